import { describe, expect, test } from 'vitest';
import { extractRequirements } from '../extract/extract-requirements.ts';
import { readPosting } from '../extract/read-posting.ts';
import { createModel } from '../lexicon/create-model.ts';
import { fieldNames } from '../lexicon/field-index.ts';
import { indexResume } from '../match/index-resume.ts';
import { matchRequirements } from '../match/match-requirements.ts';
import { measureCoverage } from './coverage.ts';
import { measureFieldFit, profilePosting } from './field-fit.ts';

const model = createModel();

function measure(postingText: string, resumeText: string, saidOtherwise: string[] = []) {
  const posting = readPosting(postingText, model.asks);
  const requirements = extractRequirements(posting, model);
  const resume = indexResume(resumeText, model, posting, requirements);
  const { matches, matchedLines } = matchRequirements(
    requirements,
    resume,
    { concepts: undefined, rarity: model.rarity },
    '2026-11-01',
  );
  return {
    field: measureFieldFit(profilePosting(posting, model), resume, matchedLines, model, saidOtherwise),
    coverage: measureCoverage(posting, resume, matches, model),
  };
}

const posting = `Welder
Requirements
- Welding of sheet metal
- Reading blueprints
- Lathe and foundry work`;
const resumeOf = (lines: string) => `Ada Sample\n\nExperience\nWorker, Elm Works, 2015 - 2022\n${lines}\n`;
const welder = resumeOf('- Welding of sheet metal with blueprints\n- Lathe work in the foundry');
const nurse = resumeOf('- Wound care and medication on a surgical ward\n- Triage of patients');

describe('the field of work', () => {
  test('is that of the posting', () => {
    const { fields, belief } = measure(posting, welder).field;
    expect(fields.map((field) => fieldNames[field])).toContain('manufacturing');
    expect(belief).toBeGreaterThan(0);
  });

  test('agrees with a resume of the trade, and not with one of another', () => {
    expect(measure(posting, welder).field.fit).toBeGreaterThan(0.8);
    expect(measure(posting, nurse).field.fit).toBeLessThan(0.3);
  });

  test('does not agree more when a word is repeated', () => {
    const once = resumeOf('- Welding');
    const often = resumeOf(`- ${'Welding '.repeat(20)}`);
    expect(measure(posting, often).field.fit).toBeCloseTo(measure(posting, once).field.fit ?? -1);
  });

  test('agrees more with who says the same in other words', () => {
    const own = resumeOf('- Stick and flux core on carbon plate');
    const before = measure(posting, own).field.fit ?? 1;
    expect(measure(posting, own, ['welding', 'blueprint', 'lathe']).field.fit).toBeGreaterThan(before + 0.2);
    expect(measure(posting, own, ['nothing', 'somebody']).field.fit).toBe(before);
  });

  test('is unknown for a posting that names none', () => {
    expect(measure('Somebody nice', welder).field).toEqual({ fit: undefined, belief: 0, fields: [] });
  });
});

describe('how much of the posting’s words the resume uses', () => {
  test('grows with each of them, from none to all', () => {
    const [none = -1, some = -1, all = -1] = [nurse, resumeOf('- Welding'), `${welder}${posting}`].map(
      (text) => measure(posting, text).coverage,
    );
    expect(none).toBeLessThan(some);
    expect(some).toBeLessThan(all);
    expect(all).toBeCloseTo(1);
  });

  test('is unknown for a posting without words', () => {
    expect(measure('!', welder).coverage).toBeUndefined();
  });
});
