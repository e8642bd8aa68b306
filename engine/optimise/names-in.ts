import { markNegated } from '../match/negation.ts';
import { tokenise } from '../text/tokenise.ts';

/** Tells of a keyword whether the text names it, as it is written up to case, in a place that does not deny it. */
export function namesIn(text: string): (keyword: string) => boolean {
  const tokens = tokenise(text);
  const marks = markNegated(text, tokens);
  const denied = new Set(tokens.filter((_, index) => marks[index] === 1).map((token) => token.start));
  return (keyword) => {
    const words = keyword.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s{1,9}');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}+#])`, 'giu');
    return [...text.matchAll(whole)].some(({ index }) => !denied.has(index));
  };
}
