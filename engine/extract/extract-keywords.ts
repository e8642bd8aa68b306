import { extractTerms, type Model } from './extract-terms.ts';
import { readPosting } from './read-posting.ts';

/** A page can show this many; real postings name about twenty. */
export const mostKeywords = 30;

/** At most 30 keywords of a posting as it writes them, best first. */
export function extractKeywords(text: string, model: Model): string[] {
  return extractTerms(readPosting(text), model)
    .slice(0, mostKeywords)
    .map((term) => term.surface);
}
