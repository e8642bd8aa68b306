import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../testing/ledger-lines.ts';

describe('how well a thing is known', () => {
  test.each([
    ['Basic French, Excel', 'Fluent French, Excel'],
    ['Conversational Spanish, Excel', 'Native Spanish, Excel'],
    ['Englisch Grundkenntnisse, Excel', 'Englisch verhandlungssicher, Excel'],
  ])('is no better than the resume says: "%s" is not "%s"', (before, after) => {
    expect(findingsOf({ skills: before }, { skills: after }).join()).toContain('ledger.lowerLevel');
  });

  test('may be left out if it was not low, and may be said in another word', () => {
    expect(findingsOf({ skills: 'Fluent French, Excel' }, { skills: 'French, Excel' })).toEqual([]);
    expect(findingsOf({ skills: 'Fluent French, Excel' }, { skills: 'Advanced French, Excel' })).toEqual([]);
  });
});
