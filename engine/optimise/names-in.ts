import { markByCues } from '../match/denials/mark-by-cues.ts';
import type { ResumeText } from '../match/index-resume.ts';
import { rememberWords } from '../text/cache/remember-words.ts';
import { firstFrom } from '../text/first-from.ts';
import { tokenise } from '../text/tokenise.ts';

/** In characters: the longest titles and standards have about eighty. */
const longestName = 200;

/**
 * Returns a test of whether the text names a keyword as written, in any case, at a place that does not deny it. "Weak points" sounds like a denial
 * wherever it stands, so that any place names it.
 */
export function namesIn({
  text,
  tokens,
  negated,
}: Pick<ResumeText, 'text' | 'tokens' | 'negated'>): (keyword: string) => boolean {
  // "İ" is the only letter whose small form is longer: places must stay those of the text.
  const lower = text.replaceAll('İ', 'i').toLowerCase();
  return (keyword) => {
    // No name is this long, and its pattern could be too large to compile.
    if (keyword.length > longestName) return false;
    // Only where its first word stands the pattern is tried: looking for it in the whole text takes much longer.
    const first = keyword.toLowerCase().split(' ', 1)[0] ?? '';
    let whole: RegExp | undefined;
    for (let at = lower.indexOf(first); at >= 0 && at < lower.length; at = lower.indexOf(first, at + 1)) {
      whole ??= wholeOf(keyword);
      whole.lastIndex = at;
      if (whole.test(text) && (negated[firstFrom(tokens, at)] !== 1 || deniesItself(keyword))) return true;
    }
    return false;
  };
}

/** How many keywords' patterns are kept: making one takes longer than looking for it. */
const mostKeywords = 1_000;

const deniesItself = rememberWords((keyword) => markByCues(keyword, tokenise(keyword)).includes(1), mostKeywords);

const wholeOf = rememberWords((keyword) => {
  const words = keyword.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s{1,9}');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}+#])`, 'iuy');
}, mostKeywords);
