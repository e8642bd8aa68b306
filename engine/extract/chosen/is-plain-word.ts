import type { TermMention } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import type { Candidate } from '../terms/candidates.ts';
import { rarityOf } from '../words/rarity.ts';

/**
 * Whether a posting writes a name of the classifications' software as a plain word: "legal", "reporting" and "assessment" are products,
 * too, but nobody is asked whether they have used legal. At the beginning of a line "Exchange" is the common word.
 */
export function isPlainWord(
  { term, key }: Candidate,
  mentions: readonly TermMention[],
  { text, tokens }: PostingText,
  rarity: string,
): boolean {
  if (term?.kind !== 'tool' || term.trusted) return false;
  // "Risk assessment", "retail management": kinds of software, and words for the work.
  if (key.includes(' ')) return mentions.every(({ start, end }) => /^\p{L}[\p{Ll} -]+$/u.test(text.slice(start, end)));
  // "PM" is a product's short form, and more often a person's.
  if (key.length < shortestTool && term.name.toLowerCase() !== key) return true;
  const isCommon = rarityOf(rarity, key) < commonWord;
  return mentions.every(({ from }) => {
    const { surface = '', opens = true } = tokens[from] ?? {};
    return /^\p{Ll}+$/u.test(surface) || (opens && isCommon && /^\p{Lu}\p{Ll}+$/u.test(surface));
  });
}

/** A product's name of two letters is a short form of something else. */
const shortestTool = 3;
/** Words less rare than this are used by all trades. */
const commonWord = 0.7;
