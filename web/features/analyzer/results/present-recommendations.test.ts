import { expect, test } from 'vitest';
import { loadEngine } from '#engine';
import { recommendationInWords } from '#web/lib/engine-words.ts';
import { presentRecommendations } from './present-recommendations.ts';

const engine = await loadEngine();
const input = {
  jobDescription: 'Office manager\nRequirements\n- Payroll\n- QuickBooks\n- Microsoft Excel',
  resumeText: 'Jo Doe\nExperience\nClerk, Fern Ltd, 2015 - 2024\n- Ran payroll for 40 people\nSkills\nMicrosoft Excel',
};
const analysed = engine.analyse(input);
const stored = [
  ...analysed.recommendations.map(recommendationInWords),
  'Move QuickBooks into the first lines.',
  'Shorten it.',
];
const before = analysed.keywordMatches;

test('the engine’s advice about missing keywords is left to their list; the model’s stays', () => {
  const { open, folded, hasOthers } = presentRecommendations({
    ...{ stored, analysed, shown: analysed, before, now: before, hasModel: true },
  });
  expect(hasOthers).toBe(true);
  expect([...open, ...folded].filter((message) => message.startsWith('Add'))).toEqual([]);
  expect(open).toContain('Move QuickBooks into the first lines.');
});

test('nothing is said about a keyword that was added since, and the engine’s advice is of the shown text', () => {
  const shown = engine.analyse({ ...input, resumeText: `${input.resumeText}, QuickBooks` });
  expect(shown.keywordMatches.find(({ keyword }) => keyword === 'QuickBooks')?.found).toBe(true);
  const { open, folded } = presentRecommendations({
    ...{ stored, analysed, shown, before, now: shown.keywordMatches, hasModel: true },
  });
  expect(open).toContain('Shorten it.');
  expect(open).not.toContain('Move QuickBooks into the first lines.');
  const fresh = shown.recommendations.map(recommendationInWords);
  for (const message of [...open, ...folded]) expect([...fresh, 'Shorten it.']).toContain(message);
});

test('what is worth less than a point is folded away', () => {
  const small = { ...analysed, recommendations: analysed.recommendations.map((each) => ({ ...each, gain: 0.5 })) };
  const now = before.map((match) => ({ ...match, found: true }));
  const { open, folded } = presentRecommendations({
    ...{ stored, analysed: small, shown: small, before: now, now, hasModel: false },
  });
  expect(open).toEqual([]);
  expect(folded).toHaveLength(small.recommendations.length);
});

test('without the engine’s analysis the stored ones are shown, but for the note of a limited one', () => {
  const { open } = presentRecommendations({
    stored: ['AI analysis unavailable: no answer', 'Name the wards.', 'Add triage.'],
    ...{ analysed: undefined, shown: undefined, hasModel: false },
    before: [{ keyword: 'triage', found: false, locations: [] }],
    now: [{ keyword: 'triage', found: true, locations: [] }],
  });
  expect(open).toEqual(['Name the wards.']);
});
