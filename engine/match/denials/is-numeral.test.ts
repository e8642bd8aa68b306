import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { isNumeral } from './is-numeral.ts';

/** Whether the I of a line is a number. */
function counts(line: string): boolean {
  const tokens = tokenise(line);
  const at = tokens.findIndex(({ surface }) => surface === 'I');
  return isNumeral(tokens[at - 1], tokens[at], tokens[at + 1]);
}

test('an I behind a name, which ends its clause, is a number; the writer goes on', () => {
  for (const line of ['PSM I', 'CFA Level I, 2019', 'Passed level I']) expect(counts(line)).toBe(true);
  for (const line of ['I have a licence', 'At Fern Ltd I sold tools', 'so do I']) expect(counts(line)).toBe(false);
});
