import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

const model = createModel();

const keywordsOf = (posting: string) =>
  understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);

test('parts of a list have the noun that they share', () => {
  const keywords = keywordsOf(`Home Health Nurse
Requirements
- 2 years of experience with wound, ostomy and continence care
- Chronic and surgical wounds, hydraulic and engine faults
- Spring and fall maintenance of heat pumps
- Venipuncture, vital signs and patient education`);
  expect(keywords.map((keyword) => keyword.toLowerCase())).toEqual(
    expect.arrayContaining(['wound care', 'ostomy care', 'continence care', 'chronic wounds', 'hydraulic faults']),
  );
  for (const cut of ['wound', 'ostomy', 'Chronic', 'hydraulic']) expect(keywords).not.toContain(cut);
});

test('words that stand for themselves do not take the noun of the last part', () => {
  const keywords = keywordsOf(`Support Worker
Requirements
- Cooking, medication and personal care
- Payroll, invoices and stock control, aggressive or confused residents
- Clinical governance and audit, risk assessments, care plans, moving and handling`);
  for (const wrong of ['medication care', 'invoices control', 'Payroll control', 'aggressive residents'])
    expect(keywords).not.toContain(wrong);
  expect(keywords).toContain('personal care');
});
