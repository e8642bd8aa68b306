import { describe, expect, test } from 'vitest';
import { smallConcepts, smallRoots } from '../testing/small-concepts.ts';
import { tokenise } from '../text/tokenise.ts';
import { conceptsNamed, findNames, indexNames, numberWords } from './concept-names.ts';
import { unpackNames } from './packed-concepts.ts';

const names = indexNames(unpackNames(smallConcepts), smallRoots);
const all = new Set([0, 1, 2]);

function found(text: string, wanted = all, counts: (index: number) => boolean = () => true): string[] {
  const tokens = tokenise(text);
  return [...findNames(names, { tokens, numbers: numberWords(names, tokens), counts }, wanted)].map(
    ({ concept, from, to }) => `${concept}: ${text.slice(tokens[from]?.start, tokens[to - 1]?.end)}`,
  );
}

describe('a name in a text', () => {
  test('stands for its concept, shorter names inside longer ones too', () => {
    expect(found('Did tyre fitting', new Set([0]))).toEqual(['0: tyre', '0: tyre fitting']);
  });

  test('stands for every concept that has it', () => {
    expect(found('Changed a tyre')).toEqual(['0: tyre', '2: tyre']);
  });

  test('may be that of a product, which shows the kind', () => {
    expect(found('Ran Kafka')).toEqual(['1: Kafka']);
  });

  test('counts only as it is written when it is short', () => {
    expect(found('PB for all')).toEqual(['2: PB']);
    expect(found('pb for all')).toEqual([]);
  });

  test('is looked for only when its concept is wanted', () => {
    expect(found('Ran Kafka', new Set([0]))).toEqual([]);
  });

  test('does not count over a comma, or where a word does not count', () => {
    expect(found('Message, broker')).toEqual([]);
    expect(found('Message broker', all, (index) => index !== 1)).toEqual([]);
  });
});

test('a whole key names concepts, a product only its kind', () => {
  expect(conceptsNamed(names, 'tyre')).toEqual([0, 2]);
  expect(conceptsNamed(names, 'kafka')).toEqual([]);
  expect(conceptsNamed(names, 'broker')).toEqual([]);
});
