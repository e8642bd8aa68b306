import { expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { isJoined } from './joined-words.ts';

/** Whether the first two words of a text may be of one name. */
function joined(text: string): boolean {
  const [before, after] = tokenise(text);
  if (before === undefined || after === undefined) throw new Error(`“${text}” has no two words.`);
  return isJoined(text, before, after);
}

test('marks within names part no words, and the end of a sentence or line does', () => {
  for (const text of ['City & Guilds', 'B.Ed', 'NVQ (Level 3)', 'Kl. B', 'CPR, AED']) expect(joined(text)).toBe(true);
  for (const text of ['Chemistry. Assistant', 'CPR; AED', 'CPR\nAED']) expect(joined(text)).toBe(false);
});
