import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { analyseLocally } from '../lib/local-analysis.ts';
import { offeredKeywords } from './offered-keywords.ts';

const engine = await loadEngine();

const request = {
  jobDescription: 'Triage, triage and telemetry. Telemetry on every ward.',
  resumeText: 'Ran triage for four years.',
};
const result = analyseLocally(request, 'note');

describe('keywords offered to be confirmed', () => {
  test('are first those the resume shows in other words, then those to ask about, each with a hint', () => {
    const explanation = engine.analyse({
      jobDescription: 'Requirements\n- Epic or Cerner\n- Kubernetes\n- 5 years of experience',
      resumeText: 'Experience\n2019 - 2020\n- Ran services on k8s',
    });
    const offered = offeredKeywords(result, explanation);
    expect(offered.map(({ keyword }) => keyword)).toEqual(['Kubernetes', 'Epic', 'Cerner']);
    expect(offered[0]?.hint).toContain('Your resume says “k8s”');
    expect(offered[1]?.hint).toBe('Have you used Epic? Where?');
  });

  test('without an explanation are the plain missing keywords', () => {
    expect(offeredKeywords(result, undefined)).toEqual([{ keyword: 'telemetry', hint: '', isQuestion: true }]);
  });
});
