import { isBulleted } from './lines.ts';

/** How long a line is that was broken at its end, in characters: shorter ones end where their writer ended them. */
const wrapped = { least: 60, most: 120 } as const;
/** How much of a line's beginning tells whether it is an item of a list. */
const beginning = 12;

/** Words that cannot end a line of their own. Small letters only: "Class A" can. */
const goesOn = /(?:^|\s)(?:and|or|of|the|a|an|und|oder|sowie|der|die|das|dem|den|des|ein|eine|einer|einem|einen|&)\s*$/;

/**
 * A text whose lines were broken by the page it was copied from, with those breaks as spaces; its length stays the same, so that
 * every offset stays valid. A line goes on below when it ends with a word that cannot end it, or is as long as a page's lines
 * are, ends inside a sentence, and the next one begins with a small letter. Linear.
 */
export function joinWrapped(text: string): string {
  const parts: string[] = [];
  /** Whether the line above goes on from the one before it. */
  let isJoined = false;
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const next = text.slice(end + 1, end + 1 + beginning);
    isJoined = found >= 0 && isBroken(line, next, isJoined);
    parts.push(isJoined ? `${line.replace(/\r$/, ' ')} ` : text.slice(start, end + 1));
    start = end + 1;
  }
  return parts.join('');
}

function isBroken(line: string, next: string, isJoined: boolean): boolean {
  const below = next.trimStart();
  if (/^\s*\n/.test(next) || !/^[\p{L}\d(]/u.test(below) || isBulleted(below)) return false;
  if (goesOn.test(line.slice(-beginning))) return true;
  // A list without bullets may have long items in small letters, so the first line has to begin like a sentence.
  const isLong = line.length >= wrapped.least && line.length <= wrapped.most;
  const isSentence = isJoined || /^\s*(?:[^\p{L}\s]+\s+)?\p{Lu}/u.test(line.slice(0, beginning));
  return isLong && isSentence && /^\p{Ll}/u.test(below) && /[\p{L},]\s*$/u.test(line.slice(-beginning));
}
