import { expect, test } from 'vitest';
import { analyseLocally } from '../lib/local-analysis.ts';
import { optimizeResult } from './optimize-result.ts';

const request = {
  jobTitle: 'Ward Nurse',
  jobDescription: 'Triage, triage and telemetry. Telemetry on every ward; charting with SQL.',
  resumeText: 'Ward nurse. Ran triage for four years.',
};

test('an optimisation that confirms nothing leaves no optimised text', async () => {
  const result = { ...analyseLocally(request, 'note'), improvedResumeText: 'Skills: SQL', optimizedMatchScore: 67 };
  expect(await optimizeResult({ request, result }, [])).toMatchObject({
    improvedResumeText: '',
    optimizedMatchScore: 0,
  });
});
