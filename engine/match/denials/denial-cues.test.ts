import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { backwardWords, denialsBackward, denialsForward, forwardWords, isShortened } from './denial-cues.ts';

const clauses = ['clauses.tsv', 'clauses-third.tsv'].flatMap((file) =>
  readFileSync(new URL(`../../../benchmarks/accuracy/data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? ''),
);
const wordsOf = (text: string) => tokenise(text).map(({ lower }) => lower);

test.each([
  ['forward', denialsForward, (word: string) => forwardWords.has(word) || isShortened(word)],
  ['back', denialsBackward, (word: string) => backwardWords.has(word)],
])('every cue that rules %s in 1,500 clauses holds one of the words that make it looked for', (_, cues, isWord) => {
  const found = clauses.flatMap((clause) => [...clause.matchAll(cues)].map(([cue]) => cue));
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((cue) => !wordsOf(cue).some(isWord))).toEqual([]);
});

test.each(['Leitung der Niederlassung Bremen', 'Ohnesorg GmbH: Kundenberatung'])(
  'the beginning of another word denies nothing: %s',
  (line) => expect([...line.matchAll(denialsForward)]).toEqual([]),
);
