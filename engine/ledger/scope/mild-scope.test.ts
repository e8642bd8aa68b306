import { describe, expect, test } from 'vitest';
import { caseOf } from '../../testing/small-document.ts';
import { isMildLead } from './mild-scope.ts';

function isMild(before: string, after: string, header?: string): boolean {
  const given = caseOf({ line: before, ...(header === undefined ? {} : { header }) }, { line: after }, after);
  return isMildLead(given, given.line.from);
}

describe('a verb of leading says no more than the resume', () => {
  test('about paperwork and messages', () => {
    expect(isMild('Answered the inbox', 'Managed the inbox')).toBe(true);
    expect(isMild('Cleaned the ward', 'Managed the ward')).toBe(false);
  });

  test('about what is given to participants', () => {
    expect(isMild('Played games with the children', 'Led games with the children')).toBe(true);
    expect(isMild('Went to the office with the children', 'Led the office')).toBe(false);
  });

  test('about watching over something', () => {
    expect(isMild('Watched the pool', 'Supervised the pool')).toBe(true);
    expect(isMild('Cleaned the pool', 'Supervised the pool')).toBe(false);
  });

  test('about people whom the title puts under the person', () => {
    const [before, after] = ['Wrote the rota for the nurses', 'Supervised the nurses'];
    expect(isMild(before, after, 'Ward Manager, Elm Ward, Leeds, 2019 - 2022')).toBe(true);
    expect(isMild(before, after)).toBe(false);
  });

  test('never where the person only helped', () => {
    expect(isMild('Helped to answer the inbox', 'Managed the inbox')).toBe(false);
  });
});
