import { describe, expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { gatherCandidates } from './candidates.ts';
import { describeCandidate, mainMention } from './rank-features.ts';
import { readPosting } from './read-posting.ts';

const model = createModel();

/** A posting's candidate by its lemmas, its main mention, and both as numbers. */
function candidateIn(text: string, key: string, chain = 0) {
  const posting = readPosting(text, model.asks);
  const candidate = gatherCandidates(posting, [], model).find((each) => each.key === key);
  const mention = candidate && mainMention(candidate, posting);
  if (candidate === undefined || mention === undefined) throw new Error(`Nothing asks for "${key}".`);
  const signals = {
    tagged: new Float64Array(posting.tokens.length).fill(chain),
    spans: new Float64Array(posting.tokens.length),
    rarity: model.rarity,
  };
  return { posting, mention, numbers: describeCandidate(candidate, mention, posting, signals, model) };
}
const numbersOf = (text: string, key: string, chain?: number) => candidateIn(text, key, chain).numbers;
const differ = (a: Float64Array, b: Float64Array) => a.some((value, index) => value !== b[index]);

describe('a candidate as numbers', () => {
  const plain = numbersOf('Nurse\nWe do wound care here', 'wound care');

  test('has one for each weight of the ranker, and all are finite', () => {
    expect(plain).toHaveLength(model.ranker.length);
    expect(plain.every(Number.isFinite)).toBe(true);
  });

  test.each([
    ['a cue before it', 'Nurse\nExperience with wound care here'],
    ['a cue behind it', 'Nurse\nWe do it all, wound care required'],
    ['its section', 'Nurse\nRequirements\nWe do wound care here'],
    ['brackets', 'Nurse\nWe do it (wound care) here'],
    ['its place in the line', 'Nurse\nWound care here'],
    ['repeats', 'Nurse\nWe do wound care here\nWe do wound care there'],
  ])('is described by %s', (_, text) => {
    expect(differ(plain, numbersOf(text, 'wound care'))).toBe(true);
  });

  test('is described by what the chain says of it', () => {
    expect(differ(plain, numbersOf('Nurse\nWe do wound care here', 'wound care', 0.9))).toBe(true);
  });

  test('is described by the lists that have it', () => {
    expect(
      differ(numbersOf('Knowledge of Terraform', 'terraform'), numbersOf('Knowledge of Torraform', 'torraform')),
    ).toBe(true);
  });
});

describe('the mention that says most', () => {
  test('is in the line that asks most', () => {
    const { posting, mention } = candidateIn(
      'Nurse\nWe are proud of wound care\nRequirements\n- You must have experience with wound care',
      'wound care',
    );
    expect(posting.lines[mention.line]?.content).toContain('must have');
  });

  test('is outside boilerplate if any is', () => {
    const { posting, mention } = candidateIn('Benefits\nFree wound care\nDuties\nDo wound care', 'wound care');
    expect(posting.lines[mention.line]?.content).toBe('Do wound care');
  });
});
