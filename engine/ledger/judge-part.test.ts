import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../testing/ledger-lines.ts';

describe('a part that somebody took', () => {
  test('is not told as the whole deed', () => {
    expect(findingsOfLine('Helped to clean the theatre', 'Cleaned the theatre')).toEqual(['ledger.word: Cleaned']);
  });

  test('may be told in another word for it', () => {
    expect(findingsOfLine('Helped to clean the theatre', 'Assisted in cleaning the theatre')).toEqual([]);
  });

  test('of a committee is to be a member of it', () => {
    expect(findingsOfLine('Member of the safety committee', 'Served on the safety committee')).toEqual([]);
  });

  test('is no part where it is the whole work: supporting customers', () => {
    expect(findingsOfLine('Supported customers on the phone', 'Served customers on the phone')).toEqual([]);
  });
});
