import { describe, expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

describe('how often a thing was done', () => {
  test('may be put in another word of the same rate', () => {
    expect(findingsOfLine('Checked the stock every week', 'Checked the stock weekly')).toEqual([]);
    expect(findingsOfLine('Made 80 meals a shift', 'Made 80 meals per day')).toEqual([]);
  });

  test('is questioned when it became another rate', () => {
    expect(findingsOfLine('Checked the stock every week', 'Checked the stock daily')).toEqual([
      'ledger.otherRate: daily',
    ]);
  });

  test('is compared in German, where a year with its number is a date', () => {
    const line = 'Vertretung der Kassenverwalterin an 20 Tagen im Jahr';
    expect(findingsOfLine(line, line.replace('Jahr', 'Monat'))).toContain('ledger.otherRate: Monat');
    expect(
      findingsOfLine('Montage beim Kunden an drei Tagen die Woche', 'Montage beim Kunden an drei Tagen pro Woche'),
    ).toEqual([]);
    expect(findingsOfLine('Umzug der Werkstatt 2019 geplant', 'Umzug der Werkstatt im Jahr 2019 geplant')).toEqual([]);
  });

  test('is questioned for a number that had no rate', () => {
    expect(findingsOfLine('Repaired 30 cars', 'Repaired 30 cars a month')).toContain('ledger.otherRate: month');
  });
});
