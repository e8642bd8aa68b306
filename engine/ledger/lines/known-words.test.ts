import { describe, expect, test } from 'vitest';
import { caseOf, documentOf } from '../../testing/small-document.ts';
import { expandedWords, expansionsAt, isAcronym, plainAcronym, writtenOutIn } from '../words/acronyms.ts';
import { isKnownStem, knownWordsOf } from './known-words.ts';

const knownIn = (text: string, isGerman = false) => knownWordsOf(documentOf(text, isGerman));
const knows = (text: string, word: string, isGerman = false) =>
  isKnownStem(knownIn(text, isGerman), documentOf(word, isGerman).stemOf[0] ?? '');

describe('a word of a resume', () => {
  test('is known by its family', () => {
    expect(knows('Verification of invoices', 'verified')).toBe(true);
    expect(knows('Renegotiated prices', 'negotiated')).toBe(true);
    expect(knows('Renegotiated prices', 'paid')).toBe(false);
  });

  test('is not known when the resume denies it', () => {
    const { stems } = knownIn('Never negotiated prices');
    expect(stems.has(documentOf('negotiated').stemOf[0] ?? '')).toBe(false);
  });

  test('is known as a part of a German compound, in German alone', () => {
    expect(knows('Krankenpfleger', 'Pfleger', true)).toBe(true);
    expect(knows('Krankenpfleger', 'Pfleger')).toBe(false);
  });

  test('is known with the place where it is first written', () => {
    const text = 'Baked bread and bread rolls';
    const span = knownIn(text).stems.get(documentOf('bread').stemOf[0] ?? '');
    expect(text.slice(span?.start, span?.end)).toBe('bread');
    expect(span?.start).toBe(6);
  });
});

describe('what a resume names', () => {
  test('is a listed term under any of its names', () => {
    expect([...knownIn('Ran Postgres').terms.keys()]).toEqual(['PostgreSQL']);
    expect([...knownIn('Never ran Postgres').terms.keys()]).toEqual([]);
  });

  test('is an acronym, or the words whose initials it is', () => {
    expect(knownIn('Reported KPIs').acronyms.has('kpi')).toBe(true);
    expect(knownIn('Reported key performance indicators').initials.has('kpi')).toBe(true);
  });

  test('is the long form of a short degree', () => {
    expect(knownIn('BSc in Physics').stems.has(documentOf('bachelor').stemOf[0] ?? '')).toBe(true);
  });

  test('is a letter that is a word', () => {
    expect([...knownIn('Drives class C and B').letters]).toEqual(['C', 'B']);
  });

  test.each([
    ['Holds a forklift licence', true],
    ['Staatlich geprüfter Elektriker mit Führerschein', true],
    ['RN', true],
    ['Drove a forklift', false],
  ])('is a credential of any kind: %s', (text, has) => {
    expect(knownIn(text).hasPaper).toBe(has);
  });
});

describe('an acronym', () => {
  test('has two to six letters, most of them capitals', () => {
    for (const word of ['KPI', 'KPIs', 'B2B', 'R&D']) expect(isAcronym(word), word).toBe(true);
    for (const word of ['K', 'Kpi', 'kpi', 'REPORTING']) expect(isAcronym(word), word).toBe(false);
  });

  test('is looked up without its plural and in small letters', () => {
    expect(plainAcronym('KPIs')).toBe('kpi');
    expect(plainAcronym('R&D')).toBe('rd');
  });

  test('has small words or leaves them out', () => {
    const document = documentOf('Bachelor of Science');
    const letters = [...expansionsAt(document, 0, 3)].map(([initials]) => initials);
    expect(letters).toEqual(['bos', 'bs']);
  });

  test('is written out by the words with its initials, or before it in brackets', () => {
    const written = (text: string) => {
      const document = documentOf(text);
      const places = expandedWords(document, 0, document.tokens.length, (letters) => ['kpi', 'cpr'].includes(letters));
      return [...places].map((index) => document.tokens[index]?.surface);
    };
    expect(written('Reported key performance indicators')).toEqual(['key', 'performance', 'indicators']);
    expect(written('Cardiopulmonary Resuscitation (CPR)')).toEqual(['Cardiopulmonary', 'Resuscitation']);
    expect(written('Reported monthly figures')).toEqual([]);
  });

  test('of the original may be written out in the rewrite', () => {
    const given = caseOf({ line: 'Reported KPIs' }, { line: 'Reported key performance indicators' }, 'indicators');
    const words = [...writtenOutIn(given)].map((index) => given.improved.tokens[index]?.surface);
    expect(words).toEqual(['key', 'performance', 'indicators']);
  });
});
