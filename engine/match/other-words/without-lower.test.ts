import { expect, test } from 'vitest';
import { loose, whole } from '../../concepts/concept-names.ts';
import { withoutLower } from './without-lower.ts';

const [assistant, nurse, nursing] = [1, 2, 3];
/** Nursing can be told in other words, and so has a chunk of phrasings. */
const knowledge = { chunkOf: (concept: number) => (concept === nursing ? 1 : undefined) };

test('a credential of its own is asked for without the lower one that it includes', () => {
  const named = [
    { concept: assistant, part: 1 },
    { concept: nurse, part: whole },
  ];
  expect(withoutLower(named, knowledge)).toEqual([{ concept: nurse, part: whole }]);
});

test('a part that is no credential of its own, what goes with it, and what can be told in other words stay', () => {
  const part = [{ concept: assistant, part: 1 }];
  expect(withoutLower(part, knowledge)).toEqual(part);
  const others = [
    { concept: nurse, part: whole },
    { concept: nursing, part: 1 },
    { concept: assistant, part: loose },
  ];
  expect(withoutLower(others, knowledge)).toEqual(others);
});
