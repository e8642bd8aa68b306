import { joinWrapped } from '../text/join-wrapped.ts';
import { extractTerms, type Reader } from './extract-terms.ts';
import { readPosting } from './read-posting.ts';

/** Up to 30 keywords of a posting, as the posting writes them, best first. */
export function extractKeywords(text: string, model: Reader): string[] {
  return extractTerms(readPosting(joinWrapped(text), model.asks), model).map((term) => term.surface);
}
