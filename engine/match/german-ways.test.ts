import { describe, expect, test } from 'vitest';
import { createKnowledge } from '../lexicon/create-knowledge.ts';
import { germanWays } from './german-ways.ts';
import { indexResume } from './index-resume.ts';
import { evidenceOf } from './match-term.ts';

const knowledge = createKnowledge();

/** How a resume's sentence shows a term, and with which words. */
function waysIn(text: string, key: string): string[] {
  const resume = indexResume(text, knowledge);
  return germanWays({ key, kind: undefined }, resume).map(
    ({ strength, places: [[from, to] = [0, 0]] }) =>
      `${strength}: ${text.slice(resume.tokens[from]?.start, resume.tokens[to - 1]?.end)}`,
  );
}

describe('a German term is shown', () => {
  test('in another case or number', () => {
    expect(waysIn('Tausch von Frequenzumrichtern', 'frequenzumrichter')).toEqual(['inflected: Frequenzumrichtern']);
    expect(waysIn('Viele Eingewöhnungen', 'eingewoehnung')).toEqual(['inflected: Eingewöhnungen']);
  });

  test('without the verb that adds nothing to it', () => {
    expect(waysIn('Elterngespräche, Feste', 'fuehren von elterngespraechen')).toEqual(['named: Elterngespräche']);
    expect(waysIn('Gespräche mit Eltern', 'fuehren von elterngespraechen')).toEqual([]);
    expect(waysIn('Eingewöhnungen', 'durchfuehrung der eingewoehnung')).toEqual(['named: Eingewöhnungen']);
  });

  test('not by a machine or a team that somebody else drives or leads', () => {
    expect(waysIn('Flurförderzeuge gereinigt', 'fuehren von flurfoerderzeugen')).toEqual([]);
    expect(waysIn('Teil des Serviceteams', 'fuehren des serviceteams')).toEqual([]);
    expect(waysIn('Verpackungsmaschinen geputzt', 'bedienung der verpackungsmaschinen')).toEqual([]);
  });

  test('by a course in it, and by knowledge of it', () => {
    expect(waysIn('Ladungssicherungslehrgang 2019', 'ladungssicherung')).toEqual(['named: Ladungssicherungslehrgang']);
  });

  test('by no other noun that begins alike', () => {
    expect(waysIn('Ladungsträger gezählt', 'ladungssicherung')).toEqual([]);
    expect(waysIn('Busfahrer', 'busfahrten')).toEqual([]);
  });
});

test('a word that is cut short is quoted to its end', () => {
  const text = 'Fahrer im Nah- und Fernverkehr';
  const [evidence] = evidenceOf({ strength: 'named', places: [[2, 3]] }, indexResume(text, knowledge));
  expect(text.slice(evidence?.span.start, evidence?.span.end)).toBe('Nah- und Fernverkehr');
});
