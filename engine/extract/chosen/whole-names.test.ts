import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

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
- AWS (EC2, S3, Lambda), knowledge of sauces and cooking temps, records intake/output`);
  expect(keywords).toEqual(
    expect.arrayContaining(['Supervisory experience', 'computer skills', 'cashing up', 'purchase ledger invoices']),
  );
  expect(keywords.filter((keyword) => keyword.includes('('))).toEqual([]);
  expect(keywords).toEqual(expect.arrayContaining(['cooking temps', 'intake/output', "parents' evenings"]));
  for (const cut of ['Sigma', 'cashing', 'computer', 'round vehicle checks']) expect(keywords).not.toContain(cut);
});

test('a single word keeps what it is of, where that ends what is said', () => {
  const keywords = keywordsOf(`Storeperson
Requirements
- Good understanding of OH&S and chain of responsibility
- Counterbalance forklift, high reach, RF scanning, stocktakes, despatch and container unloading`);
  expect(keywords).toContain('chain of responsibility');
});

test('a keyword ends before its examples', () => {
  const keywords = keywordsOf(`Housing Officer
Requirements
- IT skills including a housing management system e.g. Northgate, Orchard or Civica Cx
- Tenancy sign ups, estate inspections, mutual exchanges, rent arrears, lettings and anti-social behaviour`);
  expect(keywords.filter((keyword) => / e$/.test(keyword))).toEqual([]);
});

test('a name keeps a first word that looks like a verb or praise, and loses what is no part of it', () => {
  const keywords = keywordsOf(`Warehouse Operative
Requirements
- Experience with a reach truck and prior authorizations
- Know COSHH, safe manual handling, use of calipers
- Picking, packing, RF scanners, stock counts, despatch notes and pallet wrapping`);
  expect(keywords.map((keyword) => keyword.toLowerCase())).toEqual(
    expect.arrayContaining(['reach truck', 'coshh', 'manual handling', 'calipers']),
  );
  for (const cut of ['truck', 'authorizations', 'Know COSHH']) expect(keywords).not.toContain(cut);
});

test('a name keeps what is done with the thing, and words of the sentence that belong to it', () => {
  const keywords = keywordsOf(`Truck Driver
Requirements
- Keep the controlled drug log, follow hours of service rules
- Knowledge of right to rent checks, post-secondary studies in logistics
- Pallet jacks, liftgates, ELD, pre-trip inspections, load securement and DVIRs`);
  expect(keywords).toEqual(
    expect.arrayContaining([
      'post-secondary studies',
      'controlled drug log',
      'hours of service rules',
      'right to rent checks',
    ]),
  );
});

test('of what belongs to somebody both are looked for', () => {
  const posting = `HGV Driver
Requirements
- Good knowledge of drivers' hours and of tachographs
- Pallet trucks, tail lifts, load restraint, walk-round checks, defect reports and multi-drop deliveries`;
  const asked = understandPosting(posting, model).requirements.find(
    ({ requirement }) => requirement.surface === "drivers' hours",
  );
  expect(asked?.terms.map(({ key }) => key)).toEqual(['driver hour']);
});
