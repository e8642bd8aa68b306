import { expect, test } from 'vitest';
import { inNominative } from './german-nominative.ts';

test.each([
  ['therapeutischen Maßnahmen', 'therapeutische Maßnahmen'],
  ['technischer Zeichnungen', 'technische Zeichnungen'],
  ['öffentlichen Verwaltung', 'öffentliche Verwaltung'],
  ['technischen Einkauf', 'technischer Einkauf'],
  ['öffentlichen Baurecht', 'öffentliches Baurecht'],
  ['gängigen Messmitteln', 'gängige Messmittel'],
  ['Jahresabschlüssen', 'Jahresabschlüsse'],
  ['Lehrkräften', 'Lehrkräfte'],
  ['Normteilen', 'Normteile'],
])('what stands behind "mit" or "der" is named as in a list: %s', (written, name) =>
  expect(inNominative(written)).toBe(name),
);

test.each([
  'hydraulischer Abgleich',
  'Vergleichen von Angeboten',
  'Unterhaltung der städtischen Brücken',
  'Auslagern',
  'Verteilen',
  'Etikettieren',
  'Kunden',
  'Brücken',
  'Java',
])('what is a name already stays: %s', (name) => expect(inNominative(name)).toBe(name));
