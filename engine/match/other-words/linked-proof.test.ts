import { describe, expect, test } from 'vitest';
import { loadConcepts } from '../../concepts/load-concepts.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import { readPosting } from '../../extract/read-posting.ts';
import { createModel } from '../../lexicon/create-model.ts';
import { smallKnowledge } from '../../testing/small-document.ts';
import { type Parts, resumeOf } from '../../testing/small-resume.ts';
import { indexResume } from '../index-resume.ts';
import { linkedProof } from './linked-proof.ts';

const en = await loadConcepts('en');
const model = createModel();

/** The share of a term that a resume shows by words that go with its own. */
function shareOf(
  key: string,
  parts: Parts,
  { asked = key, kind }: { asked?: string; kind?: PostingTerm['kind'] } = {},
) {
  const resume = indexResume(resumeOf(parts), smallKnowledge);
  const posting = readPosting(`Requirements\n- ${asked}`, model.asks);
  const term = { surface: key, canonical: key, key, kind, probability: 1, confidence: 1, mentions: [] };
  return linkedProof(en, resume, posting, model.rarity).prove(term)?.share;
}

describe('words that go with those of a term', () => {
  const line = 'Ran the autoclave and the spore tests every evening';

  test('show it in part', () => {
    const share = shareOf('sterilise instrument', { line }) ?? 0;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(1);
  });

  test('are no numbers and single letters', () => {
    expect(shareOf('differentiated lesson', { line: 'Year 6 for three years and four terms' })).toBeUndefined();
  });

  test('show nothing when the posting uses them itself', () => {
    expect(
      shareOf('sterilise instrument', { line }, { asked: 'sterilise instruments, autoclave, spore tests, evening' }),
    ).toBeUndefined();
  });

  test('show nothing in a list, in a denial, or of a tool', () => {
    expect(shareOf('sterilise instrument', { skills: line })).toBeUndefined();
    expect(shareOf('sterilise instrument', { line: 'I have never run an autoclave or a spore test' })).toBeUndefined();
    expect(shareOf('sterilise instrument', { line }, { kind: 'tool' })).toBeUndefined();
  });
});
