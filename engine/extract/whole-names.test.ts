import { expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { understandPosting } from '../understand-posting.ts';

const model = createModel();

const keywordsOf = (posting: string) =>
  understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);

test('a keyword is named as a person would say it', () => {
  const keywords = keywordsOf(`Shift Lead
Requirements
- Supervisory experience in a busy shop, computer skills
- Opening the store, cashing up and banking
- High volumes of purchase ledger invoices
- Six Sigma or Lean, parents' evenings, daily walk round vehicle checks
- AWS (EC2, S3, Lambda)`);
  expect(keywords).toEqual(
    expect.arrayContaining(['Supervisory experience', 'computer skills', 'cashing up', 'purchase ledger invoices']),
  );
  expect(keywords.filter((keyword) => keyword.includes('('))).toEqual([]);
  for (const cut of ['Sigma', 'cashing', 'computer', 'round vehicle checks']) expect(keywords).not.toContain(cut);
});
