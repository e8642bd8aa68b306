import { expect, test } from 'vitest';
import { quotedLine } from './quoted-line.ts';

test.each([
  ['- Mitarbeit am neuen Bogen', 'Mitarbeit am neuen Bogen'],
  ['o\tSat on the fall prevention committee', 'Sat on the fall prevention committee'],
  ['  • Triage', 'Triage'],
  ['2) Wound care', 'Wound care'],
])('%j is quoted without its bullet', (line, quoted) => {
  expect(quotedLine(line)).toBe(quoted);
});

test.each(['-5 % defects in a year', 'o so often', '2019 – 2024, ward nurse', 'C++ and C', '3.5 years'])(
  '%j begins with what it says',
  (line) => {
    expect(quotedLine(line)).toBe(line);
  },
);
