import { wordMarks } from '../../engine/concepts/packed-concepts.ts';
import { charCodeOf, type PackedLarge, part } from '../../engine/concepts/packed-numbers.ts';
import type { PackedRepeats } from '../../engine/concepts/repeated-numbers.ts';

/** A character for each number; `unpack` reads them. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => String.fromCharCode(charCodeOf(number))).join('');
}

/** Large numbers; `unpackLarge` reads them. */
export function packLarge(numbers: readonly number[]): PackedLarge {
  return {
    high: packNumbers(numbers.map((number) => Math.floor(number / part))),
    low: packNumbers(numbers.map((number) => number % part)),
  };
}

/** Groups of numbers, of which the first `marks` are marks; `RepeatedNumbers` reads them. */
export function packRepeats(groups: readonly (readonly number[])[], marks: number): PackedRepeats {
  const which: number[] = [];
  const fresh: number[] = [];
  for (const group of groups) {
    const known = new Map<number, number>();
    for (const number of group) {
      const again = known.get(number);
      if (number < marks) which.push(number);
      else if (again !== undefined) which.push(again);
      else {
        which.push(marks);
        fresh.push(number - marks);
        known.set(number, marks + 1 + known.size);
      }
    }
  }
  return { which: packNumbers(which), ...packLarge(fresh) };
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
