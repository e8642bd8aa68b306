import { expect, test } from 'vitest';
import { ownLines } from './own-lines.ts';

const analysed = 'Robin Example\nSKILLS\nWound care';

test('what was written by hand is each new line, once, whichever of the texts it stands in', () => {
  const original = 'Robin Example\nSKILLS\n  Wound care, CRRT';
  const optimised = 'Robin Example\nSKILLS\nWound care, CRRT\nSpanish';
  expect(ownLines([original, optimised], [analysed])).toEqual(['Wound care, CRRT', 'Spanish']);
});

test('what was analysed, what a change put in, and a line that only moved are not', () => {
  const judged = 'Robin Example\nSKILLS\nCare of wounds';
  const shown = 'SKILLS\n\nCare of wounds\nRobin Example';
  expect(ownLines([analysed, shown], [analysed, judged])).toEqual([]);
});
