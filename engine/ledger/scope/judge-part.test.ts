import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('taking part in something', () => {
  test('is not presented as the whole action', () => {
    expect(findingsOfLine('Helped to clean the theatre', 'Cleaned the theatre')).toEqual(['ledger.word: Cleaned']);
  });

  test('may be put in another word', () => {
    expect(findingsOfLine('Helped to clean the theatre', 'Assisted in cleaning the theatre')).toEqual([]);
  });

  test('in a committee means being a member of it', () => {
    expect(findingsOfLine('Member of the safety committee', 'Served on the safety committee')).toEqual([]);
  });

  test('does not count where it is the whole work: supporting customers', () => {
    expect(findingsOfLine('Supported customers on the phone', 'Served customers on the phone').join()).not.toContain(
      'ledger.word',
    );
  });
});
