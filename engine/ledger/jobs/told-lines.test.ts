import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';

const { compare } = await loadEngine();
const resumeWith = (...lines: string[]) => `Ida Beispiel

BERUFSERFAHRUNG
2013 – 04/2018: Köchin, Hotel Nordkant, Weimar
${lines.join('\n')}
Aushilfsweise an der Rezeption und beim Frühstück der Gäste mitgearbeitet, wenn Kollegen krank waren

2009 – 2013: Küchenhilfe, Gasthof Sonnblick, Jena
Vorbereiten von Salaten und Beilagen nach Anweisung, dazu die Reinigung der Geräte am Abend
`;
const kindsOf = (before: string[], after: string[]) =>
  compare({
    originalText: resumeWith(...before),
    improvedText: resumeWith(...after),
    now: '2026-11-01',
  }).changes.flatMap(({ claims, lost }) =>
    [...claims.filter(({ verdict }) => verdict === 'unsupported'), ...lost].map(({ kind }) => kind),
  );

describe('a German line without a bullet below a header', () => {
  test.each([
    [
      'Posten Beilagen und Frühstücksbuffet für 60 Gäste',
      'Betreute den Posten Beilagen sowie das Frühstücksbuffet (60 Gäste)',
    ],
    ['Zubereitung der Beilagen für 60 Gäste', 'Beilagen für 60 Gäste zubereitet'],
    ['Betreuung des Frühstücksbuffets, 60 Gäste', '- Das Frühstücksbuffet für 60 Gäste betreut'],
  ])('names no employer, in whatever form it stands: %s', (before, after) => {
    expect(kindsOf([before], [after]).filter((kind) => kind === 'employer' || kind === 'title')).toEqual([]);
  });

  test('begins no job for a year in brackets', () => {
    const before = [
      'Am Buffet mitgearbeitet und dort die Gäste beraten',
      'Be- und Entladen von Lieferwagen mit dem Stapler (Staplerschein seit 2015)',
    ];
    const after = [
      'Am Buffet mitgearbeitet und dort die Gäste beraten',
      'Beladung und Entladung von Lieferwagen mit dem Stapler (Staplerschein 2015)',
    ];
    expect(kindsOf(before, after).filter((kind) => kind === 'employer')).toEqual([]);
  });

  test('is still a title or an employer where it says so', () => {
    expect(kindsOf(['Hotel Nordkant, Weimar'], ['Hotel Strandperle, Weimar'])).toContain('employer');
  });

  test('is asked about when it tells more than its source', () => {
    expect(kindsOf(['Posten Beilagen für 60 Gäste'], ['Leitete den Posten Beilagen für 60 Gäste'])).toContain('scope');
  });
});
