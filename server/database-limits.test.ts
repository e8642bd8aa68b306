import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';

/** Functions with limits of their own, as they state them. */
const sources = [
  ['admin_set_plan', `char_length(reason) > ${limits.reasonCharacters}`],
  ['admin_ban', `left(reason, ${limits.reasonCharacters})`],
] as const;

describeEachDatabase('the limits of the contract', (getDatabase) => {
  async function definitionOf(constraint: string): Promise<string> {
    const { rows } = await getDatabase().query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [constraint],
    );
    return rows[0]?.definition ?? '';
  }

  test.each([
    ['resumes_resume_text_check', limits.textCharacters],
    ['resumes_job_description_check', limits.textCharacters],
    ['resumes_optimized_resume_check', limits.textCharacters],
    ['resumes_job_title_check', limits.titleCharacters],
    ['profiles_name_check', limits.nameCharacters],
    ['confirmations_statement_check', limits.statementCharacters],
  ])('are those of the database: %s', async (constraint, limit) => {
    expect(await definitionOf(constraint)).toMatch(new RegExp(`<= ${limit}\\)`));
  });

  test.each(sources)('are those of the database: %s', async (name, said) => {
    const { rows } = await getDatabase().query<{ source: string }>(
      'select prosrc as source from pg_proc where proname = $1',
      [name],
    );
    expect(rows.map(({ source }) => source.includes(said))).toEqual([true]);
  });
});
