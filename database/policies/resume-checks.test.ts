import { expect } from 'vitest';
import { describePolicies } from '../testing/describe-policies.ts';

/** A valid row, to be spoilt in one column at a time. */
const fitting = {
  job_title: 'Beekeeper',
  resume_text: 'bees',
  resume_roles: 'n1a h2b',
  job_description: 'a beekeeper',
  match_score: '72.5',
  optimized_match_score: '100',
  keyword_matches: '[{"keyword": "bees", "found": true, "locations": ["ten years of bees"]}]',
  optimized_resume: 'more bees',
  recommendations: '["Mention the queen"]',
  missing_keywords_context: '[{"keyword": "smoker", "suggestedContext": "calmed them with a smoker"}]',
};

const admitted: Partial<Record<keyof typeof fitting, (string | null)[]>> = {
  job_title: [null, '', 't'.repeat(200)],
  resume_text: ['r'.repeat(200_000), '🐝'.repeat(200_000)],
  resume_roles: [null, 'l'.repeat(45_000)],
  match_score: ['0', '100', '0.5'],
  optimized_match_score: [null, '0'],
  keyword_matches: ['[]', '[{"keyword": "", "found": false, "locations": []}]'],
  optimized_resume: [null, ''],
  recommendations: [null, '[]'],
  missing_keywords_context: [null, '[]'],
};

const refused: Partial<Record<keyof typeof fitting, (string | null)[]>> = {
  job_title: ['t'.repeat(201)],
  resume_text: [null, '', 'r'.repeat(200_001)],
  resume_roles: ['', 'H1', 'h1\nh2', 'l'.repeat(45_001)],
  job_description: [null, '', 'j'.repeat(200_001)],
  match_score: [null, '-1', '100.5', 'NaN', 'Infinity'],
  optimized_match_score: ['-0.1', '101', 'NaN'],
  optimized_resume: ['o'.repeat(200_001)],
  keyword_matches: [
    null,
    'null',
    '{}',
    '"bees"',
    '["bees"]',
    '[null]',
    '[{}]',
    '[{"keyword": 1, "found": true, "locations": []}]',
    '[{"keyword": "bees", "found": "yes", "locations": []}]',
    '[{"keyword": "bees", "found": true}]',
    '[{"keyword": "bees", "found": true, "locations": [1]}]',
    '[{"keyword": "bees", "found": true, "locations": "here"}]',
    `["${'x'.repeat(2_000_001)}"]`,
    `[{"keyword": "${'x'.repeat(2_000_001)}", "found": true, "locations": []}]`,
  ],
  recommendations: ['null', '{}', '[1]', '["a", null]', `["${'x'.repeat(2_000_001)}"]`],
  missing_keywords_context: ['null', '{}', '["a"]', '[{"keyword": "a"}]', '[{"keyword": 1, "suggestedContext": "a"}]'],
};

const columns = Object.keys(fitting);
const INSERT = `insert into resumes (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`;
/** A value that is too large, missing or of the wrong shape: all of class 23. */
const VIOLATION = /^23(502|514)$/;

const spoil = (column: string, value: string | null) => Object.values({ ...fitting, [column]: value });
const show = (value: string | null) => (value && value.length > 90 ? `${value.length} characters` : String(value));

describePolicies('the checks of resumes', (when) => {
  for (const [column, values] of Object.entries(admitted)) {
    when(`admit in ${column}: ${values.map(show).join(', ')}`, async ({ session, owner }) => {
      await session.become(owner.caller);
      for (const value of values) {
        expect(await session.attempt(INSERT, spoil(column, value)), show(value)).toMatchObject({ rowCount: 1 });
      }
    });
  }

  for (const [column, values] of Object.entries(refused)) {
    when(`refuse in ${column}: ${values.map(show).join(', ')}`, async ({ session, owner }) => {
      await session.become(owner.caller);
      for (const value of values) {
        expect(await session.attempt(INSERT, spoil(column, value)), show(value)).toMatch(VIOLATION);
      }
    });
  }
});
