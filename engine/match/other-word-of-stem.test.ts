import { expect, test } from 'vitest';
import { isOtherWordOfStem } from './other-word-of-stem.ts';

test.each([
  ['accounting', 'account', true],
  ['cashing', 'cash', true],
  ['objection', 'objective', true],
  ['medication', 'medical', true],
  ['testing', 'test', false],
  ['medical', 'medical', false],
  ['catering', 'catered', false],
  ['recruitment', 'recruit', false],
  ['professional', 'profession', true],
  ['renewal', 'renew', false],
  ['removal', 'remove', false],
  ['appraisal', 'appraise', false],
])('"%s" and "%s" are different words: %s', (asked, said, expected) => {
  expect(isOtherWordOfStem(asked, said)).toBe(expected);
});
