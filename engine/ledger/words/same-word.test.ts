import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../index.ts';
import { germanSynonyms } from '../vocabulary/de/synonyms.ts';
import { formsOf, irregularWords, nounFormsOf } from '../vocabulary/en/inflect.ts';
import { synonymSets } from '../vocabulary/en/synonyms.ts';
import { joinSets } from '../vocabulary/join-sets.ts';
import { linesOf } from '../vocabulary/read-table.ts';
import { foldGerman, foldWord } from './same-word.ts';

const formsIn = (word: string) => (word.endsWith('.n') ? nounFormsOf(word.replace('.n', '')) : formsOf(word));

describe('words of one meaning', () => {
  test('have one stem in all their forms, whichever word of the set they belong to', () => {
    for (const set of linesOf(synonymSets)) {
      const stems = new Set(set.flatMap(formsIn).map(foldWord));
      expect([...stems], set.join(' ')).toHaveLength(1);
    }
  });

  test('have one stem across sets that share a word', () => {
    expect(foldWord('repair')).toBe(foldWord('troubleshooting'));
    expect(foldWord('rose')).toBe(foldWord('boosted'));
  });

  test.each(irregularWords)('all forms of the irregular word "%s" have one stem', (word) => {
    expect(new Set(formsOf(word).map(foldWord)).size).toBe(1);
  });

  test('are distinguished from words that only look alike', () => {
    for (const [one, other] of [
      ['contractor', 'contract'],
      ['issued', 'issue'],
      ['cared', 'car'],
      ['poster', 'post'],
      ['adding', 'ad'],
      ['meter', 'met'],
    ] as const)
      expect(foldWord(one), one).not.toBe(foldWord(other));
  });

  test('are British and American', () => {
    expect(foldWord('organised')).toBe(foldWord('organize'));
    expect(foldWord('counselled')).toBe(foldWord('advice'));
  });

  test('have one stem in German', () => {
    for (const set of linesOf(germanSynonyms)) expect(new Set(set.map(foldGerman)).size, set.join(' ')).toBe(1);
    expect(foldGerman('betreuung')).toBe(foldGerman('versorgte'));
    expect(foldGerman('reduzierte')).toBe(foldGerman('verkürzt'));
  });
});

test('a set that shares a word with two others merges them', () => {
  const heads = joinSets([['a', 'b'], ['c', 'd'], ['b', 'c'], ['e']]);
  expect(['a', 'b', 'c', 'd', 'e'].map((word) => heads.get(word))).toEqual(['a', 'a', 'a', 'a', 'e']);
});

describe('a verdict', async () => {
  const engine = await loadEngine();
  const isSafe = (before: string, after: string) => {
    const resume = (line: string) =>
      `Ada Sample\nClerk\n\nExperience\n\nClerk, Elm Shop, Leeds, 2019 - 2022\n- ${line}\n- Wrote the notes\n`;
    const { changes } = engine.compare({ originalText: resume(before), improvedText: resume(after) });
    return changes.every((change) => change.isSafe);
  };

  test.each(['Grow', 'Grew', 'Raised', 'Boosted'])('is the same for "%s" as for each of its synonyms', (word) => {
    for (const other of ['increase', 'increased', 'grew', 'growth', 'rose', 'boosting'])
      expect(foldWord(word.toLowerCase()), other).toBe(foldWord(other));
    expect(isSafe(`${word} sales of garden tools by 20%`, 'Increased sales of garden tools by 20%')).toBe(true);
    expect(isSafe(`${word} sales of garden tools by 20%`, 'Reduced sales of garden tools by 20%')).toBe(false);
  });
});
