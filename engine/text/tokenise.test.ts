import { describe, expect, test } from 'vitest';
import { lemma, tokenise } from './tokenise.ts';

const surfaces = (text: string) => tokenise(text).map((token) => token.surface);

describe('words of a text', () => {
  test('keep the marks that belong to a technology', () => {
    expect(surfaces('C++, C#, .NET and Node.js (R&D)')).toEqual(['C++', 'C#', '.NET', 'and', 'Node.js', 'R&D']);
  });

  test('are separated where a posting glues sentences', () => {
    expect(surfaces('in the area.Company profile')).toEqual(['in', 'the', 'area', 'Company', 'profile']);
  });

  test('are where they say they are', () => {
    const text = '• Führte – “Teams” ﬁnal';
    for (const token of tokenise(text)) expect(text.slice(token.start, token.end)).toBe(token.surface);
  });

  test('know what opens after a comma or a line’s end', () => {
    expect(tokenise('unit tests, Java\nGit').map((token) => token.opens)).toEqual([true, false, true, true]);
  });

  test('are found in Chinese and Japanese, too', () => {
    expect(surfaces('负责后端开发').length).toBeGreaterThan(1);
  });
});

test.each([
  ['skills', 'skill'],
  ['technologies', 'technology'],
  ['analytics', 'analytics'],
  ['business', 'business'],
  ['series', 'series'],
  ['aws', 'aws'],
])('the lemma of %s is %s', (word, expected) => {
  expect(lemma(word)).toBe(expected);
});
