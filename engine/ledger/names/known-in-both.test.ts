import { describe, expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { compareResumes, findingsOf } from '../compare-resumes.ts';

const model = createModel();
const resume = (skills: string) =>
  `Ann Bell\n\nExperience\nCarer, Elm House, Leeds, 2015 - 2022\n- Give medication and count stock\n\nSkills\n${skills}\n`;

/** What is unnamed in a list of skills that replaced another. */
function unnamed(before: string, after: string): string[] {
  const rewrite = { originalText: resume(before), improvedText: resume(after), now: '2026-11-01' };
  return findingsOf(compareResumes(rewrite, model)).flatMap(({ text, reason }) =>
    reason.code === 'ledger.notNamed' ? [text] : [],
  );
}

describe('a list of skills', () => {
  test('may name what a line of the resume says was done, and nothing else', () => {
    expect(unnamed('Word', 'Word, medication administration')).toEqual([]);
    expect(unnamed('Word', 'Word, wound management')).not.toEqual([]);
  });

  test('may name the suite of two of its programs, but not of one', () => {
    expect(unnamed('Word, Excel', 'Microsoft Office')).toEqual([]);
    expect(unnamed('Word', 'Word, Microsoft Office')).not.toEqual([]);
  });

  test('may put a level before what it is the level of', () => {
    expect(unnamed('Makaton (beginner)', "beginner's Makaton")).toEqual([]);
    expect(unnamed('Polish (mother tongue)', 'native Polish speaker')).toEqual([]);
  });
});
