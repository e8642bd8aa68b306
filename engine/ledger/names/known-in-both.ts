import { wordsIn } from '../../text/word-set.ts';
import { areAlikeVerbs, verbKeyOfNoun, verbKeysAt } from '../judge/words/alike-verbs.ts';
import { wordRoot } from '../judge/words/word-root.ts';
import type { Case } from '../lines/claim.ts';
import { isKnownStem, type KnownWords } from '../lines/known-words.ts';
import { genericWords as germanGeneric } from '../vocabulary/de/names.ts';
import { genericWords, suites } from '../vocabulary/en/names.ts';
import { isAcronym, plainAcronym } from '../words/acronyms.ts';
import { foldGerman, foldWord } from '../words/same-word.ts';

/** Words that only say what kind of thing the word next to them is. */
export const generic: ReadonlySet<string> = new Set([
  ...wordsIn(genericWords).map(foldWord),
  ...wordsIn(germanGeneric).map(foldGerman),
]);

/** Whether each word is in the original, or is an acronym of words there. */
export function wordsKnown(given: Case, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (!isWordOfBoth(given, index)) return false;
  return true;
}

/** Whether the original or what was confirmed has the word. */
export function isWordOfBoth(given: Case, index: number): boolean {
  return wordKnown(given, index, given.known.original) || wordKnown(given, index, given.known.confirmed);
}

/** Endings of words that product names seldom have. */
const ending = /(?:ing|ions?|ments?|ed|ers?|ors?|s|y|al|ances?|ences?|ive|ity)$/;

function wordKnown({ improved, line }: Case, index: number, known: KnownWords): boolean {
  const stem = improved.stemOf[index] ?? '';
  const surface = improved.tokens[index]?.surface ?? '';
  const isWord =
    surface === surface.toLowerCase() ||
    (improved.isGerman && /^\p{Lu}\p{Ll}+$/u.test(surface)) ||
    (line.role === 'list' && ending.test(surface));
  if (stem === '' || (isWord ? isKnownStem(known, stem) : known.stems.has(stem))) return true;
  const letters = plainAcronym(surface);
  return isAcronym(surface) && (known.initials.has(letters) || known.acronyms.has(letters));
}

/** "Patient care" from someone who treats patients: one word is known, and the others only say what kind of thing it is. */
export function isKindOfKnown(given: Case, from: number, to: number): boolean {
  const words = Array.from({ length: to - from }, (_, offset) => from + offset);
  const own = words.filter((index) => !generic.has(given.improved.stemOf[index] ?? ''));
  return own.length > 0 && own.every((index) => wordKnown(given, index, given.known.original));
}

/** The share of the words that the original has. */
export function knownShare(given: Case, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += 1) if (wordKnown(given, index, given.known.original)) count += 1;
  return count / (to - from);
}

/** The most words of such a skill, and the most lines that it is looked up in. */
const longestSkill = 4;
const mostPlaces = 20;

/** "Medication administration" from someone who gives medication: a line does it to the same things. */
export function isDoneInSentence({ improved, original }: Case, from: number, to: number): boolean {
  if (to - from < 2 || to - from > longestSkill || improved.isGerman) return false;
  const words = Array.from({ length: to - from }, (_, offset) => from + offset);
  const keyAt = (index: number) => verbKeyOfNoun(wordRoot(improved.tokens[index]?.lemma ?? ''));
  const deed = words.findLast((index) => keyAt(index) !== undefined);
  const key = deed === undefined ? undefined : keyAt(deed);
  const things = words.filter((index) => index !== deed && improved.stemOf[index] !== '');
  if (key === undefined || things.length === 0) return false;
  const [first = 0] = things;
  const places = original.linesOf.get(improved.stemOf[first] ?? '')?.slice(0, mostPlaces) ?? [];
  return places.some((place) => {
    const line = original.lines[place];
    if (line?.role !== 'sentence' || !things.every((index) => line.stems.has(improved.stemOf[index] ?? '')))
      return false;
    const own = Array.from({ length: Math.min(line.to - line.from, mostWords) }, (_, offset) => line.from + offset);
    return own.some(
      (index) =>
        original.negated[index] !== 1 && verbKeysAt(original.tokens, index).some((other) => areAlikeVerbs(other, key)),
    );
  });
}

/** The most words of a line that are read, so that time stays linear. */
const mostWords = 60;

/** "Microsoft Office" from someone who lists two of its programs. */
export function isSuiteOfKnown({ improved, known }: Case, from: number, to: number): boolean {
  const name = improved.tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');
  return suiteParts.some(
    ({ names, parts }) => names.includes(name) && parts.filter((part) => known.original.stems.has(part)).length > 1,
  );
}

const suiteParts = suites.map(({ names, parts }) => ({
  names: names.split(', '),
  parts: wordsIn(parts).map(foldWord),
}));
