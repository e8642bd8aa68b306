import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,de;q=0.5', 'en'],
  ['ja,de;q=0.5', 'de'],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['fr-CA', 'fr'],
  ['ja', 'en'],
  [';;q=,,', 'en'],
])('%j asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
