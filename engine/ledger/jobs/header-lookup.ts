import { areOfOneStem, isAlikeStem } from '../judge/german/german-words.ts';
import type { Word } from './header-words.ts';

/** Lowercase words that share this many initial letters are of one family. */
const leastRoot = 4;

/** Families are looked for among this many words only, so that time stays linear. */
const mostKnown = 200;

/** Whether a header's word is among the known ones, in any of its forms. */
export function isIn(known: ReadonlySet<string>, { key, standsFor, isPlain = false, isGerman = false }: Word): boolean {
  if (known.has(key) || (standsFor?.every((word) => known.has(word)) ?? false)) return true;
  // "Staatlich anerkannt" and "staatliche Anerkennung".
  if (
    isGerman &&
    known.size <= mostKnown &&
    [...known].some((word) => areOfOneStem(word, key) || isAlikeStem(word, key) || isPartOf(key, word))
  )
    return true;
  // "Dealer" and "dealership", where neither is a name.
  const root = key.slice(0, leastRoot);
  return (
    isPlain && known.size <= mostKnown && root.length === leastRoot && [...known].some((word) => word.startsWith(root))
  );
}

/** "Innendienst des Verkaufs" for "Verkaufsinnendienst". */
function isPartOf(key: string, compound: string): boolean {
  return key.length >= leastOfCompound && (compound.startsWith(key) || compound.endsWith(key));
}

const leastOfCompound = 6;
