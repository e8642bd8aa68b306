import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { type PostingText, readPosting } from '../read-posting.ts';
import { gatherCandidates } from './candidates.ts';
import { describeCandidate, mainMention } from './rank-features.ts';

const model = createModel();

/** The posting with every line asking as surely as these say, so that what is compared differs in nothing else. */
function readAs(text: string, asks: readonly number[] = []): PostingText {
  const posting = readPosting(text, model.asks);
  return { ...posting, asks: Float64Array.from(posting.lines, (_, line) => asks[line] ?? 0.5) };
}

function candidateIn(posting: PostingText, key: string) {
  const candidate = gatherCandidates(posting, [], model).find((each) => each.key === key);
  const mention = candidate && mainMention(candidate, posting);
  if (candidate === undefined || mention === undefined) throw new Error(`Nothing asks for "${key}".`);
  return { candidate, mention };
}

function numbersOf(text: string, key = 'wound care', chain = 0): Float64Array {
  const posting = readAs(text);
  const { candidate, mention } = candidateIn(posting, key);
  const words = posting.tokens.length;
  const signals = { tagged: new Float64Array(words).fill(chain), spans: new Float64Array(words), rarity: model.rarity };
  return describeCandidate(candidate, mention, posting, signals, model);
}
const differences = (a: Float64Array, b: Float64Array) => a.filter((value, index) => value !== b[index]).length;

describe('a candidate as numbers', () => {
  const plain = numbersOf('Nurse\nWe trust in wound care also');

  test('has one for each weight of the ranker, and all are finite', () => {
    expect(plain).toHaveLength(model.ranker.length);
    expect(plain.every(Number.isFinite)).toBe(true);
  });

  test('does not depend on words without a meaning for it', () => {
    expect(differences(plain, numbersOf('Nurse\nWe hope in wound care also'))).toBe(0);
  });

  test.each([
    ['a cue before it', 'Nurse\nWe trained in wound care also'],
    ['a cue after it', 'Nurse\nWe trust in wound care required'],
    ['brackets', 'Nurse\nWe trust in (wound care) also'],
    ['an article', 'Nurse\nWe trust the wound care also'],
    ['its section', 'Requirements\nWe trust in wound care also'],
    ['its place in the line', 'Nurse\nWound care we trust in also'],
    ['capitals', 'Nurse\nWe trust in Wound Care also'],
    ['repeats', 'Nurse\nWe trust in wound care also\nWound care'],
  ])('is described by %s', (_, text) => {
    expect(differences(plain, numbersOf(text))).toBeGreaterThan(0);
  });

  test('is described by what the chain says about it', () => {
    expect(differences(plain, numbersOf('Nurse\nWe trust in wound care also', 'wound care', 0.9))).toBeGreaterThan(0);
  });

  test('is described by the lists that have it', () => {
    const [listed, other] = [
      numbersOf('We use the Terraform', 'terraform'),
      numbersOf('We use the Torraform', 'torraform'),
    ];
    expect(differences(listed, other)).toBeGreaterThan(0);
  });
});

describe('the mention that says most', () => {
  const lineOf = (text: string, asks: readonly number[]) => {
    const posting = readAs(text, asks);
    return posting.lines[candidateIn(posting, 'wound care').mention.line]?.content;
  };

  test('is in the line that asks most', () => {
    const text = 'Nurse\nWe trust in wound care\nYou trust in wound care';
    expect(lineOf(text, [0, 0.4, 0.6])).toContain('You');
    expect(lineOf(text, [0, 0.6, 0.4])).toContain('We');
  });

  test('is outside boilerplate if any is', () => {
    const text = 'Nurse\nBenefits\n- Free wound care\nRequirements\n- You trust in wound care';
    expect(lineOf(text, [0, 0, 0.9, 0, 0.1])).toContain('You');
  });
});
