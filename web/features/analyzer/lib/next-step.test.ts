import { describe, expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const nothing = {
  decisive: [],
  gaps: [],
  score: 60,
  hasOptimized: false,
  hasRewriting: false,
  waiting: undefined,
};
const waiting = { count: 2, points: 3, first: 7 };

describe('the next step', () => {
  test('is a required licence before everything else, and says where it can be added', () => {
    expect(nextStep({ ...nothing, decisive: ['RN license'], waiting })).toEqual({
      kind: 'required',
      names: ['RN license'],
      action: 'optimize',
    });
    expect(nextStep({ ...nothing, decisive: ['RN license'], hasRewriting: true })).toMatchObject({
      action: 'showGaps',
    });
  });

  test('is the changes that wait, then the keywords with their points, then the download', () => {
    expect(nextStep({ ...nothing, hasRewriting: true, waiting })).toMatchObject({ kind: 'answers', waiting });
    const gaps = [{ points: 1.4 }, { points: 0.8 }, { points: undefined }];
    expect(nextStep({ ...nothing, gaps })).toEqual({ kind: 'keywords', count: 3, points: 2, action: 'optimize' });
    expect(nextStep({ ...nothing, gaps, hasOptimized: true })).toMatchObject({ kind: 'keywords', action: 'showGaps' });
    expect(nextStep({ ...nothing, gaps, score: 99 })).toMatchObject({ points: 1 });
    const small = [{ points: 0.8 }, { points: undefined }];
    const done = { kind: 'done', action: 'download' };
    expect(nextStep({ ...nothing, gaps: small, hasOptimized: true })).toEqual({ ...done, isAll: false });
    expect(nextStep({ ...nothing, hasOptimized: true })).toEqual({ ...done, isAll: true });
  });

  test('offers optimising even where nothing is known to be missing', () => {
    expect(nextStep(nothing)).toEqual({ kind: 'open', action: 'optimize' });
    expect(nextStep({ ...nothing, waiting: { ...waiting, count: 0 } })).toEqual({ kind: 'open', action: 'optimize' });
  });
});
