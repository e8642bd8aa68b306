import { describe, expect, test } from 'vitest';
import { extractRequirements } from '../extract/extract-requirements.ts';
import { readPosting } from '../extract/read-posting.ts';
import { createModel } from '../lexicon/create-model.ts';
import { type Parts, resumeOf } from '../testing/small-resume.ts';
import { indexResume } from './index-resume.ts';
import { matchRequirements } from './match-requirements.ts';

const model = createModel();

/** What a posting with one line of requirements finds in a resume. */
function matched(asked: string, parts: Parts, now = '2026-11-22') {
  const posting = readPosting(`Requirements\n- ${asked}`, model.asks);
  const requirements = extractRequirements(posting, model);
  return matchRequirements(
    requirements,
    indexResume(resumeOf(parts), model, posting, requirements),
    { ...model, concepts: undefined },
    now,
  );
}
const creditOf = (asked: string, parts: Parts) => matched(asked, parts).matches.map(({ credit }) => credit);

describe('a requirement in a resume', () => {
  test('is not misspelt where the resume has another word of work', () => {
    expect(creditOf('Trailer', { line: 'Trainer for eight new drivers' })).toEqual([0]);
    expect(creditOf('Trailer', { line: 'Hooked a trailler every night' })[0]).toBeGreaterThan(0.5);
  });

  test('is found with the line that proves it', () => {
    const { matches, matchedLines } = matched('Wound care', { line: 'Did wound care on a ward' });
    expect(matches).toMatchObject([
      { found: true, evidence: [{ line: '- Did wound care on a ward', placement: 'shown' }] },
    ]);
    expect(matchedLines.size).toBe(1);
  });

  test('is answered by the lines that show it in part as well when another one names it', () => {
    const line = 'Took care of every kind of wound';
    const matchedLines = (parts: Parts) => [...matched('Wound care', parts).matchedLines];
    expect(matchedLines({ line, skills: 'Wound care' })).toEqual(expect.arrayContaining(matchedLines({ line })));
    expect(matchedLines({ line })).toHaveLength(1);
  });

  test('earns more in a job than in a list', () => {
    const [shown = 0] = creditOf('Wound care', { line: 'Did wound care' });
    const [listed = 0] = creditOf('Wound care', { skills: 'Wound care' });
    expect(shown).toBeGreaterThan(listed);
    expect(listed).toBeGreaterThan(0);
  });

  test('is not found when nothing shows it', () => {
    expect(matched('Wound care', { line: 'Baked bread' }).matches).toMatchObject([{ found: false, credit: 0 }]);
  });

  test('earns something for a related thing, but is not found by it', () => {
    const [match] = matched('Experience with PostgreSQL', { line: 'Ran MySQL' }).matches;
    expect(match?.found).toBe(false);
    expect(match?.credit).toBeGreaterThan(0);
  });

  test('is proven by the better of its alternatives', () => {
    const { matches } = matched('Experience with Python or Java', { line: 'Built shops in Java' });
    expect(matches).toMatchObject([{ found: true, proven: 'Java' }]);
  });
});

describe('a degree', () => {
  test('is shown beside an address, whose words show nothing', () => {
    expect(matched("Master's degree", { education: 'Jane Doe, MBA, jane@example.com' }).matches[0]?.found).toBe(true);
  });

  test('counts from the level that is asked for', () => {
    expect(
      matched("Bachelor's degree", { education: 'Master of Science, Elm University, 2015' }).matches,
    ).toMatchObject([{ found: true, credit: 1 }]);
    expect(matched("Master's degree", { education: 'Bachelor of Arts, Elm University, 2015' }).matches[0]?.found).toBe(
      false,
    );
  });

  test('does not count when it is denied', () => {
    expect(matched("Bachelor's degree", { education: 'No bachelor degree' }).matches[0]?.found).toBe(false);
  });
});

describe('years', () => {
  test('count in part, up to the day that is given', () => {
    const parts = { header: 'Nurse, Elm Ward, Leeds, January 2021 - present' };
    expect(matched('10 years of experience', parts, '2026-01-01').matches[0]?.credit).toBeCloseTo(0.5, 1);
    expect(matched('10 years of experience', parts, '2031-01-01').matches[0]).toMatchObject({ found: true, credit: 1 });
  });
});
