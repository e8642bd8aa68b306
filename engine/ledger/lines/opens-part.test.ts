import { expect, test } from 'vitest';
import { opensPart } from './opens-part.ts';

test.each([
  'WORK HISTORY',
  'LICENCES AND CARDS',
  '# Nebenbei',
  ':: training ::',
  'Off the clock',
  'Berufliches',
  'Akademische Ausbildung',
  'PROGRAMME UND GERÄTE',
])('“%s” opens a part of a resume', (line) => {
  expect(opensPart(line)).toBe(true);
});

test.each([
  'Kerrow Vets, Camborne',
  'Senior Manager',
  'Python',
  '- Training',
  '-- Refitted a heating system',
  'Training: Makaton, Team Teach',
  'Trained the new starters',
])('“%s” claims something', (line) => {
  expect(opensPart(line)).toBe(false);
});
