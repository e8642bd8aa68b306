import { expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';
import { hasOtherNames, wordsOfNames } from './listed-words.ts';

const engine = await loadEngine();

/** How much of what a posting asks for a resume with one line shows. */
function creditsOf(asked: string, line: string): number[] {
  const resumeText = `Experience\nWorker, Elm Works, 2015 - 2022\n- ${line}`;
  const { requirements } = engine.analyse({ resumeText, jobDescription: `Requirements\n- ${asked}` });
  return requirements.map(({ credit }) => credit);
}

test.each([
  ['Java', 'Built shops in J2EE', 'Built shops in JEE'],
  ['Perpetual narcotic inventory', 'Did inventory control, reconciled and checked orders', 'inventory management'],
  ['Accounts receivable', 'Reconcile bank accounts daily, process accounts payable, maintain general ledgers', 'AP'],
])('%s is shown alike, whichever name of a thing a line has', (asked, line, other) => {
  const renamed = other.includes(' in ') ? other : line.replace(/inventory control|accounts payable/, other);
  expect(renamed).not.toBe(line);
  expect(creditsOf(asked, line)[0]).toBeGreaterThan(0);
  expect(creditsOf(asked, renamed)).toEqual(creditsOf(asked, line));
});

test('a tool says its shortest name alone, another thing all of its names', () => {
  const names = ['Apache Maven', 'Maven'];
  expect(wordsOfNames({ kind: 'tool', names })).toEqual([['maven']]);
  expect(wordsOfNames({ kind: 'skill', names: [...names] })).toEqual([['apache', 'maven'], ['maven']]);
});

test('names that may be of another class are no other names', () => {
  const names = ['CDL', 'class A CDL'];
  expect(hasOtherNames({ kind: 'licence', trusted: true, names })).toBe(false);
  expect(hasOtherNames({ kind: 'skill', trusted: false, names })).toBe(false);
  expect(hasOtherNames({ kind: 'skill', trusted: true, names })).toBe(true);
});
