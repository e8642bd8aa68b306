import { expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

/** Whether a line below the heading shows the diploma, whatever the order of its words. */
function showsDiploma(heading: string, line: string): boolean | undefined {
  const { requirements } = engine.analyse({
    jobDescription:
      'Care Worker\nWe look for someone reliable to join our small crew in town.\nRequirements\n- NVQ Level 3 in Health and Social Care\n- Reliability',
    resumeText: `Jane Doe\nExperience\nCare Worker, Fern Ltd, 2019 - 2024\n- Helped people wash and dress\n${heading}\n${line}`,
  });
  return requirements.find(({ requirement }) => requirement.surface.startsWith('NVQ Level 3'))?.found;
}

test('a credential is named by all the words of its name in one line of credentials, in any order', () => {
  expect(showsDiploma('Qualifications', 'Adult Care, Pearson: Diploma at Level 3, 2021')).toBe(true);
  expect(showsDiploma('Qualifications', 'Adult Care, Pearson: Diploma at Level 2, 2021')).toBe(false);
  expect(showsDiploma('Interests', 'Adult reading groups, care of bees')).toBe(false);
});
