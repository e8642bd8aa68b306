import { charCodeOf, wordMarks } from '../../engine/concepts/packed-concepts.ts';

/** A character for each number; `unpack` reads them. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCharCode(charCodeOf(number))).join('');
}

/**
 * Words in the order that packs them smallest: those used often first, so that most numbers are small, and those used about
 * as often as each other by the alphabet, so that neighbours share letters.
 */
export function orderWords(used: Iterable<string>): string[] {
  const uses = new Map<string, number>();
  for (const word of used) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses]
    .map(([word, count]) => ({ word, rank: Math.floor(2 * Math.log2(count)) }))
    .sort((a, b) => b.rank - a.rank || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/** A list of words, each as what it does not share with the one before; `unpackWords` reads them. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const shared = sharedLetters(word, words[at - 1] ?? '');
      return String.fromCharCode(wordMarks.none + shared) + word.slice(shared);
    })
    .join('');
}

function sharedLetters(word: string, last: string): number {
  let shared = 0;
  while (shared < wordMarks.most && shared < word.length && word[shared] === last[shared]) shared += 1;
  return shared;
}
