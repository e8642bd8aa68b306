import { describe, expect, test } from 'vitest';
import { createModel } from '../../../lexicon/create-model.ts';
import { readDocument } from '../../lines/document.ts';
import { countedIn } from './german-counted.ts';
import { wordsIn } from './german-words.ts';

const { lexicon } = createModel();
/** What each number of a line counts: "18: stürze". */
const countsIn = (content: string): string[] => {
  const document = readDocument(`Aufgaben\n- ${content}`, lexicon, true);
  const line = document.lines.at(-1);
  if (line === undefined) return [];
  const words = wordsIn(document, line);
  return line.amounts.map((amount) => {
    const counted = countedIn({ document, line, words }, amount);
    return `${amount.value}: ${counted?.things.map(({ lower }) => lower).join(' ') ?? '-'}`;
  });
};

describe('what a German number counts', () => {
  test.each([
    ['Pflege von acht Patientinnen und Patienten', ['8: patientinnen patienten']],
    ['Wartung von täglich fünf Gas- und Ölkesseln', ['5: gas ölkesseln']],
    ['Störungen an 4 von 11 Verpackungslinien behoben', ['4: verpackungslinien', '11: verpackungslinien']],
    ['Einbau von Wärmepumpen (bisher zwölf)', ['12: einbau wärmepumpen']],
    ['Mitglied der fünfköpfigen Projektgruppe', ['5: personen']],
  ])('is the noun behind it, in its own word, or before it: %s', (content, counts) => {
    expect(countsIn(content)).toEqual(counts);
  });

  test.each([
    ['Zahl der Stürze auf der Station um 18 % gesenkt', ['18: stürze']],
    ['Nach dem Umbau 20 % weniger Wartezeit und 8 % weniger Absagen', ['20: wartezeit', '8: absagen']],
    ['Nacharbeiten um 4 % und Reparaturzeiten um 15 % gesunken', ['4: nacharbeiten', '15: reparaturzeiten']],
  ])('is of a share what it is said of: %s', (content, counts) => {
    expect(countsIn(content)).toEqual(counts);
  });

  test.each([
    ['Wartung der Pressen in Halle 2 im Zweischichtbetrieb', ['2: -']],
    ['Von 28 Mandanten betreute ich 9 davon jeden Monat', ['28: mandanten', '9: -']],
  ])('is nothing where it names, or counts a part of another: %s', (content, counts) => {
    expect(countsIn(content)).toEqual(counts);
  });
});
