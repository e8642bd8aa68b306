import { headingOf } from '../../resume/headings.ts';
import { isBulleted } from '../../text/lines.ts';
import { wordSet } from '../../text/word-set.ts';
import * as german from '../vocabulary/de/headings.ts';
import * as english from '../vocabulary/en/headings.ts';

/** The longest heading, in words. */
const longestHeading = 5;
const headingWords = wordSet(english.headingWords, german.headingWords);
/** What people put around a heading: "# Work", ":: training ::", "== Skills ==". */
const decorated = /^(?:#{1,4} \p{L}[^\d,;.!?]{0,40}|([:=~*_-])\1{1,5} ?\p{L}[^\d,;.!?]{0,40}\1)$/u;
const loud = /^[^\p{Ll}\d,;.!?()]{3,45}$/u;

/** Whether a line is a heading of any name: it opens a part of the resume, and claims nothing. */
export function opensPart(content: string): boolean {
  if (decorated.test(content) || headingOf(content) !== undefined) return true;
  if (isBulleted(content) || /[.,;!?]/.test(content)) return false;
  const words = content.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > longestHeading) return false;
  const known = words.filter((word) => headingWords.has(word)).length;
  // In capitals one word of a heading shows what the line is.
  return known === words.length || (known > 0 && loud.test(content));
}
