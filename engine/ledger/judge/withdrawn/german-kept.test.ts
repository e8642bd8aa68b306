import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../../index.ts';

const { compare } = await loadEngine();
const resumeWith = (lines: string) => `Ida Beispiel

BERUFSERFAHRUNG
03/2019 – heute: Tischlerin, Holzwerk Ahorn GmbH, Weimar
- Treppen und Türen nach Maß gebaut und mit den Kunden über die Maße gesprochen, die für den Einbau nötig sind
- Mit einem Kollegen die Maschinen der Werkstatt gepflegt und bei der Inventur geholfen

WEITERBILDUNG
${lines}
`;
const findingsOf = (before: string, after: string) =>
  compare({ originalText: resumeWith(before), improvedText: resumeWith(after), now: '2026-11-01' }).changes.flatMap(
    ({ claims, lost }) =>
      [...claims.filter(({ verdict }) => verdict === 'unsupported'), ...lost].map(({ text }) => text),
  );

describe('a German credential or header', () => {
  test.each([
    ['Vorbereitungskurs Fachwirtin seit September 2024', 'Seit 09/2024 Kurs zur Vorbereitung auf die Fachwirtin'],
    ['Fachwirtin: angefangen 2023, Abschluss offen', 'Fachwirtin, 2023 begonnen, Abschluss steht noch aus'],
    ['Lehrgang Brandschutz, 2021', 'Kurs Brandschutz (2021)'],
    ['Meisterschule Teil III und IV bestanden', 'Meisterschule: Teile 3 und 4 bestanden'],
  ])('may be in other words: %s', (before, after) => {
    expect(findingsOf(before, after)).toEqual([]);
  });

  test.each([
    ['Vorbereitungskurs Fachwirtin seit September 2024', 'Fachwirtin seit September 2024'],
    ['Fachwirtin: angefangen 2023, Abschluss offen', 'Fachwirtin, 2023'],
    ['Ausbildereignung 2022, Prüfung nicht abgelegt', 'Ausbildereignung 2022'],
  ])('still has to say what it is not: %s', (before, after) => {
    expect(findingsOf(before, after)).not.toEqual([]);
  });

  test('gives nobody another title that begins or ends alike', () => {
    const resume = resumeWith('Lehrgang Brandschutz, 2021');
    const { changes } = compare({
      originalText: resume,
      improvedText: resume.replace('Tischlerin', 'Tischlermeisterin'),
      now: '2026-11-01',
    });
    expect(changes.flatMap(({ claims }) => claims.filter(({ verdict }) => verdict === 'unsupported'))).not.toEqual([]);
  });
});
