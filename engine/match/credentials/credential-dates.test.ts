import { expect, test } from 'vitest';
import { isOutOfTime, isUnderWay } from './credential-dates.ts';

const now = '2026-11-29';
const isHeld = (text: string) => !isOutOfTime(text, now) && !isUnderWay(text, now);

test.each([
  'RN, exp. 10/2027',
  'ADR-Bescheinigung, gültig bis 04/2029',
  'BLS, AHA, current through 2027',
  'First aid 2024 – 2027',
  'First aid, refresher due March 2027',
  'First aid, revalidated 2023',
  'Ausbildung zum Koch, seit 2015 im Adler',
  'Since 2015 with a Level 3 Diploma in Childcare',
  'BSc Nursing 2021 – 2024',
  'NVQ 3, 2026',
  'BS 7671:2018',
  'WWCC (NSW) 2028',
  'First aid, March 2027',
])('"%s" is held in November 2026', (text) => expect(isHeld(text)).toBe(true));

test.each([
  'Qualifying September 2027',
  'Meisterschule ab 03/2027',
  'Umschulung zur Pflegefachfrau 2025 – 2028',
  'BSc Nursing, 09/2024 - 07/2027',
  'Referendariat seit 02/2026',
  'Staplerschein, gültig bis 06/2023',
  'SIA licence, expires Feb 2024',
  'Prüfung im Mai 2027',
])('"%s" is not', (text) => expect(isHeld(text)).toBe(false));

test('without a day dates say nothing', () => expect(isOutOfTime('ab 07/2027', undefined)).toBe(false));
