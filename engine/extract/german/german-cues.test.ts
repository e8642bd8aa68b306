import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { readPosting } from '../read-posting.ts';
import { findGermanTerms } from './german-cues.ts';

const { asks } = createModel();

function termsIn(text: string): string[] {
  const posting = readPosting(text, asks);
  return findGermanTerms(posting, 0.5).map(({ from, to }) =>
    posting.text.slice(posting.tokens[from]?.start, posting.tokens[to - 1]?.end),
  );
}

describe('a German cue', () => {
  test.each([
    ['Erfahrung in der Zerspanung', ['Zerspanung']],
    ['Kenntnisse im Bereich Lohnabrechnung', ['Lohnabrechnung']],
    ['Sicherer Umgang mit gängigen Messmitteln', ['Messmitteln']],
    ['Erfahrung mit klinischen Studien', ['klinischen Studien']],
    ['Erfahrung in der Arbeit mit Jugendlichen', ['Arbeit mit Jugendlichen']],
  ])('names what follows it: %s', (text, terms) => {
    expect(termsIn(text)).toEqual(terms);
  });

  test('names every item of a short list', () => {
    expect(termsIn('Kenntnisse in Drehen, Fräsen und Schleifen')).toEqual(['Drehen', 'Fräsen', 'Schleifen']);
  });

  test('names no more than six, for then the list has changed its subject', () => {
    const items = ['Drehen', 'Bohren', 'Sägen', 'Feilen', 'Löten', 'Nieten', 'Biegen', 'Kleben'];
    expect(termsIn(`Kenntnisse in ${items.join(', ')}`)).toEqual(items.slice(0, 6));
  });

  test('names nothing without a noun', () => {
    expect(termsIn('Erfahrung in der Pflege und vertraut mit allem')).toEqual(['Pflege']);
    expect(termsIn('Die Zerspanung ist im Haus')).toEqual([]);
  });
});
