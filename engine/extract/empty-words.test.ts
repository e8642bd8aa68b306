import { expect, test } from 'vitest';
import { createModel } from '../lexicon/create-model.ts';
import { understandPosting } from '../understand-posting.ts';

const model = createModel();

test('words that name nothing alone are no keywords, and no people whom one works with are', () => {
  const posting = `Class Teacher
Requirements
- Has high expectations of behaviour and achievement, and closes gaps
- Works alongside registered nurses, phonics and Read Write Inc
- Build relationships with stakeholders, respond to changes in condition
- Phonics, safeguarding, assessment data, National Curriculum, guided reading, PPA cover, forest school, marking`;
  const keywords = understandPosting(posting, model).requirements.map(({ requirement }) => requirement.surface);
  expect(keywords).toEqual(expect.arrayContaining(['National Curriculum', 'safeguarding']));
  for (const empty of ['achievement', 'gaps', 'condition', 'stakeholders', 'relationships', 'registered nurses'])
    expect(keywords).not.toContain(empty);
});
