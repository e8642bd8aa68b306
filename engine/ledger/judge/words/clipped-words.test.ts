import { expect, test } from 'vitest';
import { tokenise } from '../../../text/tokenise.ts';
import { isJoinedShort } from './clipped-words.ts';

test.each([
  ['SecOps', 'the security operations team', true],
  ['GSheets', 'a dashboard in Google Sheets', true],
  ['DevOps', 'the security operations team', false],
  ['Security', 'the security operations team', false],
])('%s in %j: %s', (short, words, is) => {
  expect(isJoinedShort(short, tokenise(words))).toBe(is);
});
