import { expect, test } from 'vitest';
import { inputsHash } from '../../engine/ledger/judge/weights.generated.ts';
import { fitJudge, numbersOf, scoreWith } from './fit-judge.ts';
import { hashJudgeInputs } from './hash-judge.ts';
import type { JudgeExample } from './judge-examples.ts';

test("the judge's weights were learned with the current code, word lists and data; if not, run npm run judge", () => {
  expect(hashJudgeInputs()).toBe(inputsHash);
});

test('what only lies have gets a weight above zero, what honest rewrites have as well one below it', () => {
  const example = (lies: boolean, features: string[], resume: string): JudgeExample => ({
    ...{ resume, from: 'others', kind: 'verb', lies, isAsked: false, every: [], lines: [], findings: [] },
    signals: [{ about: 'deed', at: 0, line: 0, features }],
  });
  const examples = Array.from({ length: 20 }, (_, index) => [
    example(true, ['new verb', 'same noun'], `${index}`),
    example(false, ['same verb', 'same noun'], `${index}`),
  ]).flat();
  const fitted = fitJudge(examples, numbersOf.de);
  expect(fitted.weights.get('new verb')).toBeGreaterThan(0);
  expect(fitted.weights.get('same verb')).toBeLessThan(0);
  expect(scoreWith(fitted, ['new verb', 'same noun'])).toBeGreaterThan(scoreWith(fitted, ['same verb', 'same noun']));
  expect(fitJudge(examples, numbersOf.de)).toEqual(fitted);
});

test('a word counts once three resumes have it, and for less than what many words have in common', () => {
  const example = (lies: boolean, features: string[], resume: string): JudgeExample => ({
    ...{ resume, from: 'others', kind: 'verb', lies, isAsked: false, every: [], lines: [], findings: [] },
    signals: [{ about: 'deed', at: 0, line: 0, features }],
  });
  const examples = Array.from({ length: 20 }, (_, index) => [
    example(true, ['new verb', 'adds most', 'adds welder'], `${index % 2}`),
    example(false, ['same verb', 'drops most'], `${index % 2}`),
    example(true, ['new verb', 'adds most'], `${index}`),
  ]).flat();
  const { weights } = fitJudge(examples, numbersOf.de);
  expect(weights.has('adds welder')).toBe(false);
  expect(weights.get('adds most')).toBeGreaterThan(0);
  expect(weights.get('adds most')).toBeLessThan(weights.get('new verb') ?? 0);
});
