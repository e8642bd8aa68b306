import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { spellOut } from './spell-out.ts';

function spelled(text: string): string {
  return spellOut(tokenise(text), text)
    .map(({ lower }) => lower)
    .join(' ');
}

test.each([
  ['35 tickets/wk', '35 tickets week'],
  ['6 hrs per wk', '6 hours per week'],
  ['120 covers on a Sat', '120 covers on a saturday'],
  ['Mon-Fri and alternate Sats', 'monday friday and alternate saturdays'],
  ['MFA enrolment', 'mfa enrollment'],
])('%s is read as %s', (short, long) => {
  expect(spelled(short)).toBe(long);
});

test('the unit of a small quantity is one, however its sign is typed', () => {
  expect(spelled('42 uA')).toBe(spelled('42 µA'));
});

test('what only looks short stays: a verb, a department, an amount of metres', () => {
  expect(spelled('Sat on the panel')).toBe('sat on the panel');
  expect(spelled('HR and PA to the board')).toBe('hr and pa to the board');
  expect(spelled('5 m of pipe')).toBe('5 m of pipe');
});

test('a word keeps its own place in the text', () => {
  const text = 'about 8 wks';
  const last = spellOut(tokenise(text), text).at(-1);
  expect(text.slice(last?.start, last?.end)).toBe('wks');
});
