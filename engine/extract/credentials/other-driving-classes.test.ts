import { expect, test } from 'vitest';
import { drivingClassIn } from './driving-classes.ts';
import { isOtherDrivingClass, showsOtherClass } from './other-driving-classes.ts';

const shows = (name: string, line: string) => showsOtherClass(line, drivingClassIn(name) ?? 0);

test.each([
  ['Führerschein Klasse D', 'Führerschein B, C, D, DE'],
  ['Führerschein Klasse D', 'Busführerschein seit 2012'],
  ['Führerschein Klasse BE', 'Fahrerlaubnis der Klassen B, BE, C1'],
  ['Fahrerlaubnis Klasse BE', 'FS CE'],
  ['Führerschein der Klasse T', 'FS T, B'],
])('%s is shown by: %s', (name, line) => expect(shows(name, line)).toBe(true));

test.each([
  ['Führerschein Klasse D', 'Führerschein B, BE, C1'],
  ['Führerschein Klasse BE', 'Führerschein Klasse B'],
  ['Führerschein Klasse T', 'Führerschein Klasse 3, Traktor gefahren'],
])('%s is not shown by: %s', (name, line) => expect(shows(name, line)).toBe(false));

test.each([
  'Führerschein Klasse B',
  'Führerschein der Klassen B und BE',
  'Führerschein Klasse C/CE',
  'class D licence',
])('of another sort is: %s', (name) => expect(isOtherDrivingClass(drivingClassIn(name) ?? 0)).toBe(false));
