import { expect, test } from 'vitest';
import { isUnfinished, wordsSay } from './words-say.ts';

test('small letters, an open bracket, a comma, a link and a postal code go on', () => {
  expect(wordsSay('Advanced tanker training,', 'chemical')).toBe('one line');
  expect(wordsSay('Certificate in emergency', 'nursing')).toBe('one line');
  expect(wordsSay('Master Mariner (STCW', 'II/2)')).toBe('one line');
  expect(wordsSay('Sachkunde nach', 'VDI 2700')).toBe('one line');
  expect(wordsSay('9 rue des Tonneliers, 29000', 'Quimper')).toBe('one line');
  expect(wordsSay('Staff Nurse | Clun Valley | 2015', '– 2019')).toBe('one line');
});

test('addresses, numbers and labels are lines of their own', () => {
  expect(wordsSay('anna@example.org', '+44 20 7946 0112')).toBe('two lines');
  expect(wordsSay('+44 20 7946 0112', 'linkedin.com/in/anna')).toBe('two lines');
  expect(wordsSay('Registered Nurse', 'anna@example.org | Portland')).toBe('two lines');
  expect(wordsSay('Tools: SAP, Power BI', 'Areas: taxes, treasury')).toBe('two lines');
  expect(wordsSay('Deutsch – Muttersprache', 'Englisch – gut')).toBe('two lines');
  expect(wordsSay('Bachelor | Linn State | 2013', 'Diploma | City College | 2009')).toBe('two lines');
});

test('a capital letter, a number and the end of a sentence say nothing', () => {
  expect(wordsSay('General Operator’s', 'Certificate')).toBeUndefined();
  expect(wordsSay('Institute of Social Work, 2016', 'Baccalaureate')).toBeUndefined();
  expect(wordsSay('It was quiet.', 'iPhones were new')).toBeUndefined();
});

test('an email address may go on in the next row, and two addresses are two', () => {
  expect(wordsSay('maelle.kervadec@example.or', 'g')).toBe('one word');
  expect(wordsSay('anna@example.org', 'github.com/anna')).toBe('two lines');
  expect(wordsSay('anna@example.org', 'Portland')).toBe('two lines');
});

test('a broken word, an open bracket and a web address that ends in a slash are unfinished', () => {
  expect(isUnfinished('Bildungs-', 'akademie')).toBe(true);
  expect(isUnfinished('German (working', 'knowledge)')).toBe(true);
  expect(isUnfinished('example.org/', 'anna')).toBe(true);
  expect(isUnfinished('German (B2)', 'English (C1)')).toBe(false);
});
