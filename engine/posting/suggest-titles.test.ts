import { expect, test } from 'vitest';
import { suggestTitles } from './suggest-titles.ts';

test.each([
  ['SENIOR ACCOUNTANT — Greymoor & Pell Outfitters, Inc.', ['Senior Accountant']],
  ['Senior Backend Developer (m/f/x) – Payments Platform\nNimbuscroft Systems | Remote', ['Senior Backend Developer']],
  ['SOUS CHEF  ***  The Copper Heron\n\nWe need a Sous Chef to run the pass.', ['Sous Chef']],
  ['Registered Nurse (RN) – Intensive Care Unit, Nights\nMarlowe Bay', ['Registered Nurse (RN)']],
  ['Pflegefachkraft (m/w/d) für unsere Geriatrie – Voll- oder Teilzeit', ['Pflegefachkraft für unsere Geriatrie']],
  ['WAREHOUSE ASSOCIATE - 2ND SHIFT - START THIS WEEK!!', ['Warehouse Associate']],
  ['Wir suchen eine Buchhalterin für unser Büro.', ['Buchhalterin']],
  ['Hiring for Java Full Stack Developer || Pune (Kharadi) || 5-8 yrs', ['Java Full Stack Developer']],
  ['KFZ-MECHATRONIKER*IN GESUCHT', ['KFZ-Mechatroniker*IN']],
  ['ELEKTRONIKER FÜR ENERGIE- UND GEBÄUDETECHNIK (M/W/D)', ['Elektroniker für Energie- und Gebäudetechnik']],
  ['Senior Stylist wanted – busy Cork city salon', ['Senior Stylist']],
  ['Data Analyst (m/f/d) 100% – Zürich', ['Data Analyst']],
  ['graphic designer ✏️', ['graphic designer']],
])('the first lines of “%s” offer their title', (posting, titles) => {
  expect(suggestTitles(posting)).toEqual(titles);
});

test('a labelled title comes before the first line', () => {
  expect(suggestTitles('Welcome to Larkfield\nJob title: Office Manager (all genders)')).toEqual([
    'Office Manager',
    'Welcome to Larkfield',
  ]);
});

test('the sentence that says who is wanted is used when no line is a title', () => {
  expect(suggestTitles('About us\nLarkfield makes jam.\nWe are looking for a Head Baker who likes mornings.')).toEqual([
    'Head Baker',
  ]);
});

test('what somebody has to have is no title', () => {
  expect(
    suggestTitles('About us\nA family practice in Bend.\nYou need an active dental license and patience.'),
  ).toEqual([]);
});

test('an employer, a heading, a label and a sentence are not titles', () => {
  const sentence = 'We are a family of bakers and have been making bread in this town for ninety years.';
  for (const text of ['Larkfield GmbH', 'About us', 'Location: Ohio', sentence, '', '\n\n', '— — —']) {
    expect(suggestTitles(text)).toEqual([]);
  }
});

test('a huge posting without a line break offers nothing', () => {
  expect(suggestTitles('word '.repeat(40_000))).toEqual([]);
  expect(suggestTitles(`looking for a ${'a'.repeat(199_000)}`)).toEqual([]);
});
