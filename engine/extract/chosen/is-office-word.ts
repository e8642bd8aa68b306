import { fewRanges } from '../../text/few-ranges.ts';
import type { PostingTerm } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';

/** "Word und Outlook": beside another of its suite it is the program. */
export function isOfficeWord(
  surface: string,
  { start, end }: PostingTerm['mentions'][number],
  { text }: PostingText,
): boolean {
  return (
    surface === 'Word' && ofSuite.test(`${text.slice(Math.max(0, start - 24), start)} ${text.slice(end, end + 24)}`)
  );
}

const ofSuite = fewRanges(/(?<!\p{L})(?:Excel|Outlook|PowerPoint|MS|Microsoft|Office|Access)(?!\p{L})/u);
