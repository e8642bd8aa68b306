import { expect, test } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { joinOf } from './joined-words.ts';

/** What the first two words of a text may be a name of. */
function joined(text: string): string | undefined {
  const [before, after] = tokenise(text);
  if (before === undefined || after === undefined) throw new Error(`“${text}” has no two words.`);
  return joinOf(text, before, after);
}

test('marks within names part no words, a comma parts all but credentials, and the end of a sentence or line parts all', () => {
  for (const text of ['City & Guilds', 'B.Ed', 'NVQ (Level 3)', 'Kl. B']) expect(joined(text)).toBe('any');
  expect(joined('CPR, AED')).toBe('credential');
  for (const text of ['Chemistry. Assistant', 'CPR; AED', 'CPR\nAED']) expect(joined(text)).toBeUndefined();
});
