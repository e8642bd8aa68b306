import { describe, expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { markNegated } from './negation.ts';

const proven = (text: string) => {
  const tokens = tokenise(text);
  const marks = markNegated(text, tokens);
  return tokens.filter((_, index) => marks[index] === 0).map((token) => token.surface);
};

test.each([
  ['No experience with Kubernetes. Built APIs in Java.', 'Kubernetes', 'Java'],
  ['I am eager to learn Rust, but I have used Go', 'Rust', 'Go'],
  ['Never used Photoshop; drew in Figma', 'Photoshop', 'Figma'],
  ['Keine Erfahrung mit SAP. Sicher in Excel.', 'SAP', 'Excel'],
  ['Spark (no experience), Hadoop', 'Spark', 'Hadoop'],
])('in %j the first tool is denied and the second is not', (text, denied, kept) => {
  expect(proven(text)).not.toContain(denied);
  expect(proven(text)).toContain(kept);
});

test.each([
  '  - Booked appointments in Phorest and cashed up',
  '– Planned lessons in GeoGebra',
  'First contact with visitors in Salesforce',
  'Plans drawn to scale in AutoCAD',
  'No accidents in six years on the reach truck',
  'License: Registered Nurse (RN)',
  'Registered in Ohio as a dietitian',
  'Skills: applied mathematics',
  'Skills\nfinance tools',
  'CRRT                              care plans',
  'Management accounts for 12 sites',
  'IT systems',
  'Legal contracts',
  'Contractor checks',
  'Excellent time management skills',
  'Provided debt management services to veterinary practices',
  'Delegated staff nurse duties',
  'Tech-savvy project manager versed in Gantt charts',
  'Looking to use eleven years of network security',
  'Respect the rights of residents',
  'Waiting on tables of ten',
  'Baker',
  'A/B testing',
  'Dental nurse, GDC no. 300000',
  'SIA licence No: 1000234',
  'Driving licence no 123456',
  'Natural language processing, machine learning, deep learning, PyTorch',
])('nothing is denied by %j', (line) => {
  expect(proven(line)).toEqual(tokenise(line).map(({ surface }) => surface));
});

test.each([
  ['Section 47 enquiries and care plans are outside my experience', 'plans'],
  ['Direct work with children was never part of my job', 'children'],
  ["Invoice processing and month-end closing aren't with us", 'closing'],
  ['Advanced Excel is my next target', 'Excel'],
  ['I have yet to do daily vehicle checks on anything bigger than a car', 'checks'],
  ['Digital tachograph card: never needed one.', 'tachograph'],
  ['The seams were checked by others than me.', 'seams'],
  ['Cleaning was hived off to a contractor.', 'Cleaning'],
  ["Budgets don't cross my desk.", 'Budgets'],
  ['My supervisor signs the risk assessments.', 'assessments'],
  ['My elder brother files TDS and GST for shops', 'TDS'],
  ['Family assessments are for the council, not something I know', 'assessments'],
  ['Zwei Wochen im Lager: Regale gefüllt, bei der Inventur zugeschaut', 'Inventur'],
  ['Internship of two months at a building site: observed slab casting', 'slab'],
  ['Payment runs, vendor queries and SAP. None of these should be read as my experience.', 'SAP'],
])('what stands before the denial is denied, too: %j', (text, denied) => {
  expect(proven(text)).not.toContain(denied);
});

test.each([
  ['Led the team that is for the whole region', 'team'],
  ['My mother and I ran a bakery with four ovens', 'bakery'],
  ['Russisch Muttersprache\nEnglisch Grundkenntnisse', 'Englisch'],
  ['Observed patients for changes and told the nurse', 'patients'],
])('what only looks like it is not: %j', (text, kept) => {
  expect(proven(text)).toContain(kept);
});

describe('a resume that denies line after line', () => {
  const denials =
    '- I have never used Figma\n- No experience of Sketch\n- I do not write code\n- Never ran a workshop\n';
  const doubtful = '- Canva and WordPress mean little to me, I am afraid';
  const marked = (text: string, word: string) => {
    const tokens = tokenise(text);
    return markNegated(text, tokens)[tokens.findIndex(({ surface }) => surface === word)];
  };

  test('is not believed where it is in doubt', () => {
    expect(marked(`${denials}${doubtful}`, 'WordPress')).toBe(1);
  });

  test('is none that wishes and watches in a line or two', () => {
    const trainee = '- Im Lager bei der Inventur zugeschaut\n- Nach der Prüfung würde ich gerne Stapler fahren\n';
    expect(marked(`${trainee}- Belege sortieren und einfache Buchhaltungen\n`, 'Belege')).toBe(0);
  });

  test('keeps what it says plainly', () => {
    expect(marked(`${denials}- Planned 60 production lines in Excel across three shifts`, 'Excel')).toBe(0);
  });

  test('is one that denies a good part of its lines', () => {
    const deeds = '- Planned production in Excel\n'.repeat(20);
    expect(marked(`${deeds}${denials}- Canva and WordPress mean little to me`, 'Excel')).toBe(0);
  });
});
