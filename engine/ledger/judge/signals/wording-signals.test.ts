import { describe, expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { findingsOfLine } from '../../../testing/ledger-lines.ts';
import { readRewrite } from '../../compare-resumes.ts';
import { areAlikeVerbs } from '../words/alike-verbs.ts';
import { signalsOf } from './signals.ts';

const model = createModel();

const english = (line: string) => `Ann Bell\n\nExperience\nClerk, Elm Works, Leeds, 2015 - 2022\n- ${line}\n`;
const german = (line: string) =>
  `Anna Bell\n\nBerufserfahrung\nSachbearbeiterin bei der Ulmen GmbH, Leipzig, seit 2015\n- ${line}\n\nKenntnisse\nExcel und Word, auch für die Ablage\n`;

/** The features of all signals in the reworded line, with the words they are about. */
function signalsIn(before: string, after: string, textWith = english): string[] {
  const rewrite = { originalText: textWith(before), improvedText: textWith(after), now: '2026-11-01' };
  const { improved, aligned, caseOf } = readRewrite(rewrite, model);
  return improved.lines
    .filter(({ index }) => !aligned.has(index))
    .flatMap((line) => signalsOf(caseOf(line)))
    .flatMap(({ features, span }) => features.map((name) => `${name} | ${improved.text.slice(span.start, span.end)}`));
}

describe('what a reworded line may claim', () => {
  test('is what is done with a thing, where the source does something else with it', () => {
    expect(signalsIn('Booked eye tests and handed out glasses', 'Booked eye tests and fitted glasses')).toContain(
      'frame not said | fitted',
    );
    const reworded = signalsIn('Booked eye tests and handed out glasses', 'Arranged eye tests and gave out glasses');
    expect(reworded.filter((signal) => signal.startsWith('frame '))).toEqual([]);
  });

  test('is a thing that only qualified another one', () => {
    expect(signalsIn('Wrote the catalogue intro for spring', 'Wrote the catalogue for spring')).toContain(
      'promoted | catalogue',
    );
  });

  test('is one other word in a line that is otherwise the same, but no other word for it', () => {
    expect(signalsIn('Showed new starters the tail-lift', 'Showed new starters the brakes')).toContain(
      'lone swap | brakes',
    );
    const reworded = signalsIn('Sent faulty parts to the supplier', 'Sent defective parts to the supplier');
    expect(reworded.filter((signal) => signal.startsWith('lone'))).toEqual([]);
  });

  test('is what a figure measures, and a part that became the whole', () => {
    const measured = signalsIn('Monthly ticket sales rose by 12%', 'Monthly coffee sales rose by 12%');
    expect(measured.some((signal) => signal.startsWith('measure percent of other words |'))).toBe(true);
    const whole = signalsIn('Watered plants in one of the four glasshouses', 'Watered plants in the four glasshouses');
    expect(whole.some((signal) => signal.startsWith('part gone, one |'))).toBe(true);
    expect(
      signalsIn('Ran 5 of the 9 shops', 'Looked after 5 of the 9 shops').some((signal) => signal.startsWith('part')),
    ).toBe(false);
  });

  test('is in German a word that the source has in no form', () => {
    const signals = signalsIn('Meldete beschädigte Regale an die Haustechnik', 'Reparierte beschädigte Regale', german);
    expect(signals).toContain('de fixes, new | Reparierte');
    const reworded = signalsIn('Vertretung der Disponentin im Urlaub', 'Urlaubsvertretung der Disponentin', german);
    expect(reworded.filter((signal) => signal.startsWith('de noun'))).toEqual([]);
  });

  test('is in German an action of another kind than any in the source', () => {
    const signals = signalsIn('Kundenkartei gepflegt', 'Kundenkartei aufgebaut', german);
    expect(signals).toContain('de act start, new | aufgebaut');
    expect(signals).toContain('de act level 1 from 2 | aufgebaut');
  });

  test('is in German a number that counts another thing, and a figure that moved by itself', () => {
    const moved = signalsIn('Umzug der Anlage mit 320 Fächern', 'Umzug von 320 Anlagen mit Fächern', german);
    expect(moved).toContain('de bound thing to thing | 320');
    const kept = signalsIn('Umzug der Anlage mit 320 Fächern', 'Umzug der Anlage (320 Fächer)', german);
    expect(kept.filter((signal) => signal.startsWith('de bound'))).toEqual([]);
    const caused = 'Ausschuss sank von 6 % auf 4 %, seit ein neuer Schrank da ist';
    expect(signalsIn(caused, 'Ausschuss von 6 % auf 4 % gesenkt', german)).toContain('de caused, own | gesenkt');
    expect(signalsIn(caused, 'Der Ausschuss ging von 6 % auf 4 % zurück', german).join()).not.toContain('caused');
  });

  test("is in German the role of somebody else, told as the person's own", () => {
    const source = 'Teige nach Anweisung des Meisters gemischt';
    expect(signalsIn(source, 'Als Meister Teige gemischt', german)).toContain('de role as, of another | Meister');
    expect(signalsIn(source, 'Teige gemischt, wie vom Meister angewiesen', german).join()).not.toContain('de role as');
  });
});

test('verbs stand for each other only within a set, particles included', () => {
  expect(areAlikeVerbs('schedul', 'arrang')).toBe(true);
  expect(areAlikeVerbs('count', 'analys')).toBe(false);
});

test('the judge asks about a lone word, and leaves one that means the same alone', () => {
  expect(findingsOfLine('Passed complaints to the desk', 'Settled complaints with the desk')).toContain(
    'ledger.moreThan: Settled',
  );
  expect(findingsOfLine('Passed complaints to the desk', 'Forwarded complaints to the desk')).toEqual([]);
  const care = 'Pflege von Masken des Bestellsystems';
  expect(findingsOfLine(care, 'Entwicklung von Masken des Bestellsystems')).not.toEqual([]);
  expect(findingsOfLine(care, 'Betreuung von Masken des Bestellsystems')).toEqual([]);
});
