import { expect, test } from 'vitest';
import { isShortForm } from './is-short-form.ts';

test.each([
  ['AHA', 'American Heart Association'],
  ['bills of lading', 'BOLs'],
  ['POS', 'Point-of-Sale'],
])('%s and %s are one name, in full and by its initials', (one, other) => {
  expect(isShortForm(one, other)).toBe(true);
});

test.each([
  ['shift', 'on-call rota'],
  ['Sage', 'Sage 200'],
  ['aha', 'American Heart Association'],
  ['A', 'Association'],
])('%s and %s are not', (one, other) => {
  expect(isShortForm(one, other)).toBe(false);
});
