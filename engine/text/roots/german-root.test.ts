import { describe, expect, test } from 'vitest';
import { lemma } from '../tokenise.ts';
import { germanRoot, germanRoots } from './german-root.ts';

const root = (word: string) => germanRoot(lemma(word.toLowerCase()));
const isIn = (word: string, part: string) =>
  germanRoots.rootsIn(lemma(word.toLowerCase()), (listed) => listed === root(part)).length > 0;
const lemmasOf = (sentence: string) => sentence.split(' ').map((word) => lemma(word.toLowerCase()));
const isApart = (sentence: string, verb: string) => {
  const lemmas = lemmasOf(sentence);
  const words = { lemmas, sentenceOf: lemmas.map(() => 0), counts: () => true };
  return [...(germanRoots.rootsApart?.(words, (listed) => listed === root(verb)) ?? [])].length > 0;
};

describe('The root of a German word', () => {
  test.each([
    ['reinigen', 'Reinigung', 'reinigte', 'Reinigungen', 'Reiniger'],
    ['führen', 'führt', 'Führung', 'führte', 'Fuehrung'],
    ['Wand', 'Wände', 'Wänden'],
    ['montieren', 'Montage', 'montierte', 'Monteur'],
    ['annehmen', 'Annahme', 'annahm'],
    ['zuverlässig', 'Zuverlässigkeit', 'zuverlässige'],
    ['bauen', 'baut', 'baute'],
    ['Bad', 'Bäder', 'Bädern'],
    ['Auftrag', 'Aufträge', 'Aufträgen'],
  ])('is the same for all forms of %s', (...forms) => {
    expect(new Set(forms.map(root)).size).toBe(1);
  });

  test.each([
    ['Mauer', 'Maus'],
    ['Bank', 'Band'],
    ['Kasse', 'Karte'],
    ['Lager', 'Lage'],
    ['Zähler', 'Zahlung'],
    ['Förderung', 'Forderung'],
    ['Drücken', 'Drucker'],
    ['Zahlungserinnerung', 'Zahlung'],
    ['Lieferung', 'laufen'],
  ])('parts %s from %s', (one, other) => {
    expect(root(one)).not.toBe(root(other));
  });
});

describe('A German word is of the roots of', () => {
  test.each([
    ['gereinigt', 'reinigen'],
    ['durchgeführt', 'durchführen'],
    ['durchzuführen', 'durchführen'],
    ['angenommen', 'annehmen'],
    ['gemessen', 'messen'],
    ['aufgebaut', 'aufbauen'],
  ])('its infinitive: %s, %s', (form, infinitive) => {
    expect(isIn(form, infinitive)).toBe(true);
  });

  test.each([
    ['Wundversorgung', 'Wunde'],
    ['Wundversorgung', 'versorgen'],
    ['Blutdruckmessgerät', 'Blut'],
    ['Kassenführung', 'Kasse'],
    ['Datenaufnahme', 'aufnehmen'],
    ['Aufnahmegespräch', 'aufnehmen'],
  ])('its parts: %s, %s', (compound, part) => {
    expect(isIn(compound, part)).toBe(true);
  });

  test.each([
    ['ausgepackt', 'packen'],
    ['verkauft', 'kaufen'],
    ['abgebaut', 'bauen'],
  ])('no verb that its prefix makes another of: %s, %s', (form, verb) => {
    expect(isIn(form, verb)).toBe(false);
  });

  test('no shorter word that only begins it', () => {
    expect(isIn('Banane', 'Bank')).toBe(false);
  });
});

describe('A verb whose parts stand apart', () => {
  test('has its root at the last one', () => {
    expect(isApart('führe monatliche Inventuren durch', 'durchführen')).toBe(true);
    expect(isApart('nahm Waren an und prüfte sie', 'annehmen')).toBe(true);
  });

  test('is not made of a preposition before a noun', () => {
    expect(isApart('führte Besucher durch das Werk', 'durchführen')).toBe(false);
  });
});

test('a run of letters that is no word is looked at as a whole', () => {
  const run = 'gewaesserung'.repeat(50);
  const asked: string[] = [];
  germanRoots.rootsIn(run, (part) => asked.push(part) > 0);
  expect(asked).toEqual([run]);
});
