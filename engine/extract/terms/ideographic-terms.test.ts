import { expect, test } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { findIdeographicTerms } from './ideographic-terms.ts';

function termsIn(text: string): string[] {
  const tokens = tokenise(text);
  return findIdeographicTerms(tokens, 0.5).map(({ from }) => tokens[from]?.surface ?? '');
}

test('a Chinese posting asks for its own words, not for those that every posting shares', () => {
  const terms = termsIn('岗位要求：熟悉会计软件，负责税务申报');
  expect(terms).toEqual(expect.arrayContaining(['会计', '税务']));
  for (const shared of ['岗位', '要求', '熟悉', '负责']) expect(terms).not.toContain(shared);
});

test('a Japanese posting asks for words in kanji and katakana, not for grammar', () => {
  const terms = termsIn('データベースの設計をしてください');
  expect(terms).toContain('データベース');
  expect(terms.join('')).not.toMatch(/[\p{Script=Hiragana}]/u);
});

test('other scripts are left to the tagger', () => {
  expect(termsIn('Java und Python')).toEqual([]);
});
