import { describe, expect, test } from 'vitest';
import { findingsOf, findingsOfLine } from '../../testing/ledger-lines.ts';

describe('a number that follows from others', () => {
  test('is the same measure in another unit', () => {
    expect(findingsOfLine('Trained for twelve months', 'Trained for a year')).toEqual([]);
    expect(findingsOfLine('Trained for twelve months', 'Trained for two years')).not.toEqual([]);
  });

  test('is the share by which another one changed', () => {
    const before = 'Brought the handover from 40 to 30 minutes';
    expect(findingsOfLine(before, 'Cut the handover by 25%, from 40 to 30 minutes')).toEqual([]);
    expect(findingsOfLine(before, 'Cut the handover by 60%, from 40 to 30 minutes')).not.toEqual([]);
  });

  test('is how long somebody has worked, in a summary alone', () => {
    const before = { header: 'Nurse, Elm Ward, Leeds, 2012 - 2022', summary: 'Nurse on wards.' };
    expect(findingsOf(before, { summary: 'Nurse on wards with ten years of experience.' })).toEqual([]);
    expect(findingsOf(before, { summary: 'Nurse on wards with fifteen years of experience.' })).not.toEqual([]);
  });
});
