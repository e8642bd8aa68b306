import { describe, expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { readRewrite } from '../../compare-resumes.ts';
import { signalsOf } from '../signals/signals.ts';

const model = createModel();
const resumeWith = (line: string) =>
  `Anna Bell\n\nBerufserfahrung\nSachbearbeiterin bei der Ulmen GmbH, Leipzig, seit 2015\n- ${line}\n\nAusbildung\nIndustriekauffrau, 2011 – 2014\nFachwirtin für Logistik: Lehrgang läuft, Prüfung 2027\n`;

/** The features of all signals of a line put for another. */
function featuresOf(before: string, after: string): string[] {
  const [originalText, improvedText] = [resumeWith(before), resumeWith(after)];
  const { improved, aligned, caseOf } = readRewrite({ originalText, improvedText, now: '2026-11-01' }, model);
  return improved.lines
    .filter(({ index }) => !aligned.has(index))
    .flatMap((line) => signalsOf(caseOf(line)))
    .flatMap(({ features }) => features);
}

describe('the signals of a German line show', () => {
  test('another rate than the source has, but not the same rate in other words', () => {
    expect(featuresOf('Wartung der Pressen, einmal im Monat', 'Wartung der Pressen, einmal in der Woche')).toContain(
      'de rate, oftener',
    );
    const honest = featuresOf('Besprechung mit dem Lager, 14-tägig', 'Alle zwei Wochen Besprechung mit dem Lager');
    expect(honest.filter((name) => /^de (?:rate|often|gone)/.test(name))).toEqual([]);
    const monthly = featuresOf('Wartung der Pressen, einmal im Monat', 'Monatliche Wartung der Pressen');
    expect(monthly.filter((name) => /^de (?:rate|gone)/.test(name))).toEqual([]);
  });

  test('a number of the same things elsewhere', () => {
    const features = featuresOf('22 Fahrer im Betrieb, davon acht im Fernverkehr', '22 Fahrer im Fernverkehr');
    expect(features).toContain('de place of another number');
    expect(featuresOf('22 Fahrer im Betrieb', 'Im Betrieb 22 Fahrer').join()).not.toContain('de place');
  });

  test('the first part of a compound that stands alone', () => {
    expect(featuresOf('Schrankpläne für Kunden gezeichnet', 'Schränke für Kunden gezeichnet')).toContain(
      'de head of a stand-in',
    );
    expect(featuresOf('Schrankpläne für Kunden gezeichnet', 'Pläne von Schränken gezeichnet').join()).not.toContain(
      'de head',
    );
  });

  test('a noun in the very place of one that is gone', () => {
    const features = featuresOf('Hilfe bei der Planung der Ferien', 'Hilfe bei der Durchführung der Ferien');
    expect(features.filter((name) => name.startsWith('de slot'))).toContain('de slot 3');
  });

  test('an object that a verb wants, where its noun did without', () => {
    const features = featuresOf('Hilfe bei der Körperpflege', 'Unterstützte Bewohner bei der Körperpflege');
    expect(features).toContain('de slot wanted');
    expect(featuresOf('Hilfe bei der Körperpflege', 'Hilfe bei der Körperpflege und Wundpflege').join()).not.toContain(
      'de slot wanted',
    );
  });

  test('what all of us did told as done alone', () => {
    expect(featuresOf('Unser Team hat das Konzept geschrieben', 'Das Konzept verfasst')).toContain('de ours now mine');
    expect(featuresOf('Unser Team hat das Konzept geschrieben', 'Mit dem Team das Konzept verfasst')).not.toContain(
      'de ours now mine',
    );
  });
});

test('a German summary may not have a title that the resume is only on the way to', () => {
  const original = resumeWith('Pflege der Kundendaten');
  const signalsFor = (summary: string) => {
    const improvedText = `${summary}\n\n${original}`;
    const { improved, aligned, caseOf } = readRewrite(
      { originalText: original, improvedText, now: '2026-11-01' },
      model,
    );
    return improved.lines
      .filter(({ index }) => !aligned.has(index))
      .flatMap((line) => signalsOf(caseOf(line)))
      .flatMap(({ features }) => features);
  };
  expect(signalsFor('Industriekauffrau und Fachwirtin für Logistik mit Erfahrung in Kundendaten.')).toContain(
    'de sum begun',
  );
  expect(
    signalsFor('Industriekauffrau, angehende Fachwirtin für Logistik, mit Erfahrung in Kundendaten.'),
  ).not.toContain('de sum begun');
});
