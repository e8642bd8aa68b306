import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { markNegated } from './negation.ts';

function deniedIn(text: string): boolean {
  return markNegated(text, tokenise(text)).includes(1);
}

test.each([
  'FoodSafe certificate',
  'PSM I',
  'Level 2 Diploma in Adult Care',
  'personal alcohol licence',
  'RVN, on the RCVS register, Level 3 Diploma',
  'counterbalance forklift certificate',
])('the line of a credential denies nothing: %s', (line) => expect(deniedIn(line)).toBe(false));

test.each(['Half a law degree', 'No forklift certificate', 'Halfway through a diploma in hospitality management'])(
  'what is said against it is heard: %s',
  (line) => expect(deniedIn(line)).toBe(true),
);
