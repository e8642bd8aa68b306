import { expect, test } from 'vitest';
import { germanWords } from '../../lexicon/german-words.ts';
import { tokenise } from '../tokenise.ts';
import { readGermanWords } from './german.ts';

const read = (text: string) => readGermanWords(text, tokenise(text), germanWords());

test('umlauts and their two-letter spelling are the same word', () => {
  expect(read('Führerschein')[0]?.lemma).toBe(read('Fuehrerschein')[0]?.lemma);
});

test('an inflected word has the lemma of the known one', () => {
  const [inflected, plain] = read('elektrischer elektrische');
  expect(inflected?.lemma).toBe(plain?.lemma);
});

test('what is done mostly is done by no master', () => {
  expect(read('meist meistens Meister').map(({ lemma }) => lemma)).toEqual(['meist', 'meisten', 'meister']);
});

test('a compound knows the parts that are words of their own', () => {
  expect(read('Kinderkrankenpflege')[0]).toMatchObject({ head: 'krankenpflege' });
  expect(read('Lagerhelfer')[0]).toMatchObject({ first: 'lager' });
});

test('a word that shares the end of a later one is completed', () => {
  expect(read('Debitoren-, Kreditoren- und Anlagenbuchhaltung').map(({ surface }) => surface)).toEqual([
    'Debitorenbuchhaltung',
    'Kreditorenbuchhaltung',
    'und',
    'Anlagenbuchhaltung',
  ]);
});

test('an unknown word stays as it is', () => {
  expect(read('Kaffeefahrt')[0]).toMatchObject({ surface: 'Kaffeefahrt', lemma: 'kaffeefahrt' });
});

test('a run of letters that is no compound has no parts', () => {
  expect(read(`Lager${'pflege'.repeat(20)}`)[0]).toMatchObject({ lemma: `lager${'pflege'.repeat(20)}` });
  expect(read(`Lager${'pflege'.repeat(20)}`)[0]?.head).toBeUndefined();
});
