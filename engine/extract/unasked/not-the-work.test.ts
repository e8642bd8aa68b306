import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

const model = createModel();

const keywordsOf = (posting: string) =>
  understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);

test('hours, days, weights and grades are no keywords', () => {
  const keywords = keywordsOf(`Line Cook
Requirements
- Evening service (Wed-Sun, 2pm-11pm), lift 50 lbs
- GCSE grade C/4 or above in Maths
- Butchery, mother sauces, knife skills, plating, inventory, grill, garde manger and FIFO`);
  expect(keywords).toEqual(expect.arrayContaining(['garde manger', 'FIFO']));
  for (const measure of ['Wed-Sun', '2pm-11pm', 'lbs', 'grade', 'C/4']) expect(keywords).not.toContain(measure);
});

test('the people one works with are no keywords, what one does with them is', () => {
  const keywords = keywordsOf(`Account Executive
What you will do
- Collaborate with Solutions Engineering and Customer Success on renewals
- Work with Legal on redlines, work closely with field underwriters to close submissions
- Deliver interventions planned by the SENCO and speech coaches
- Delegate appropriately to LPNs and PCTs
- Supervise a team of up to 8 sales advisors, support the Financial Controller
Requirements
- Discovery calls, outbound prospecting, forecasting, contract negotiation, Salesforce, Gong and product demos`);
  expect(keywords).toEqual(expect.arrayContaining(['Salesforce', 'outbound prospecting']));
  for (const person of [
    'Solutions Engineering',
    'Customer Success',
    'Legal',
    'field underwriters',
    'SENCO',
    'LPNs',
    'PCTs',
  ])
    expect(keywords).not.toContain(person);
  expect(keywords).not.toContain('sales advisors');
  expect(keywords).not.toContain('Financial Controller');
});

test('the town and the employer named at the top are no keywords', () => {
  const keywords = keywordsOf(`HGV Driver
Company: Westerby Foodservice
Location: Normanton
Westerby Foodservice deliver chilled and frozen food from our Normanton depot.
Requirements
- Multidrop, tachograph, tail lift, vehicle checks, load securing, manual handling, PODs, drivers hours and route planning`);
  expect(keywords).toContain('tail lift');
  expect(keywords.filter((keyword) => /Westerby|Normanton/.test(keyword))).toEqual([]);
});

test('how somebody should be is no skill', () => {
  const keywords = keywordsOf(`Teaching Assistant
Requirements
- Be patient, resilient and have a good sense of humour
- Phonics, safeguarding, Makaton, EHCPs, visual timetables, behaviour support, guided reading and record keeping`);
  expect(keywords).toContain('Makaton');
  for (const attitude of ['patient', 'resilient', 'sense of humour']) expect(keywords).not.toContain(attitude);
});
