import type { Token } from '../../../text/tokenise.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { shortForms } from './short-forms.ts';

/** The longest short form, in letters. */
const longestShort = 7;
/** A line is read up to here, so that time stays linear. */
const mostWords = 60;

/** A short form as written: its letters and digits, and its place. */
interface Short {
  letters: string;
  from: number;
  to: number;
}

/** Where the part of a line ends that is read. */
export function endOf(line: ResumeLine): number {
  return Math.min(line.to, line.from + mostWords);
}

const shortsRead = new WeakMap<ResumeLine, Short[]>();

/** The short forms of a line: capitals ("KPI"), letters joined by marks ("A/P", "A.O.S."), words of the table ("yrs"). */
export function shortsOf(document: ResumeDocument, line: ResumeLine): Short[] {
  const known = shortsRead.get(line) ?? readShorts(document, line);
  shortsRead.set(line, known);
  return known;
}

function readShorts({ tokens, text }: ResumeDocument, line: ResumeLine): Short[] {
  const shorts: Short[] = [];
  for (let from = line.from; from < endOf(line); from += 1) {
    const token = tokens[from];
    if (token === undefined) break;
    const joined = joinedAt(tokens, from, endOf(line), text);
    if (joined) shorts.push(joined);
    const letters = lettersOf(token.surface);
    const isCapital = /^\p{Lu}[\p{L}\p{N}&]*s?$/u.test(token.surface) && /\p{Lu}.*[\p{Lu}\p{N}]/u.test(token.surface);
    if (letters.length > longestShort || letters === '') continue;
    const isBare = /^[^aeiouyäöü\d]{2,4}$/.test(letters);
    if (isCapital || isBare || shortForms.has(letters)) shorts.push({ letters, from, to: from + 1 });
    // "KPIs".
    if (isCapital && /\p{Lu}s$/u.test(token.surface))
      shorts.push({ letters: letters.slice(0, -1), from, to: from + 1 });
  }
  return shorts;
}

/** Single letters, or short words in capitals, with a mark and no space between them: "A/P", "B.Sc.", "CDL-A". */
function joinedAt(tokens: readonly Token[], from: number, end: number, text: string): Short | undefined {
  let letters = lettersOf(tokens[from]?.surface ?? '');
  if (letters.length > 3 || !/^\p{Lu}/u.test(tokens[from]?.surface ?? '')) return undefined;
  let to = from + 1;
  for (let next = tokens[to]; next && to < end; next = tokens[to]) {
    const mark = text.slice(tokens[to - 1]?.end ?? 0, next.start);
    // "C of E".
    if (next.lower === 'of' && mark === ' ' && /^\p{Lu}$/u.test(tokens[to + 1]?.surface ?? '')) {
      letters += `o${lettersOf(tokens[to + 1]?.surface ?? '')}`;
      to += 2;
      continue;
    }
    if (!/^(?:\.|\/|&|-|\. | & |\.?\()$/.test(mark) || next.surface.length > 4 || !/^[\p{Lu}\p{N}]/u.test(next.surface))
      break;
    letters += lettersOf(next.surface);
    to += 1;
  }
  return to > from + 1 && letters.length <= longestShort ? { letters, from, to } : undefined;
}

function lettersOf(surface: string): string {
  return surface.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
