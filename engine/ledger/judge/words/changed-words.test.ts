import { expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { readRewrite } from '../../compare-resumes.ts';
import { changedWords, isWordFeature } from './changed-words.ts';

const model = createModel();

function changedIn(before: string, after: string, head = 'Experience\nClerk, Elm Works, Leeds, 2015 - 2022'): string[] {
  const textOf = (line: string) => `Ann Bell\n\n${head}\n- ${line}\n- Swept the yard\n`;
  const { improved, caseOf } = readRewrite({ originalText: textOf(before), improvedText: textOf(after) }, model);
  return improved.lines.filter(({ content }) => content.includes(after)).flatMap((line) => changedWords(caseOf(line)));
}

test('what a line adds and drops is told by the roots of its words, small ones too', () => {
  expect(changedIn('Helped to train some of the clerks', 'Trained most of the clerks')).toEqual([
    'adds most',
    'drops help',
    'drops to',
    'drops som',
  ]);
});

test('another form, another order and a figure are no other words', () => {
  expect(changedIn('Counted 40 crates and boxes', 'Counting boxes and 60 crates')).toEqual([]);
});

test('German words are compared in one spelling', () => {
  const head = 'Berufserfahrung\nSachbearbeiterin bei der Ulmen GmbH, Leipzig, seit 2015';
  const changed = changedIn('Führte die Kasse mit einer Kollegin', 'Führte alle Kassen mit einer Kollegin', head);
  expect(changed).toContain('adds alle');
  expect(changed).not.toContain('adds fuehrte');
});

test('of a line of other words only the first fifteen count, on both sides', () => {
  const words = (from: number) =>
    Array.from({ length: 40 }, (_, at) => `Word${String.fromCharCode(97 + ((from + at) % 26), 97 + (at % 26), 120)}`);
  const changed = changedIn(`Clerk ${words(0).join(' ')}`, `Clerk ${words(9).join(' ')}`);
  expect(changed.filter((name) => name.startsWith('adds '))).toHaveLength(15);
  expect(changed.every(isWordFeature)).toBe(true);
});
