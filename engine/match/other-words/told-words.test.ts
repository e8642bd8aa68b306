import { expect, test } from 'vitest';
import { smallConcepts } from '../../testing/small-concepts.ts';
import { smallKnowledge } from '../../testing/small-document.ts';
import { indexResume } from '../index-resume.ts';
import { wordsOf } from './told-words.ts';

test('a line of one word, however often, says nothing in other words, and a line of two does', () => {
  const resume = indexResume('Refactoring, refactoring\nReviewed code', smallKnowledge);
  const { counts } = wordsOf(resume, smallConcepts().index);
  expect(resume.tokens.map((_, word) => counts(word))).toEqual([false, false, true, true]);
});
