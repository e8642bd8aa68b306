import type { ResumeText } from '../match/index-resume.ts';
import { firstFrom } from '../text/first-from.ts';
import { rememberWords } from '../text/remember-words.ts';

/** In characters: the longest titles and standards have about eighty. */
const longestName = 200;

/** Returns a test of whether the text names a keyword as written, in any case, at a place that does not deny it. */
export function namesIn({
  text,
  tokens,
  negated,
}: Pick<ResumeText, 'text' | 'tokens' | 'negated'>): (keyword: string) => boolean {
  const lower = text.toLowerCase();
  return (keyword) => {
    // No name is this long, and its pattern could be too large to compile.
    if (keyword.length > longestName) return false;
    // Most keywords are nowhere in the text: they need no pattern.
    if (!lower.includes(keyword.toLowerCase().split(' ', 1)[0] ?? '')) return false;
    return [...text.matchAll(wholeOf(keyword))].some(({ index }) => negated[firstFrom(tokens, index)] !== 1);
  };
}

/** How many keywords' patterns are kept: making one takes longer than looking for it. */
const mostKeywords = 1_000;

const wholeOf = rememberWords((keyword) => {
  const words = keyword.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s{1,9}');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}+#])`, 'giu');
}, mostKeywords);
