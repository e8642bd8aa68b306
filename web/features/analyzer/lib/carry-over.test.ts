import { describe, expect, test } from 'vitest';
import { carryOver } from './carry-over.ts';

const before = 'Robin Example\n\nExperience\nRan triage\nTaught students\n\nSkills\nTriage, charting\n';
const after = before.replace('Triage, charting', 'Triage, charting, CRRT');

describe('a decision on a text that was edited by hand', () => {
  test('changes its own place and keeps what was written elsewhere', () => {
    const mine = before.replace('Taught students', 'Taught 11 students on nights');
    expect(carryOver(before, after, mine)).toBe(mine.replace('charting', 'charting, CRRT'));
    expect(carryOver(after, before, after.replace('Robin', 'Robin R.'))).toBe(before.replace('Robin', 'Robin R.'));
  });

  test('is taken as it is where nothing was edited', () => {
    expect(carryOver(before, after, before)).toBe(after);
    expect(carryOver(before, before, 'My own text')).toBe('My own text');
  });

  test('is told apart where the person wrote in the same place', () => {
    const mine = before.replace('Skills\nTriage, charting', 'What I can do: triage');
    expect(carryOver(before, after, mine)).toBeUndefined();
  });
});
