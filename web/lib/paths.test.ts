import { describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/page-paths.ts';
import { originOf, paths } from './paths.ts';

describe('the way back after signing in', () => {
  test('is the page the person came from', () => {
    expect(originOf({ from: '/resume-analyzer?again=1' })).toBe('/resume-analyzer?again=1');
  });

  test.each([
    null,
    undefined,
    'x',
    {},
    { from: 7 },
    { from: '//elsewhere.test' },
    { from: '/\\elsewhere.test' },
    { from: 'https://elsewhere.test' },
  ])('is the dashboard when %j came along', (state) => {
    expect(originOf(state)).toBe(paths.dashboard);
  });
});

test('the server knows exactly the paths that have pages', () => {
  expect([...pagePaths].sort()).toEqual(Object.values(paths).sort());
});
