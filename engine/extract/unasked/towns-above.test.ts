import { expect, test } from 'vitest';
import { townsAbove } from './towns-above.ts';

const townsIn = (...lines: string[]) =>
  townsAbove(
    { lines: lines.map((content) => ({ content, start: 0, end: content.length, partOf: undefined })) },
    undefined,
  );

test('a town at the top is known by the code, county or state behind it', () => {
  expect(townsIn('Line Cook', 'Portland, OR 97209')).toEqual(['portland']);
  expect(townsIn('Supervisor', 'Harrow & Pike Homeware - Leeds LS1')).toEqual(['leeds']);
  expect(townsIn('Accounts Assistant', 'Job in Reading, Berkshire')).toEqual(['reading']);
  expect(townsIn('Storeperson', 'Laverton North VIC')).toEqual(['laverton north']);
});

test('what only looks like one is none', () => {
  expect(townsIn('Java Developer', 'Must have SQL and REST', 'Part of IT')).toEqual([]);
  expect(townsAbove({ lines: [] }, 'Normanton, West Yorkshire')).toEqual(['normanton']);
});
