import { expect, test } from 'vitest';
import { loadEngine } from '../../../index.ts';
import { isListing } from '../signals/is-listing.ts';

const { compare } = await loadEngine();
const resume = (lines: string) => `Ann Example
Leeds

EXPERIENCE
Class Teacher (Y4), St Piran's C of E Primary School, Truro, 2020 - present
- Teach a class of 29

EDUCATION
BSc (Hons) Computer Networks, Example University, 2:1, 2014-2017

SKILLS
${lines}
`;
const skills = 'Phonics, SEN support, Google Classroom, Excel (basic), IPAF 3a+3b';
const questionsOf = (from: string, to: string) =>
  compare({
    originalText: resume(skills),
    improvedText: resume(skills).replace(from, to),
    now: '2026-11-01',
  }).changes.flatMap(({ claims, lost }) => [
    ...claims.flatMap(({ verdict, text }) => (verdict === 'unsupported' ? [text] : [])),
    ...lost.map(({ text }) => `lost ${text}`),
  ]);

test('what heads a part of a split list claims nothing', () => {
  const split = 'Teaching: phonics, SEN support\nIT: Google Classroom, Excel (basic)\nTickets: IPAF 3a and 3b';
  expect(questionsOf(skills, split).join()).not.toMatch(/Teaching|IT/);
});

test('a title or a level at the head of a list is asked about', () => {
  expect(questionsOf('Phonics, SEN support', 'Expert: phonics, SEN support')).not.toEqual([]);
});

test('a level belongs to its own item of the list', () => {
  expect(questionsOf(skills, skills.replace('Excel (basic)', 'Excel'))).not.toEqual([]);
});

test('the class of a degree is the same in figures and in words', () => {
  const long = 'Bachelor of Science (Honours) in Computer Networks, Upper Second Class (2:1), Example University';
  expect(questionsOf('BSc (Hons) Computer Networks, Example University, 2:1', long)).toEqual([]);
  const other = 'BSc (Hons) Computer Networks, Example University, First Class, 2014-2017';
  expect(questionsOf('BSc (Hons) Computer Networks, Example University, 2:1, 2014-2017', other)).not.toEqual([]);
});

test('the first year of a school may go while its last stays', () => {
  expect(questionsOf('2014-2017', '2017')).toEqual([]);
  expect(questionsOf('2014-2017', '2014')).not.toEqual([]);
});

test('years of school and churches are short forms', () => {
  const long = "Year 4 Class Teacher, St Piran's Church of England Primary School, Truro, 2020 - present";
  expect(questionsOf("Class Teacher (Y4), St Piran's C of E Primary School, Truro, 2020 - present", long)).toEqual([]);
  expect(questionsOf('Class Teacher (Y4)', 'Year 5 Class Teacher')).not.toEqual([]);
});

test('a listing has short items', () => {
  expect(isListing('Canva, Mailchimp, Shopify, Adobe InDesign')).toBe(true);
  expect(isListing('CILEX Level 2 Certificate, 2020 • ECDL (2013) • audio typing at 75 wpm')).toBe(true);
  expect(isListing('Booked hauliers at agreed rates, checked their bills and wrote to them each week')).toBe(false);
});
