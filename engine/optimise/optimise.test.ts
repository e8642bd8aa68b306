import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadEngine } from '../index.ts';
import { realResumes } from '../testing/texts/real-resumes.ts';
import { tradeProbes } from '../testing/trade-probes.ts';

const engine = await loadEngine();
const jobDescription = 'Requirements\n- Kubernetes\n- PostgreSQL\n- wound care';

const resume = fc.oneof(
  fc.constantFrom(...realResumes, ...tradeProbes.map(({ qualified }) => qualified)),
  fc.constantFrom(...realResumes).map((text) => text.replaceAll('\n', '\r\n')),
  fc.stringMatching(
    /^(?:Skills?|SKILLS:|- [a-z]{1,9}|[a-z]{1,9}, [a-z]{1,9}, [a-z]{1,9}|Tools: [a-z, ]{1,20}|\t|\n|\r\n| ){0,30}$/,
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const keywords = fc.array(
  fc.oneof(
    fc.constantFrom(
      'Kubernetes',
      'PostgreSQL',
      'C++',
      '.NET',
      'wound care',
      'Pflege',
      'R&D',
      'CI/CD',
      'Skills',
      'Experience',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ),
  { maxLength: 5 },
);

describe('optimising any resume with any keywords', () => {
  test('loses nothing of the resume, and adds only what was confirmed, with separators', () => {
    hold(resume, keywords, (resumeText, confirmed) => {
      const { text, added } = engine.optimise({ resumeText, jobDescription }, confirmed);
      let rest = text;
      for (const keyword of added) rest = rest.replace(keyword, () => '');
      expect(text.length).toBeGreaterThanOrEqual(resumeText.length);
      expect(isWithin(resumeText, text)).toBe(true);
      expect(added.every((keyword) => text.includes(keyword))).toBe(true);
      if (added.length === 0) expect(text).toBe(resumeText);
      // The engine's own headings and labels are words too; no others are added.
      const words = (each: string) => (each.match(/\p{L}{2,}/gu) ?? []).length;
      expect(words(rest) - words(resumeText)).toBeLessThanOrEqual(1);
    });
  });

  test('doing it twice is doing it once', () => {
    hold(resume, keywords, (resumeText, confirmed) => {
      const once = engine.optimise({ resumeText, jobDescription }, confirmed).text;
      expect(engine.optimise({ resumeText: once, jobDescription }, confirmed).text).toBe(once);
    });
  });

  test('is scored by the same formula', () => {
    hold(resume, keywords, (resumeText, confirmed) => {
      const { text, matchScore } = engine.optimise({ resumeText, jobDescription }, confirmed);
      expect(matchScore).toBe(engine.analyse({ resumeText: text, jobDescription }).matchScore);
    });
  });
});

test('keywords close to a group of the resume join it, the others form their own group', () => {
  const resumeText =
    'Experience\nDeveloper, 2020 - 2023\n- Built shops\nSkills\nLanguages: Java, Kotlin\nDatabases: MySQL, Redis\n';
  const { text } = engine.optimise({ resumeText, jobDescription }, ['PostgreSQL', 'wound care']);
  expect(text).toContain('Databases: MySQL, Redis, PostgreSQL\nAdditional: wound care\n');
});

test('a list that denies takes in no keywords', () => {
  const resumeText = 'Ann Example\nSkills: no experience with Docker';
  const { text, added } = engine.optimise({ resumeText, jobDescription }, ['Kubernetes']);
  expect(added).toEqual(['Kubernetes']);
  expect(text).toBe('Ann Example\nSkills: no experience with Docker\n\nSkills: Kubernetes\n');
});

test('a keyword that sounds like a denial is put in once', () => {
  const resumeText = 'Ann Example\nSkills: Java, Kotlin';
  const { text } = engine.optimise({ resumeText, jobDescription }, ['weak points']);
  expect(engine.optimise({ resumeText: text, jobDescription }, ['weak points']).text).toBe(text);
});

/** Whether a text is still there, whole and in order, after insertions. */
function isWithin(text: string, longer: string): boolean {
  let at = 0;
  for (const unit of longer.split('')) if (unit === text[at]) at += 1;
  return at === text.length;
}

/** The same hundred cases in every run. */
function hold<A, B>(first: fc.Arbitrary<A>, second: fc.Arbitrary<B>, law: (a: A, b: B) => void): void {
  const checked = fc.check(fc.property(first, second, law), { seed: 20_261_121, numRuns: 100 });
  expect(fc.defaultReportMessage(checked)).toBeUndefined();
}
