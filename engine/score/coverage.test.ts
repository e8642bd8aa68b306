import { describe, expect, test } from 'vitest';
import type { PostingRequirement } from '../extract/extract-requirements.ts';
import { readPosting } from '../extract/read-posting.ts';
import { createModel } from '../lexicon/create-model.ts';
import { indexResume } from '../match/index-resume.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { measureCoverage } from './coverage.ts';

const model = createModel();
const posting = `Baker
Requirements
- Sourdough and viennoiserie
Benefits
- Telemedicine`;

/** A requirement at these words of the posting. */
function matchOf(words: string, found: boolean): MatchedRequirement {
  const start = posting.indexOf(words);
  const spans = [{ start, end: start + words.length }];
  const requirement: PostingRequirement['requirement'] = {
    ...{ surface: words, canonical: words, alternatives: [], kind: 'skill', importance: 'must', spans },
  };
  return { requirement, found, credit: found ? 1 : 0, evidence: [], confidence: 1, keys: [], proven: words };
}
const coverageOf = (resume: string, matches: MatchedRequirement[] = [], text = posting) =>
  measureCoverage(readPosting(text, model.asks), indexResume(resume, model), matches, model);

describe("how much of the posting's words the resume uses", () => {
  test('is all, some or none', () => {
    expect(coverageOf('Baker of sourdough and viennoiserie')).toBe(1);
    expect(coverageOf('Baker of sourdough')).toBeGreaterThan(0);
    expect(coverageOf('Baker of sourdough')).toBeLessThan(1);
    expect(coverageOf('Pilot')).toBe(0);
  });

  test('counts inflections, but no words that are denied', () => {
    expect(coverageOf('Bakers')).toBe(coverageOf('Baker'));
    expect(coverageOf('No sourdough')).toBe(0);
  });

  test('counts in part a word that another one of the resume surely goes with', () => {
    const covered = (strength: number) => {
      const strengthOf = (lemma: string) => (lemma === 'sourdough' ? strength : 0);
      return measureCoverage(readPosting(posting, model.asks), indexResume('Pilot', model), [], {
        ...model,
        strengthOf,
      });
    };
    expect(covered(0.8)).toBeGreaterThan(0);
    expect(covered(0.8)).toBeLessThan(coverageOf('sourdough') ?? 0);
    expect(covered(0.5)).toBe(0);
  });

  test('does not ask for what the company offers', () => {
    expect(coverageOf('Telemedicine')).toBe(0);
  });

  test('counts the words of a requirement that is proven in other words', () => {
    expect(coverageOf('Pilot', [matchOf('Sourdough', true)])).toBeGreaterThan(0);
    expect(coverageOf('Pilot', [matchOf('Sourdough', false)])).toBe(0);
  });

  test('counts words of requirements more than others', () => {
    const [asked, other] = [matchOf('Sourdough', false), matchOf('viennoiserie', false)];
    expect(coverageOf('sourdough', [asked])).toBeGreaterThan(coverageOf('sourdough', [other]) ?? 1);
  });

  test('is unknown when the posting has no word of its own', () => {
    expect(coverageOf('Baker', [], 'And or the')).toBeUndefined();
  });
});
