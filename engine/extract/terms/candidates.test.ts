import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';
import { gatherCandidates, surest } from './candidates.ts';
import type { TaggedTerm } from './tagger.ts';

const model = createModel();
const posting = readPosting('Nurse\nExperience with wound care and Postgres\nPostgreSQL, wounds cared for', model.asks);

/** Words of the posting, as the tagger would name them. */
function tagged(words: string, confidence: number): TaggedTerm {
  const count = words.split(' ').length;
  const from = posting.tokens.findIndex(({ start }) => posting.text.startsWith(words, start));
  return { from, to: from + count, confidence };
}
const gather = (...terms: TaggedTerm[]) => gatherCandidates(posting, terms, model);

describe('what may be asked for', () => {
  test('is each phrase of a line, and each term that was found', () => {
    const [care, nurse] = [gather().find(({ key }) => key === 'wound care'), tagged('Nurse', 0.8)];
    expect(care?.mentions).toMatchObject([{ isChunk: true, isTerm: false, confidence: 0, line: 1 }]);
    expect(gather(nurse).find(({ key }) => key === 'nurse')?.mentions).toMatchObject([{ confidence: 0.8, line: 0 }]);
  });

  test('is one mention when a term and a phrase are the same words', () => {
    const care = gather(tagged('wound care', 0.7)).find(({ key }) => key === 'wound care');
    expect(care?.mentions).toMatchObject([{ isChunk: true, isTerm: true, confidence: 0.7 }]);
  });

  test('is one candidate under all names of a listed term', () => {
    const database = gather().find(({ canonical }) => canonical === 'PostgreSQL');
    expect(database?.mentions.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('is as sure as its surest finder when two found it', () => {
    const found = gather(tagged('wound care', 0.9), tagged('wound care', 0.7));
    const care = found.find(({ key }) => key === 'wound care');
    expect(care?.mentions).toHaveLength(1);
    expect(surest(care?.mentions ?? [])).toBe(0.9);
    expect(surest([])).toBe(0);
  });
});
