import { englishRoot, rootsOf } from './root.ts';

/** How the words of a language are compared: lists have roots, and each word of a text belongs to some of them. */
export interface WordRoots {
  /** The root of a list's word, given as a lemma. */
  rootOf(lemma: string): string;
  /** Every listed root that a word of a text belongs to. */
  rootsIn(lemma: string, isListed: (root: string) => boolean): string[];
  /** A form that is the same for all inflections of a word in a name. */
  nameWord(lemma: string): string;
  /** What a verb's root and that of its noun have in common ("sterilise", "sterilisation"). */
  familyOf(root: string): string;
  /** Listed roots of separated verbs, each at the place of its last part; most languages have none. */
  rootsApart?(words: SentenceLemmas, isListed: (root: string) => boolean): Iterable<{ at: number; root: string }>;
}

/** The words of a text as lemmas, and the sentence of each. */
export interface SentenceLemmas {
  lemmas: readonly string[];
  sentenceOf: ArrayLike<number>;
  counts(index: number): boolean;
}

export const englishRoots: WordRoots = {
  rootOf: englishRoot,
  rootsIn: (lemma, isListed) => rootsOf(englishRoot(lemma)).filter(isListed),
  nameWord: (lemma) => lemma,
  familyOf: actionOf,
};

/** Endings of verbs' nouns. Those of people are left: an engineer is asked for by other postings than engineering. */
const ofActions = /(?<=.{4})(?:(?:i[sz])?ation|ition|ion|ment|anc|enc|al|i[sz]|[ei])$/;

/** "steril" of "sterilise" and "sterilisation". */
function actionOf(root: string): string {
  return root.replace(ofActions, '').replace(/(?<=.{4})[ei]$/, '');
}
