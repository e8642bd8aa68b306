import { expect, test } from 'vitest';
import { maskMarks } from './mask-marks.ts';

test('marks of Markdown are blanked out, and every character keeps its place', () => {
  const written = '## Skills\n**Larkfield Foods** (Leeds)\n*Senior Buyer*\n| Test tools | Cypress |';
  const masked = maskMarks(written);
  expect(masked).toHaveLength(written.length);
  expect(masked.split('\n').map((line) => line.trim())).toEqual([
    'Skills',
    'Larkfield Foods   (Leeds)',
    'Senior Buyer',
    'Test tools | Cypress',
  ]);
});

test('bullets, stars of a hotel, sums, names with underlines and parts between bars stay', () => {
  const written = '* Took stock\nHotel Mövenkliff ****\n3 * 4 * 5\nrun_all_tests\nBuyer | Larkfield Foods | Leeds';
  expect(maskMarks(written)).toBe(written);
});
