import { describe, expect, test } from 'vitest';
import { documentOf, lineWith } from '../../testing/small-document.ts';
import { resumeOf } from '../../testing/small-resume.ts';
import { bareText, hasGerman } from './document.ts';

const text = resumeOf({ line: 'Washed 40 patients, never ran Postgres', skills: 'Excel' });
const document = documentOf(text);
const line = lineWith(document, 'Washed');

describe('a resume that is read for comparing', () => {
  test('has every word in the line it is written in', () => {
    for (const { from, to, start, end } of document.lines) {
      for (const token of document.tokens.slice(from, to)) {
        expect(token.start).toBeGreaterThanOrEqual(start);
        expect(token.end).toBeLessThanOrEqual(end);
      }
    }
    expect(document.lines.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(document.tokens.length);
  });

  test('finds lines by the stems of their words, small words left out', () => {
    const wash = document.stemOf[line.from] ?? '';
    expect(document.linesOf.get(wash)).toEqual([line.index]);
    expect(lineWith(document, 'Kept the').stems.has('the')).toBe(false);
  });

  test('finds numbers by their value, and marks their words', () => {
    expect(document.amountsOf.get(40)).toMatchObject([{ amount: { unit: 'count' }, line: { index: line.index } }]);
    expect(document.inAmount[line.from + 1]).toBe(1);
    expect(document.inAmount[line.from]).toBe(0);
  });

  test('has the listed terms of each line, and what the text denies', () => {
    const [match] = line.terms;
    expect(match?.term.name).toBe('PostgreSQL');
    expect(document.negated[match?.from ?? 0]).toBe(1);
    expect(lineWith(document, 'Excel').terms.map(({ term }) => term.name)).toEqual(['Excel']);
  });

  test('has the words of each job', () => {
    const words = document.stemsOfJob.get(line.job ?? -1);
    expect([...line.stems].every((stem) => words?.has(stem))).toBe(true);
    expect(document.hasJobs).toBe(true);
    expect(documentOf('Only a sentence.').hasJobs).toBe(false);
  });
});

test('of two texts one German one is enough', () => {
  const german = 'Ich habe als Koch in der Küche gearbeitet und die Speisen zubereitet.';
  expect(hasGerman('Cook', german)).toBe(true);
  expect(hasGerman('I have worked as a cook in the kitchen and prepared the meals.')).toBe(false);
});

test('lines that differ only in bullet, case and punctuation have the same bare text', () => {
  expect(bareText('• Baked: bread (rye)!')).toBe(bareText('- baked bread, rye'));
  expect(bareText('C++')).not.toBe(bareText('C#'));
  expect(bareText('40%')).not.toBe(bareText('40'));
});
