import { expect, test } from 'vitest';
import { documentOf } from '../../testing/small-document.ts';
import { headerOfLine } from './header-of-line.ts';
import { headersOf } from './match-jobs.ts';

const original = documentOf(
  'Ada Sample\n\nExperience\nNurse, Elm Ward, Leeds, 2019 - 2022\n- Washed patients\n2011 - 2018: Clerk, Oak Depot, York\n- Packed parcels\n',
);
const headers = headersOf(original);
const [nurse, clerk] = headers;
const [line] = documentOf('Ada Sample\n\nExperience\nOak Depot, York\nClerk\n2011 - 2018\n').lines.filter(
  ({ role }) => role === 'header',
);

test('a header line is compared with the header that it comes from, whatever job it was taken for', () => {
  expect(line && headerOfLine(line, nurse, clerk?.lines[0], headers)).toBe(clerk);
});

test('the header of its own job stays unless another one says clearly more', () => {
  expect(line && headerOfLine(line, clerk, nurse?.lines[0], headers)).toBe(clerk);
});

test('what was done, below a header, is no header for it', () => {
  const told = original.lines.find(({ role }) => role === 'sentence');
  expect(line && told && headerOfLine({ ...line, stems: told.stems }, nurse, told, headers)).toBe(nurse);
});
