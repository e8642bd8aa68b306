import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted } from '../../text/lines.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Span } from '../../types/span.ts';
import { beforeName } from './licence-words.ts';

/** Whether a name is an item of a list by itself. */
export function isItem(content: string, first: Token | undefined, start: number): boolean {
  if (first === undefined || !isBulleted(content)) return false;
  // "– A recognised social work qualification"
  const lead = content
    .slice(0, first.start - start)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return first.start - start <= 12 || lead.every((word) => beforeName.has(word));
}

/** Below no heading that asks, an item names what one must have when it names nothing else: "• CSCS card". */
export function isShortItem(content: string): boolean {
  return isBulleted(content) && content.length <= longestItem;
}

const longestItem = 70;

/** Whether a credential stands first in its line. */
export function beginsItem(text: string, lineStart: number, { start }: Span): boolean {
  const lead = text.slice(lineStart, start).toLowerCase();
  return lead.split(/[^\p{L}]+/u).every((word) => word === '' || beforeName.has(word) || leading.test(word));
}

const leading = fewRanges(/^(?:abgeschlossene[rns]?|fully|be|ein\p{L}*)$/u);
