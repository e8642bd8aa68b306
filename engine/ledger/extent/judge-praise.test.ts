import { describe, expect, test } from 'vitest';
import { findingsOf, findingsOfLine } from '../../testing/ledger-lines.ts';

describe('reach and praise', () => {
  test.each([
    ['Wrote the cleaning plan', 'Wrote the company-wide cleaning plan', 'company-wide'],
    ['Wrote the cleaning plan', 'Wrote the national cleaning plan', 'national'],
    ['Sold shoes', 'Sold shoes worldwide', 'worldwide'],
    ['Wrote the cleaning plan', 'Independently wrote the cleaning plan', 'Independently'],
    ['Wrote the cleaning plan', 'Wrote the award-winning cleaning plan', 'award-winning'],
    ['Served tables', 'Served tables without an accident', 'without an accident'],
  ])('are asked about when nothing says so: "%s" is not "%s"', (before, after, words) => {
    expect(findingsOfLine(before, after)).toContain(`ledger.notOfIt: ${words}`);
  });

  test('own checks are no work done alone', () => {
    expect(findingsOfLine('Site accuracy 99%; my own checks 97%', 'Site accuracy 99%; on my own checks 97%')).toEqual(
      [],
    );
  });

  test('are proven by another word of the same kind', () => {
    expect(findingsOfLine('Wrote the nationwide cleaning plan', 'Wrote the national cleaning plan')).toEqual([]);
  });

  test('in German are questioned in every form of the word', () => {
    for (const word of ['weltweite', 'weltweiten'])
      expect(findingsOfLine('Kunden betreut', `Die ${word} Kunden betreut`)).toContain(`ledger.notOfIt: ${word}`);
    expect(findingsOfLine('Weltweiter Vertrieb', 'Vertrieb weltweit')).toEqual([]);
  });

  test('that name a credential need one', () => {
    expect(findingsOf({ summary: 'Nurse.' }, { summary: 'Certified nurse.' })).toContain('ledger.notOfIt: Certified');
    expect(findingsOf({ summary: 'Nurse.', papers: 'First aid certificate' }, { summary: 'Certified nurse.' })).toEqual(
      [],
    );
  });
});
