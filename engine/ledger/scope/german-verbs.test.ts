import { expect, test } from 'vitest';
import { findingsOfLine } from '../../testing/ledger-lines.ts';

test.each([
  ['Anleitung von Auszubildenden im zweiten Lehrjahr', 'Leitete Auszubildende im zweiten Lehrjahr an'],
  ['Beschwerden über Wartezeiten leite ich weiter', 'Weiterleitung von Beschwerden über Wartezeiten'],
])('a verb in another form or in two parts is the same verb: %s, %s', (before, after) => {
  expect(findingsOfLine(before, after).join()).not.toContain('ledger.moreThan');
});

test('another verb with the same things is asked about', () => {
  expect(findingsOfLine('Protokoll in der Dienstbesprechung', 'Leitung der Dienstbesprechung')).not.toEqual([]);
});
