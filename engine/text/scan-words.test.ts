import { expect, test } from 'vitest';
import { scanWords } from './scan-words.ts';

function wordsOf(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

test.each([
  ['plain words and numbers', 'Led 12 nurses, then 3', ['Led', '12', 'nurses', 'then', '3']],
  ['marks that go on a word', "C++ C# R&D don't snake_case", ['C++', 'C#', 'R&D', "don't", 'snake_case']],
  ['a full stop within a name and at the end of a sentence', 'Node.js, v2.5. End.', ['Node.js', 'v2.5', 'End']],
  ['a name that begins with a full stop', 'uses .NET .nothing', ['uses', '.NET', 'nothing']],
  ['letters beyond the plain ones', 'Führte naïve résumés – ja', ['Führte', 'naïve', 'résumés', 'ja']],
  ['signs of two code units', 'a😀b 𝐀c', ['a', 'b', '𝐀c']],
  ['no word', '… — !?', []],
])('finds %s', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('the same word has the same hash, wherever it stands and whatever found it', () => {
  const hashes = new Map<string, Set<number>>();
  const text = 'care care. Care care+ (care) über über';
  scanWords(text, (start, end, hash) => {
    const word = text.slice(start, end);
    hashes.set(word, (hashes.get(word) ?? new Set()).add(hash));
  });
  expect([...hashes.values()].every(({ size }) => size === 1)).toBe(true);
  expect(new Set([...hashes.values()].flatMap((own) => [...own])).size).toBe(hashes.size);
});
