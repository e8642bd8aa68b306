import { isFillWord } from '../text/fill-words.ts';
import { stem } from '../text/roots/stem.ts';
import { bitOf, bitsOf, kindsOf } from './denials/clause-words.ts';
import type { ResumeText } from './index-resume.ts';
import type { MatchedRequirement } from './match-requirements.ts';

/** Whether the resume denies a requirement it never proves: all words of a term are in one such sentence. */
export function isDenied(
  { keys, credit, requirement }: MatchedRequirement,
  denied: ReadonlyMap<string, ReadonlySet<number>>,
): boolean {
  if (credit > 0 || denied.size === 0) return false;
  const isDeniedKey = (key: string) => {
    const words = key.split(' ').filter((word) => !isFillWord(word));
    const places = words.map((word) => denied.get(stem(word)));
    const [first, ...others] = places;
    return first !== undefined && [...first].some((sentence) => others.every((place) => place?.has(sentence)));
  };
  // Who lacks one of several that suffice may have another.
  const isChoice = requirement.alternatives.length > 1 && keys.length > 0;
  return isChoice ? keys.every(isDeniedKey) : keys.some(isDeniedKey);
}

const wishing = bitOf('wish');
const refusing = bitsOf('not', 'lack', 'failed');

/** The sentences in which each stem is denied. Who only wishes to learn something ("Keen to learn Excel") shows it nowhere and is not blamed for it. */
export function deniedStems({ tokens, denied, sentenceOf }: ResumeText): Map<string, Set<number>> {
  const kinds: number[] = [];
  for (const [index, { lower }] of tokens.entries()) {
    const sentence = sentenceOf[index] ?? 0;
    kinds[sentence] = (kinds[sentence] ?? 0) | (kindsOf.get(lower) ?? 0);
  }
  const stems = new Map<string, Set<number>>();
  for (const [index, { lemma }] of tokens.entries()) {
    const sentence = sentenceOf[index] ?? 0;
    const told = kinds[sentence] ?? 0;
    if (denied[index] === 0 || ((told & wishing) !== 0 && (told & refusing) === 0)) continue;
    const root = stem(lemma);
    const known = stems.get(root) ?? new Set();
    stems.set(root, known.add(sentence));
  }
  return stems;
}
