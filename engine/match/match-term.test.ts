import { describe, expect, test } from 'vitest';
import type { PostingTerm } from '../extract/extract-terms.ts';
import { createKnowledge } from '../lexicon/create-knowledge.ts';
import { createModel } from '../lexicon/create-model.ts';
import { resumeOf } from '../testing/small-resume.ts';
import { indexResume } from './index-resume.ts';
import { evidenceOf, matchTerm, mostEvidence } from './match-term.ts';

const knowledge = createKnowledge();

function term(surface: string, key: string, canonical = key): PostingTerm {
  return { surface, canonical, key, kind: undefined, probability: 1, confidence: 1, mentions: [] };
}
const postgres = term('PostgreSQL', 'postgresql', 'PostgreSQL');

/** How a resume's sentence shows a term, and with which words. */
function waysIn(text: string, asked: PostingTerm): string[] {
  const resume = indexResume(text, knowledge);
  return matchTerm(asked, resume).map(
    ({ strength, places: [[from, to] = [0, 0]] }) =>
      `${strength}: ${text.slice(resume.tokens[from]?.start, resume.tokens[to - 1]?.end)}`,
  );
}

describe('a term is shown', () => {
  test('as it is written', () => {
    expect(waysIn('Ran PostgreSQL', postgres)).toContain('exact: PostgreSQL');
  });

  test('by another name', () => {
    expect(waysIn('Ran Postgres', postgres)).toEqual(['alias: Postgres']);
  });

  test('in another form, also with words in between', () => {
    expect(waysIn('Fitted new tyres', term('tyre', 'tyre'))).toContain('exact: tyres');
    expect(waysIn('Cleaned all windows', term('clean window', 'clean window'))).toEqual([
      'inflected: Cleaned all windows',
    ]);
  });

  test('with a typing error in a long word, not in a short one', () => {
    expect(waysIn('Did phlebotmy', term('phlebotomy', 'phlebotomy'))).toEqual(['near: phlebotmy']);
    expect(waysIn('Knows Lava', term('java', 'java'))).toEqual([]);
  });

  test('not by a word of a tool’s longer name', () => {
    expect(waysIn('Used Google Analytics', term('analytics', 'analytics'))).toEqual([]);
  });

  test('by a related thing', () => {
    expect(waysIn('Ran MySQL', postgres)).toEqual(['related: MySQL']);
  });

  test('not by words in another order, or too far apart', () => {
    expect(waysIn('Care of the wound', term('wound care', 'wound care'))).toEqual([]);
    expect(waysIn('Wound by the side of careful people', term('wound care', 'wound care'))).toEqual([]);
  });

  test('not by a word of a longer name of a tool', () => {
    expect(waysIn('Ran Apache Spark', term('apache', 'apache'))).toEqual([]);
  });

  test('as the posting writes it when it has two letters or one', () => {
    expect(waysIn('Wrote Qi', term('Qi', 'qi'))).toContain('exact: Qi');
    expect(waysIn('Wrote qi', term('Qi', 'qi'))).toEqual([]);
  });

  test('as one word or as two', () => {
    expect(waysIn('Office and shop fit outs', term('fitouts', 'fitout'))).toEqual(['alias: fit outs']);
    expect(waysIn('Ran new submains', term('sub-mains', 'sub main'))).toEqual(['alias: submains']);
    expect(waysIn('Kept it fit, out of habit', term('fitouts', 'fitout'))).toEqual([]);
  });

  test('without the words that add nothing to it, if what is left says enough', () => {
    const { rarity } = createModel();
    const ways = (text: string, asked: PostingTerm) =>
      matchTerm(asked, indexResume(text, knowledge), rarity).map(({ strength }) => strength);
    expect(ways('Butchery and sauces', term('butchery basics', 'butchery basic'))).toEqual(['named']);
    expect(ways('Safety first', term('safety procedures', 'safety procedure'))).toEqual([]);
  });

  test('in every way at once, so that one does not hide another', () => {
    expect(waysIn('Ran MySQL and Postgres', postgres)).toEqual(['alias: Postgres', 'related: MySQL']);
  });
});

describe('the evidence of a term', () => {
  const text = resumeOf({
    summary: 'Nurse with Postgres.',
    line: 'Ran Postgres',
    other: 'Nurse, Oak Ward, York, 2015 - 2018\n- Kept Postgres\n- Moved Postgres\n- Sold Postgres',
    skills: 'Postgres',
  });
  const resume = indexResume(text, knowledge);
  const evidence = matchTerm(postgres, resume).flatMap((way) => evidenceOf(way, resume));

  test('is at most three lines, the best placed first', () => {
    expect(evidence).toHaveLength(mostEvidence);
    expect(evidence.map(({ placement }) => placement)).toEqual(['shown', 'shown', 'shown']);
  });

  test('has the term’s own words before other names of it', () => {
    const text = 'Skills\nOutreach\nSales Navigator';
    const resume = indexResume(text, knowledge);
    const way = {
      strength: 'named' as const,
      places: [
        [1, 2],
        [2, 4],
      ] satisfies [number, number][],
    };
    expect(evidenceOf(way, resume, 'linkedin sale navigator')[0]?.line).toBe('Sales Navigator');
  });

  test('has the place of the words', () => {
    for (const { span } of evidence) expect(text.slice(span.start, span.end)).toBe('Postgres');
  });
});
