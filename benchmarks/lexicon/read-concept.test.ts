import { expect, test } from 'vitest';
import { allNames, readConcept } from './read-concept.ts';

const line =
  'precision measurement, metrology / bore gauges, telegauges / CMM ? gauging = [mic|gauge] [bore|shaft] < Mitutoyo; Faro';

test('a line has names, parts, words that only go with them, phrasings and products', () => {
  expect(readConcept(line)).toEqual({
    names: ['precision measurement', 'metrology'],
    parts: [['bore gauges', 'telegauges'], ['CMM']],
    loose: ['gauging'],
    kind: 'skill',
    phrasings: [
      [
        ['mic', 'gauge'],
        ['bore', 'shaft'],
      ],
    ],
    products: ['Mitutoyo', 'Faro'],
  });
});

test('a tool may have parts, too', () => {
  const { names, parts, kind } = readConcept('CAM software / Mastercam / Esprit !tool < Mastercam');
  expect({ names, parts, kind }).toEqual({ names: ['CAM software'], parts: [['Mastercam'], ['Esprit']], kind: 'tool' });
});

test('all names are those of the thing, of its parts, and the loose ones', () => {
  expect(allNames(readConcept(line))).toEqual([
    'precision measurement',
    'metrology',
    'bore gauges',
    'telegauges',
    'CMM',
    'gauging',
  ]);
});
