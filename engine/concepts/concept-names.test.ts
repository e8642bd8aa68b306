import { describe, expect, test } from 'vitest';
import { smallNames, smallRoots } from '../testing/small-concepts.ts';
import { tokenise } from '../text/tokenise.ts';
import { conceptsNamed, findNames, indexNames, loose, numberWords, whole } from './concept-names.ts';
import { unpackNames } from './packed-concepts.ts';

const names = indexNames(unpackNames(smallNames), smallRoots);
const all = new Set([0, 1, 2]);

function found(text: string, wanted = all, counts: (index: number) => boolean = () => true): string[] {
  const tokens = tokenise(text);
  return [...findNames(names, { text, tokens, numbers: numberWords(names, tokens), counts }, wanted)].map(
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

  test('stands for the thing, or for a part of it', () => {
    const tokens = tokenise('Phlebotomy and cannula');
    const words = { text: 'Phlebotomy and cannula', tokens, numbers: numberWords(names, tokens), counts: () => true };
    expect([...findNames(names, words, all)].map(({ part }) => part)).toEqual([whole, whole + 1]);
  });

  test('proves nothing when it only goes with the thing', () => {
    expect(found('Held a needle')).toEqual([]);
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

test('a whole key names concepts or parts of them, a product only its kind', () => {
  expect(conceptsNamed(names, 'tyre').map(({ concept }) => concept)).toEqual([0, 2]);
  expect(conceptsNamed(names, 'kafka')).toEqual([]);
  expect(conceptsNamed(names, 'broker')).toEqual([]);
  expect(conceptsNamed(names, 'cannula')).toEqual([{ concept: 2, part: whole + 1 }]);
  expect(conceptsNamed(names, 'needle')).toEqual([{ concept: 2, part: loose }]);
});
