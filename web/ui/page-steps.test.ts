import { expect, test } from 'vitest';
import { pageSteps } from './page-steps.ts';

test('all pages are offered when there are few', () => {
  expect(pageSteps(1, 1)).toEqual([1]);
  expect(pageSteps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('the first, the last and the neighbouring pages are offered when there are many', () => {
  expect(pageSteps(1, 200)).toEqual([1, 2, 3, 4, 5, null, 200]);
  expect(pageSteps(5, 200)).toEqual([1, null, 4, 5, 6, null, 200]);
  expect(pageSteps(197, 200)).toEqual([1, null, 196, 197, 198, 199, 200]);
});

test('there are always seven places, and the current page is among them', () => {
  for (let page = 1; page <= 50; page += 1) {
    const steps = pageSteps(page, 50);
    expect(steps).toHaveLength(7);
    expect(steps).toContain(page);
  }
});
