import type { ResumeText } from '../match/index-resume.ts';
import { firstFrom } from '../text/first-from.ts';

/** Characters: the longest titles and standards have some eighty. */
const longestName = 200;

/** Tells of a keyword whether the text names it, as it is written up to case, in a place that does not deny it. */
export function namesIn({
  text,
  tokens,
  negated,
}: Pick<ResumeText, 'text' | 'tokens' | 'negated'>): (keyword: string) => boolean {
  const lower = text.toLowerCase();
  return (keyword) => {
    // No name is so long, and a pattern of it could be too large to be one.
    if (keyword.length > longestName) return false;
    // Most keywords are nowhere: those cost no pattern.
    if (!lower.includes(keyword.toLowerCase().split(' ', 1)[0] ?? '')) return false;
    const words = keyword.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s{1,9}');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}+#])`, 'giu');
    return [...text.matchAll(whole)].some(({ index }) => negated[firstFrom(tokens, index)] !== 1);
  };
}
