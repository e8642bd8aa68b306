import { describe, expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import type { PostingRequirement } from './extract-requirements.ts';
import { judgeReading } from './judge-reading.ts';
import { readPosting } from './read-posting.ts';

const { asks } = createModel();
const requirement: PostingRequirement = {
  requirement: { surface: 'x', canonical: 'x', alternatives: [], kind: 'skill', importance: 'must', spans: [] },
  terms: [],
  yearsOf: [],
  licences: [],
  options: [],
  level: undefined,
  probability: 0.5,
  confidence: 0.5,
};
const requirements = (count: number) => Array.from({ length: count }, () => requirement);
const littleOf = (text: string, count = 0) => judgeReading(readPosting(text, asks), requirements(count)).little;

const offer = 'We offer free fruit, a bike and a warm office with a view of the river and the old town. '.repeat(6);

describe('a posting', () => {
  test('was read when eight requirements were found, however short it is', () => {
    expect(littleOf('Cook', 8)).toBeUndefined();
    expect(littleOf('Cook', 7)).toBe('short');
  });

  test('is expected to ask for as much as its requirements are sure', () => {
    const reading = judgeReading(readPosting('Cook for a canteen', asks), requirements(3));
    expect(reading).toMatchObject({ words: 4, requirements: 3, certainty: 1.5 });
  });

  test('may be about the company alone', () => {
    expect(littleOf(`Cook\nBenefits\n${offer}`)).toBe('company');
  });

  test('may name little in general words', () => {
    expect(littleOf('We want you to be with us and to do it all for them and with them. '.repeat(8))).toBe('general');
  });

  test('may be in a language that is not covered', () => {
    expect(littleOf('Nous cherchons une personne pour notre équipe de la cuisine et du service. '.repeat(9))).toBe(
      'language',
    );
  });
});
