import { describe, expect, test } from 'vitest';
import { smallKnowledge } from '../testing/small-document.ts';
import { deniedStems, isDenied } from './find-denied.ts';
import { indexResume } from './index-resume.ts';

/** Whether a resume denies a requirement of these keys, which it proves to `credit`. */
function denies(resume: string, keys: string[], credit = 0, alternatives: string[] = []): boolean {
  const requirement = {
    surface: 'x',
    canonical: 'x',
    alternatives: [],
    kind: 'skill',
    importance: 'must',
    spans: [],
  } as const;
  const match = { requirement: { ...requirement, alternatives, spans: [] }, found: false, credit, evidence: [] };
  return isDenied({ ...match, keys, confidence: 1, proven: 'x' }, deniedStems(indexResume(resume, smallKnowledge)));
}

describe('a requirement is denied', () => {
  test('when one sentence denies all its words, in any form', () => {
    expect(denies('No experience with wound care.', ['wound care'])).toBe(true);
    expect(denies('No experience with wounds or their care.', ['wound care'])).toBe(true);
  });

  test('not when the words are in two sentences', () => {
    expect(denies('Never dressed a wound. Never worked in care.', ['wound care'])).toBe(false);
  });

  test('when one of its names is', () => {
    expect(denies('Never used Excel.', ['postgre', 'excel'])).toBe(true);
  });

  test('not when one of several that suffice is', () => {
    const choice = ['Postgres', 'Excel'];
    expect(denies('Never used Excel.', ['postgre', 'excel'], 0, choice)).toBe(false);
    expect(denies('Never used Excel or Postgres.', ['postgre', 'excel'], 0, choice)).toBe(true);
  });

  test('not when the resume only wishes for it', () => {
    expect(denies('Keen to learn wound care.', ['wound care'])).toBe(false);
    expect(denies('Möchte gerne Excel lernen.', ['excel'])).toBe(false);
    expect(denies('Keen to learn wound care, which I have never done.', ['wound care'])).toBe(true);
  });

  test('not when the resume proves it elsewhere', () => {
    expect(denies('No experience with wound care.', ['wound care'], 0.5)).toBe(false);
  });

  test('not when the resume says nothing of it', () => {
    expect(denies('Baked bread.', ['wound care'])).toBe(false);
    expect(denies('Did wound care.', ['wound care'])).toBe(false);
  });
});
