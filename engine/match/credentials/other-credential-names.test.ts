import { expect, test } from 'vitest';
import { isOfColleague } from './other-credential-names.ts';

function isOthers(text: string, name: string): boolean {
  const start = text.indexOf(name);
  return isOfColleague({ span: { start, end: start + name.length } }, { text });
}

test('whom one works for, or with, has the credential, and not the person', () => {
  expect(isOthers('Vorbereitende Buchhaltung für den Steuerberater', 'Steuerberater')).toBe(true);
  expect(isOthers('Visiten mit einer examinierten Kollegin', 'examinierten')).toBe(true);
  expect(isOthers('Helping the CA in year end audit', 'CA')).toBe(true);
  expect(isOthers('Steuerfachangestellte, Steuerberater Huber & Partner', 'Steuerberater')).toBe(true);
  expect(isOthers('Wired to the rules under the 18th Edition', '18th Edition')).toBe(false);
  expect(isOthers('Steuerberater seit 2019', 'Steuerberater')).toBe(false);
  expect(isOthers('Fahrten mit dem Führerschein Klasse C', 'Führerschein Klasse C')).toBe(false);
});
