import { expect, test } from 'vitest';
import { createModel } from '../../lexicon/create-model.ts';
import { tokenise } from '../../text/tokenise.ts';
import { withoutDoubtsInNames } from './doubts-in-names.ts';
import { markNegated } from './negation.ts';

const { lexicon } = createModel();
const text = 'Training in special needs education (Certificate Course) Education Details';
const tokens = tokenise(text);

test('a denying word within a listed name denies nothing', () => {
  const words = withoutDoubtsInNames({ text, tokens }, lexicon.find(tokens));
  expect(markNegated(text, tokens)).toContain(1);
  expect(markNegated(words.text, words.tokens)).not.toContain(1);
  expect(words.text).toHaveLength(text.length);
});

test('a text without such names stays as it is', () => {
  const plain = { text: 'Needs no training', tokens: tokenise('Needs no training') };
  expect(withoutDoubtsInNames(plain, lexicon.find(plain.tokens))).toBe(plain);
});
