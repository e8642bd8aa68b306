import { describe, expect, test } from 'vitest';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import { rarities } from '../../lexicon/data/reading.generated.ts';
import { smallKnowledge } from '../../testing/small-document.ts';
import { indexResume } from '../index-resume.ts';
import { softProof } from './soft-proof.ts';

function shareOf(text: string, key: string, kind?: PostingTerm['kind']): number | undefined {
  const term = { surface: key, canonical: key, key, kind, probability: 1, confidence: 1, mentions: [] };
  return softProof(term, indexResume(text, smallKnowledge), rarities)?.share;
}
const key = 'adult wound dressing';

describe('a phrase is proven in part', () => {
  test('by a sentence with most of its words and its head', () => {
    const share = shareOf('Changed the dressings of many wounds', key) ?? 0;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(1);
  });

  test('in full by a sentence with all its words', () => {
    expect(shareOf('Dressing of wounds of adults', key)).toBeCloseTo(1, 9);
  });

  test('not by one word again and again', () => {
    expect(shareOf('Dressing upon dressing upon dressing', key)).toBeUndefined();
  });

  test('not by a sentence without its head', () => {
    expect(shareOf('Cared for adults with a wound', key)).toBeUndefined();
  });

  test('not by words of two sentences', () => {
    expect(shareOf('Cleaned wounds. Cared for adults. Changed the dressing.', key)).toBeUndefined();
  });
});

test('a single word, and things that only their name proves, have no such proof', () => {
  expect(shareOf('Changed the dressing', 'dressing')).toBeUndefined();
  for (const kind of ['tool', 'licence', 'language'] as const)
    expect(shareOf('Dressing of wounds of adults', key, kind)).toBeUndefined();
});
