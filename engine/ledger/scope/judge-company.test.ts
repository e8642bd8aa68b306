import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('a thing made with somebody', () => {
  test('is not claimed alone', () => {
    expect(findingsOfLine('Started a podcast with a colleague', 'Founded a podcast')).toContain('ledger.word: Founded');
  });

  test('may name them in another way', () => {
    expect(findingsOfLine('Started a podcast with a colleague', 'Co-founded a podcast')).toEqual([]);
  });

  test('may be claimed alone once the person has confirmed that somebody helped', () => {
    const before = 'Planned the rota with another nurse';
    expect(findingsOfLine(before, 'Planned the rota', ['Planned the rota together with the manager'])).toEqual([]);
  });
});
