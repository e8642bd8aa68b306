import { expect, test } from 'vitest';
import { defaultOptions } from './default-options.ts';

test.each([
  [['en-US', 'de-DE'], 'letter'],
  [['en-US@posix'], 'letter'],
  [['de'], 'a4'],
  [['fr', 'fr-CA'], 'letter'],
  [['zh-Hant-TW'], 'a4'],
  [[], 'a4'],
])('the paper for %j is %s', (languages, paper) => expect(defaultOptions(languages).paper).toBe(paper));
