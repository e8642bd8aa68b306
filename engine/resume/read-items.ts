import { fewRanges } from '../text/few-ranges.ts';
import { isRightBelow } from '../text/lines.ts';
import type { Item, ResumeLine } from './resume.ts';

/** Dots, dashes, ticks, numbers, and the "o" that some word processors turn a bullet into. */
const bullet = fewRanges(
  /^(?:(?:[-–•·*]\s*)?\d{1,2}[.)]\s*(?=\p{L})|[^\p{L}\p{N}\s"'“„(]{1,2}\s+|o\s+(?=\p{Lu})|[-–•·*](?=\p{L}))/u,
);
/** Longer text is no sentence, and nothing is joined to it. */
const longestSentence = 1000;

/** Lines without headings and headers as items, wrapped lines joined. Linear in the length. */
export function readItems(text: string, lines: readonly ResumeLine[]): Item[] {
  const items: (Item & { lines: ResumeLine[] })[] = [];
  for (const line of lines) {
    const open = items.at(-1);
    const mark = bullet.exec(line.content)?.[0] ?? '';
    if (open && mark === '' && goesOn(text, open, line)) {
      open.lines.push(line);
      open.end = line.end;
    } else {
      const role = line.role === 'heading' || line.role === 'header' ? 'sentence' : line.role;
      const place = { start: line.start, end: line.end, wordsStart: line.start + mark.length };
      items.push({ ...place, role, isBullet: mark !== '', lines: [line] });
    }
  }
  return items;
}

/** A sentence continues in lower case, unless it has ended or is too long to be one. */
function goesOn(text: string, open: Item, line: ResumeLine): boolean {
  const last = open.lines.at(-1);
  const hasEnded = '.!?:'.includes(text[open.end - 1] ?? '.');
  return (
    last !== undefined &&
    !hasEnded &&
    open.end - open.wordsStart < longestSentence &&
    /^\p{Ll}/u.test(line.content) &&
    isRightBelow(text, last, line)
  );
}
