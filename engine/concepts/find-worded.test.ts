import { describe, expect, test } from 'vitest';
import { findWorded, type Said } from './find-worded.ts';

/** Each concept's words with their weights. */
const words: Record<number, Record<string, number>> = {
  1: { buff: 0.6, scrub: 0.6, taski: 1 },
  2: { buff: 0.3, lobby: 0.3, greet: 0.6 },
};

const saidBy = new Map<string, Said[]>();
for (const [concept, own] of Object.entries(words))
  for (const [root, weight] of Object.entries(own)) {
    const said = { concept: Number(concept), root, weight };
    saidBy.set(root, [...(saidBy.get(root) ?? []), said]);
  }

/** Concepts with the words that show them; "." ends a sentence. */
function shown(text: string, enough = 1): string[] {
  const lemmas = text.split(' ').filter((word) => word !== '.');
  let sentence = 0;
  const sentenceOf = text.split(' ').flatMap((word) => {
    if (word === '.') sentence += 1;
    return word === '.' ? [] : [sentence];
  });
  return findWorded(saidBy, { lemmas, sentenceOf, counts: () => true }, enough).map(
    ({ concept, from, to }) => `${concept}: ${lemmas.slice(from, to).join(' ')}`,
  );
}

describe('a sentence shows a concept by its words', () => {
  test('when it has enough of them, whatever phrasings they are from', () => {
    expect(shown('they buff and scrub floors')).toEqual(['1: buff and scrub']);
  });

  test('not when they are in two sentences', () => {
    expect(shown('they buff . they scrub')).toEqual([]);
  });

  test('not by one word said twice', () => {
    expect(shown('buff and buff again')).toEqual([]);
  });

  test('not by a single word, however few other concepts have it', () => {
    expect(shown('rode the taski')).toEqual([]);
    expect(shown('rode the taski to buff')).toEqual(['1: taski to buff']);
  });

  test('not when it has far more words of another one', () => {
    expect(shown('buff and scrub the lobby', 0.5)).toEqual(['1: buff and scrub']);
  });

  test('but not over a stretch as long as a text without full stops', () => {
    expect(shown(`buff ${'x '.repeat(30)}scrub`)).toEqual([]);
  });
});
