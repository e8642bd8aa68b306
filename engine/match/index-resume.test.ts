import { describe, expect, test } from 'vitest';
import { readPosting } from '../extract/read-posting.ts';
import { createModel } from '../lexicon/create-model.ts';
import { smallKnowledge } from '../testing/small-document.ts';
import { resumeOf } from '../testing/small-resume.ts';
import { stem } from '../text/roots/stem.ts';
import { indexResume } from './index-resume.ts';

const resume = indexResume(
  resumeOf({
    summary: 'Nurse on wards.',
    line: 'Ran Postgres. Wrote reports for doctors',
    skills: 'Excel, no forklift licence',
  }),
  smallKnowledge,
);
const wordsAt = (places: readonly number[] = []) => places.map((place) => resume.tokens[place]?.surface);
const lineWith = (words: string) => resume.lines.findIndex(({ content }) => content.includes(words));

describe('a resume that is indexed', () => {
  test('finds its words by lemma and by stem', () => {
    expect(wordsAt(resume.lemmas.get('report'))).toEqual(['reports']);
    expect(wordsAt(resume.stems.get(stem('doctor')))).toEqual(['doctors']);
  });

  test('finds listed terms under their canonical name', () => {
    const [[from = 0, to = 0] = []] = resume.terms.get('PostgreSQL') ?? [];
    expect(resume.tokens.slice(from, to).map(({ surface }) => surface)).toEqual(['Postgres']);
  });

  test('has what is denied in no index', () => {
    expect(resume.terms.has('forklift licence')).toBe(false);
    expect(resume.lemmas.has('forklift')).toBe(false);
    expect(resume.found.map(({ term }) => term.name)).toContain('forklift licence');
    expect(resume.deniedLines.has(lineWith('forklift'))).toBe(true);
  });

  test('parts sentences at lines and at end marks', () => {
    const sentenceOf = (word: string) => resume.sentenceOf[resume.tokens.findIndex(({ surface }) => surface === word)];
    expect(sentenceOf('Ran')).toBe(sentenceOf('Postgres'));
    expect(sentenceOf('Wrote')).toBe((sentenceOf('Postgres') ?? 0) + 1);
    expect(sentenceOf('Kept')).toBe((sentenceOf('doctors') ?? 0) + 1);
  });

  test('has lines that are shown in a job, listed, or mentioned in passing', () => {
    expect(resume.placements[lineWith('Ran Postgres')]).toBe('shown');
    expect(resume.placements[lineWith('Excel')]).toBe('listed');
    expect(resume.placements[lineWith('on wards')]).toBe('passing');
    expect(resume.placements).toHaveLength(resume.lines.length);
  });
});

test('a resume without dates or headings only mentions, one with dates shows', () => {
  expect(indexResume('Ran Postgres', smallKnowledge).placements).toEqual(['passing']);
  expect(indexResume('Ran Postgres in 2019', smallKnowledge).placements).toEqual(['shown']);
});

test('a list within a job stays a list', () => {
  const { placements, lines } = indexResume(resumeOf({ line: 'Wrote reports\nSkills: Excel' }), smallKnowledge);
  expect(placements[lines.findIndex(({ content }) => content.includes('Excel'))]).toBe('listed');
});

test("a term counts as the words of all its names, but a tool's name of several words as none of them", () => {
  const model = createModel();
  const indexed = indexResume('Did wound care and Wundversorgung. Ran Apache Spark.', model);
  expect(indexed.lemmas.get('wound')).toHaveLength(2);
  const spark = indexed.tokens.findIndex(({ lower }) => lower === 'spark');
  expect([...indexed.inTool.slice(spark - 1, spark + 1)]).toEqual([1, 1]);
});

test("what is copied from the posting's own text proves nothing, and denies nothing", () => {
  const model = createModel();
  const copied = 'Willow Creek runs nine clinics and a school of nursing in three states';
  const posting = readPosting(`Nurse\nRequirements\n- Wound care\nAbout us\n${copied}`, model.asks);
  const indexed = indexResume(copied, model, posting);
  expect(indexed.lemmas.has('clinic')).toBe(false);
  expect([...indexed.denied].includes(1)).toBe(false);
});
