import { coreOf, familyOf, leastPart, withoutUmlauts } from './german-stems.ts';
import { leastCore, leastWhole, setsFor, type Word } from './german-words.ts';

/** Returns a test of whether a word is tied to one of many, in time that does not grow with their number. */
export function indexOfWords(words: readonly Word[]): (word: Word) => boolean {
  const keys = new Set(words.flatMap(keysOf));
  const all = ` ${[...new Set(words.map(({ lower }) => lower))].join(' ')} `;
  return (word) => {
    if (keysOf(word).some((key) => keys.has(key))) return true;
    const { stem, lower } = word;
    if (stem.length >= leastPart && all.includes(stem)) return true;
    // A part of a compound: "Wunden" of "Wundversorgung".
    for (let from = 0; from + leastPart <= Math.min(lower.length, longestWord); from += 1)
      for (let to = from + leastPart; to <= Math.min(lower.length, longestWord); to += 1)
        if (keys.has(`stem ${lower.slice(from, to)}`)) return true;
    return false;
  };
}

const longestWord = 40;

function keysOf({ lower, stem }: Word): string[] {
  const core = withoutUmlauts(coreOf(stem));
  const family = familyOf(stem);
  return [
    lower,
    `stem ${stem}`,
    ...(core.length >= leastWhole ? [`core ${core.slice(0, leastCore)}`] : []),
    ...(family.length >= leastWhole ? [`family ${family}`] : []),
    ...(setsFor(stem) ?? []).map((set) => `set ${set}`),
  ];
}
