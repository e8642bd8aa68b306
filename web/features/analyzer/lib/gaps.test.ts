import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { foldGaps, type Gap, gapsOf, matchesNow } from './gaps.ts';

const engine = await loadEngine();
const input = {
  jobDescription: 'Requirements\n- Telemetry monitoring\n- Triage\n\nPreferred\n- Wound care',
  resumeText: 'Robin Example\n\nExperience\nNurse, Example Clinic\n- Ran triage in the emergency room\n',
};
const result = {
  matchScore: 50,
  optimizedMatchScore: 0,
  keywordMatches: [
    { keyword: 'triage', found: true, locations: [] },
    { keyword: 'Telemetry', found: false, locations: [] },
  ],
  recommendations: [],
  improvedResumeText: '',
  missingKeywordsInContext: [{ keyword: 'Telemetry', suggestedContext: 'Ran triage in the emergency room' }],
};
const gap = (keyword: string, more: Partial<Gap>): Gap => ({
  keyword,
  importance: 'must',
  points: 0.2,
  place: undefined,
  isRequired: false,
  isQuestion: true,
  ...more,
});

describe('what is missing', () => {
  test('comes from the shown text, must-haves first, with what each is worth', () => {
    const gaps = gapsOf(result, engine.analyse(input));
    expect(gaps.map(({ keyword, importance }) => [keyword, importance])).toEqual([
      ['Telemetry monitoring', 'must'],
      ['Wound care', 'preferred'],
    ]);
    expect(gaps[0]?.points).toBeGreaterThan(0);
    const added = engine.analyse({ ...input, resumeText: `${input.resumeText}- Telemetry monitoring on nights\n` });
    expect(gapsOf(result, added).map(({ keyword }) => keyword)).toEqual(['Wound care']);
  });

  test('is what the answer says where the engine cannot tell, less what the optimised text has', () => {
    expect(gapsOf(result, undefined)).toEqual([
      gap('Telemetry', { importance: undefined, points: undefined, place: 'Ran triage in the emergency room' }),
    ]);
    const optimized = { ...result, improvedResumeText: 'Skills: telemetry' };
    expect(gapsOf(optimized, undefined)).toEqual([]);
    expect(matchesNow(optimized, undefined).every(({ found }) => found)).toBe(true);
  });

  test('is last and folded away where the posting hardly asks for it', () => {
    const [unsure, nice] = [
      gap('kippers', { importance: 'unsure', points: undefined }),
      gap('Excel', { importance: 'nice', points: 2 }),
    ];
    expect(foldGaps([nice, unsure])).toEqual({ open: [nice], folded: [unsure] });
  });

  test('is one row for words that the posting uses twice, and none once they are found', () => {
    const twice = { ...result, keywordMatches: result.keywordMatches.flatMap((match) => [match, match]) };
    expect(gapsOf(twice, undefined)).toHaveLength(1);
    const [, missing] = result.keywordMatches;
    const both = missing ? [{ ...missing, found: true }, missing] : [];
    expect(gapsOf({ ...result, keywordMatches: both }, undefined)).toEqual([]);
  });

  test('stands open for a dozen, and is folded away where it is worth less than a point', () => {
    const many = Array.from({ length: 15 }, (_, at) => gap(`must ${at}`, { points: 2 }));
    const small = gap('small', {});
    expect(foldGaps([...many, small]).open).toEqual(many.slice(0, 12));
    expect(foldGaps([...many, small]).folded).toHaveLength(4);
    const large = gap('large', { importance: 'preferred', points: 2 });
    expect(foldGaps([small, large])).toEqual({ open: [large], folded: [small] });
    const required = gap('required', { isRequired: true });
    expect(foldGaps([required, small])).toEqual({ open: [required], folded: [small] });
  });

  test('stands open for the first three where all of it is worth less than a point', () => {
    const all = Array.from({ length: 8 }, (_, at) => gap(`must ${at}`, {}));
    expect(foldGaps(all)).toEqual({ open: all.slice(0, 3), folded: all.slice(3) });
  });
});
