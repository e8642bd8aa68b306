import { expect, test } from 'vitest';
import { fieldNames } from '../lexicon/field-index.ts';
import { fieldTitle } from './field-titles.ts';

test('every field of work has a title of its own, in words', () => {
  const titles = fieldNames.map((_, field) => fieldTitle(field));
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^[^-]{2,}$/);
});

test('a field is called what people call it', () => {
  expect(fieldTitle(fieldNames.indexOf('hr'))).toBe('human resources');
  expect(fieldTitle(fieldNames.indexOf('civil-engineering'))).toBe('civil engineering');
});
