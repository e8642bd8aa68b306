import { describe, expect, test } from 'vitest';
import { findingsOf, findingsOfLine } from '../../testing/ledger-lines.ts';

describe('a reservation', () => {
  test('is kept with the fact it applies to', () => {
    expect(
      findingsOf({ papers: 'Welding certificate, in progress' }, { papers: 'Welding certificate' }).join(),
    ).toMatch(/ledger\.word/);
    expect(findingsOfLine('Gave injections under supervision', 'Gave injections').join()).toMatch(/ledger\.word/);
  });

  test('may be made in another word', () => {
    expect(
      findingsOf(
        { papers: 'Welding certificate, in progress' },
        { papers: 'Welding certificate (expected 2027)' },
      ).join(),
    ).not.toMatch(/ledger\.word/);
  });

  test('is kept in German', () => {
    const education = 'Studium Biologie, Hochschule Ulm, 2015 - 2017';
    expect(findingsOfLine('Ausbildung als Koch, abgebrochen', 'Ausbildung als Koch').join()).toMatch(/ledger\.word/);
    expect(findingsOf({ education }, {})).toEqual([]);
  });
});
