import { describe, expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { findSpelledOut } from './spelled-out.ts';

/** What is found, as "SHORT = long". */
function found(text: string): string[] {
  const tokens = tokenise(text);
  return findSpelledOut(tokens, text).map(({ short, long }) => {
    const words = text.slice(tokens[long.from]?.start ?? 0, tokens[long.to - 1]?.end ?? 0);
    return `${tokens[short]?.surface} = ${words}`;
  });
}

describe('a short form stands for the words beside it', () => {
  test.each([
    'use of the Bridge Load Rating Index (BLRI) every week',
    'use of BLRI (Bridge Load Rating Index) every week',
    'use of (BLRI) Bridge Load Rating Index, every week',
    'Bridge Load Rating Index – BLRI',
    'BLRI - Bridge Load Rating Index',
  ])('%s', (text) => expect(found(text)).toEqual(['BLRI = Bridge Load Rating Index']));

  test.each([
    ['Erstellen von Wartungs- und Instandhaltungsplan (WIP)', 'WIP = Wartungs- und Instandhaltungsplan'],
    ['mit Gleisbett-Prüfverfahren (GPV)', 'GPV = Gleisbett-Prüfverfahren'],
    ['die kommunale Abfallbilanz (KAB)', 'KAB = kommunale Abfallbilanz'],
    ['Führen von Personenkraftwagen (PKW)', 'PKW = Personenkraftwagen'],
    ['objectives and key results (OKRs)', 'OKRs = objectives and key results'],
    ['Return on Investment (ROI)', 'ROI = Return on Investment'],
    ['Electrical Engineering (EE)', 'EE = Electrical Engineering'],
  ])('%s', (text, name) => expect(found(text)).toEqual([name]));
});

describe('a short form does not stand for', () => {
  test.each([
    ['other words', 'Assistant Manager (JLR)'],
    ['only some of the words in its brackets', 'BLRI (Bridge Load Rating Index and more)'],
    ['words of another phrase', 'bridges, load, rating, index (BLRI)'],
    ['words of another line', 'Bridge Load\nRating Index (BLRI)'],
    ['two letters beside a dash', 'IT – Infrastructure Team'],
    ['a word that only begins with it', 'Excel (EX)'],
  ])('%s: %s', (_, text) => expect(found(text)).toEqual([]));
});

test('a text of nothing but short forms is read in linear time', () => {
  const text = 'ABC (ABC) – '.repeat(50_000);
  const start = process.cpuUsage();
  found(text);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
