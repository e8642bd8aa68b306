import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { understandPosting } from '../../understand-posting.ts';

const model = createModel();

const keywordsOf = (posting: string) =>
  understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);

test('the employer, its people and months are no keywords', () => {
  const keywords = keywordsOf(`Nursery Practitioner – Little Oaks Day Nursery, Leeds
Do you love what you do? Little Oaks is a setting with 72 places.
Requirements
- Know Little Oaks, the EYFS, safeguarding, phonics, risk assessments, observations, nappies, toilet training and sleep checks
- Work Feb to Nov, with our outside CPA and risk stakeholders
- Interviews with Manager Claire and Chef Maribel`);
  expect(keywords).toEqual(expect.arrayContaining(['safeguarding']));
  for (const empty of ['Little Oaks', 'Nov', 'Feb', 'Manager Claire', 'Chef Maribel', 'CPA', 'risk stakeholders'])
    expect(keywords).not.toContain(empty);
});

test('words that name nothing alone are no keywords, and neither are the people one works with', () => {
  const posting = `Class Teacher
Requirements
- Has high expectations of behaviour and achievement, and closes gaps
- Works alongside registered nurses, phonics and Read Write Inc
- Build relationships with stakeholders, respond to changes in condition
- Phonics, safeguarding, assessment data, National Curriculum, guided reading, PPA cover, forest school, marking`;
  const keywords = keywordsOf(posting);
  expect(keywords).toEqual(expect.arrayContaining(['National Curriculum', 'safeguarding']));
  for (const empty of ['achievement', 'gaps', 'condition', 'stakeholders', 'relationships', 'registered nurses'])
    expect(keywords).not.toContain(empty);
});

test('a word that opens an item and shares its object with a verb is a verb', () => {
  const keywords = keywordsOf(`Veterinary Technician
Duties
- Induce and monitor anesthesia, place catheters
- Picking and packing prescriptions
- Urinalysis, radiographs, dental cleanings, phlebotomy, fecals and in-house labs
- Any other duties the Practice Manager may request`);
  expect(keywords).toContain('anesthesia');
  for (const none of ['Induce', 'Practice Manager']) expect(keywords).not.toContain(none);
});
