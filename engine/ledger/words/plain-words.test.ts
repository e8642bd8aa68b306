import { expect, test } from 'vitest';
import { plainStems, plainWords, wordyWords } from './plain-words.ts';
import { foldWord } from './same-word.ts';

test('a plain word is plain in all its forms', () => {
  for (const word of ['ensures', 'collaborated', 'teams']) expect(plainStems.has(foldWord(word)), word).toBe(true);
});

test('the words of any resume are plain in English and German', () => {
  for (const word of ['detailed', 'successful', 'engagiert']) expect(plainWords.has(word), word).toBe(true);
});

test('what was done is no wording', () => {
  for (const word of ['welded', 'diagnosed', 'invoices', 'recruited'])
    expect(plainWords.has(word) || wordyWords.has(word), word).toBe(false);
});
