import type { TermMatch } from '../../lexicon/lexicon.ts';
import { type Case, spanOfWords } from '../lines/claim.ts';
import type { Proof } from '../lines/rule.ts';
import { plainAcronym } from '../words/acronyms.ts';
import { isDoneInSentence, isKindOfKnown, isSuiteOfKnown, knownShare, wordsKnown } from './known-in-both.ts';
import { startsSentence } from './names-of-line.ts';

/** A listed name that is not a trusted term counts as wording when this share of its words is known. */
const leastKnown = 0.5;

/** What proves a listed term of the line; undefined for nothing. */
export function proofOfListed(given: Case, { term, from, to }: TermMatch): Proof | undefined {
  const { improved } = given;
  const known = given.known.original;
  const place = known.terms.get(term.name);
  if (place) return place;
  if (given.known.confirmed.terms.has(term.name)) return 'confirmed';
  if (isSuiteOfKnown(given, from, to) || isDoneInSentence(given, from, to) || isHedged(given, from, to))
    return 'wording';
  // A tool's name has no word family: "Marketo" is not related to "marketing".
  const isTool =
    term.kind === 'tool' &&
    !known.initials.has(plainAcronym(improved.tokens[from]?.surface ?? '')) &&
    improved.stemOf.slice(from, to).some((stem) => stem !== '' && !known.stems.has(stem));
  if (!isTool && wordsKnown(given, from, to)) return 'wording';
  if (term.kind === 'skill' && isKindOfKnown(given, from, to)) return 'wording';
  const { start, end } = spanOfWords(improved, from, to);
  const isName =
    /\p{Lu}/u.test(improved.text.slice(start, end)) && !startsSentence(improved.text, given.line.start, start);
  // Classifications also list plain words; those are judged as words.
  if (term.kind === 'soft' || (!term.trusted && !isName && to - from === 1)) return 'wording';
  return !term.trusted && !isName && knownShare(given, from, to) >= leastKnown ? 'wording' : undefined;
}

/** "Beginner's Makaton" for "Makaton (beginner)": the resume hedges it, and so does the line. */
export function isHedged({ improved, original }: Case, from: number, to: number): boolean {
  const near = improved.tokens.slice(Math.max(0, from - 2), to + 2);
  const isLow = near.some(({ lower }) => lowLevel.test(lower));
  return isLow && improved.stemOf.slice(from, to).every((stem) => stem === '' || original.linesOf.has(stem));
}

const lowLevel = /^(?:beginner(?:['’]?s)?|basic|elementary|introductory|novice|learning)$/;
