import { describe, expect, test } from 'vitest';
import { readGermanWords } from '../text/roots/german.ts';
import { tokenise } from '../text/tokenise.ts';
import { germanWords } from './german-words.ts';

const read = (text: string) => readGermanWords(text, tokenise(text), germanWords());

describe('German words', () => {
  test('are made once', () => {
    expect(germanWords()).toBe(germanWords());
  });

  test('have the listed lemma in all their forms', () => {
    const [first, second] = [read('Vitalzeichen'), read('Gabelstaplern')].map((tokens) => tokens[0]?.lemma);
    expect(first).toBe('vitalzeichen');
    expect(second).toBe('gabelstapler');
  });

  test('that are compounds know their parts', () => {
    expect(read('Palliativpflege')[0]).toMatchObject({ head: 'pflege' });
  });

  test('that are cut short are completed', () => {
    expect(read('Grund- und Behandlungspflege')[0]?.lemma).toBe('grundpflege');
  });
});
