import { expect, test } from 'vitest';
import { inNominative, withoutGenitive } from './german-nominative.ts';

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
  ['Zählerschränken', 'Zählerschränke'],
  ['Inneren Medizin', 'Innere Medizin'],
  ['aktuellen Expertenstandards', 'aktuelle Expertenstandards'],
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

test('a genitive loses its ending, and an s of the word itself stays', () => {
  expect(withoutGenitive('Zahlungsverkehrs')).toBe('Zahlungsverkehr');
  expect(withoutGenitive('Mahnwesens')).toBe('Mahnwesen');
  expect(withoutGenitive('Controllings')).toBe('Controlling');
  expect(withoutGenitive('Business')).toBe('Business');
});

test.each([
  ['Kundenstamms', 'Kundenstamm'],
  ['Außendienstes', 'Außendienst'],
  ['Geländes', 'Gelände'],
  ['Prozesses', 'Prozess'],
  ['Campus', 'Campus'],
])('behind "des" any genitive loses its ending: %s', (written, name) =>
  expect(withoutGenitive(written, true)).toBe(name),
);
