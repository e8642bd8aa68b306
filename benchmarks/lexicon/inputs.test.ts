import { expect, test } from 'vitest';
import { inputsHash } from '../../engine/lexicon/data/reading.generated.ts';
import { hashInputs } from './hash-inputs.ts';

test('the shipped weights were learned with the code, word lists and postings of today: else `npm run tagger -- FOLDER`', () => {
  expect(hashInputs()).toBe(inputsHash);
});
