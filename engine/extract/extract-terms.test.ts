import { describe, expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { extractTerms, findCandidates } from './extract-terms.ts';
import { readPosting } from './read-posting.ts';

const model = createModel();
const termsOf = (text: string) => extractTerms(readPosting(text, model.asks), model);
const candidatesOf = (text: string) =>
  findCandidates(readPosting(text, model.asks), model).candidates.map(({ key }) => key);

const posting = `Registered Nurse
Requirements
- RN license
- Experience with wound care and Postgres, PostgreSQL preferred
- Unencumbered driver's license`;

describe('the terms that a posting asks for', () => {
  const terms = termsOf(posting);

  test('come surest first, each with all its mentions', () => {
    const probabilities = terms.map(({ probability }) => probability);
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
    const database = terms.find(({ canonical }) => canonical === 'PostgreSQL');
    expect(database).toMatchObject({ surface: 'Postgres', kind: 'tool' });
    expect(database?.mentions).toHaveLength(2);
  });

  test('are named as the requirements write them, not as the title does', () => {
    expect(terms.find(({ canonical }) => canonical === 'registered nurse licence')?.surface).toBe('RN license');
  });

  test('have their places in the text', () => {
    for (const { mentions } of terms) {
      for (const { start, end, line } of mentions) {
        expect(posting.slice(start, end).trim()).not.toBe('');
        expect(posting.slice(0, start).split('\n')).toHaveLength(line + 1);
      }
    }
  });

  test('are sure to a degree between nothing and one', () => {
    for (const { probability, confidence } of terms) {
      expect(probability).toBeGreaterThan(0);
      expect(probability).toBeLessThan(1);
      expect(confidence).toBe(probability);
    }
  });
});

describe('what may be asked for', () => {
  test('is cut at commas and of the words that only join', () => {
    const found = candidatesOf('Requirements\n- Python, and SQL');
    expect(found).toEqual(expect.arrayContaining(['python', 'sql']));
    expect(found.join()).not.toMatch(/\band\b/);
  });

  test('is no product where the posting writes a plain word', () => {
    const kinds = (line: string) => termsOf(`Requirements\n- ${line}`).map(({ surface, kind }) => [surface, kind]);
    expect(kinds('Negotiate contracts with procurement and legal')).not.toContainEqual(['legal', 'tool']);
    expect(kinds('Carry out risk assessments and social media work').map(([, kind]) => kind)).not.toContain('tool');
    expect(kinds('Experience with Epic and Salesforce')).toContainEqual(['Salesforce', 'tool']);
  });

  test("goes on to the number of a standard's name", () => {
    expect(candidatesOf('Requirements\n- Experience with ISO 9001')).toContain('iso 9001');
  });

  test('is the licence alone of the words around it', () => {
    expect(termsOf('Requirements\n- Active unencumbered Oregon RN license').map(({ surface }) => surface)).toContain(
      'RN license',
    );
  });

  test('is found by cues and compounds in German, which the chains never learned', () => {
    const german = `Wir suchen zum nächsten Monat eine Pflegekraft für die Klinik in der Stadt.
Ihr Profil
- Erfahrung in der Hebammenkunde und in der Kinderkrankenpflege
- Sie haben einen Abschluss und arbeiten gern im Team`;
    const keys = candidatesOf(german).join();
    expect(keys).toContain('hebammenkunde');
    expect(keys).toContain('kinderkrankenpflege');
  });
});
