import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['123456', true],
  ['password', true],
  ['PassWord', true],
  ['iloveyou', true],
  ['correct horse battery', false],
  ['tessa-hollowbrook-1987', false],
  ['', false],
])('%j is a common password: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
});
