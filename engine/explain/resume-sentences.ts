import { placementUnder, type ResumeText } from '../match/read-resume.ts';
import { isRightBelow, type Line, lineAt } from '../text/lines.ts';
import { labelOf, markOf } from '../text/list-style.ts';

/** A sentence or bullet of a resume in which a person says what they did: it can be quoted, and carry a keyword. */
export interface ResumeSentence {
  /** Without its bullet, wrapped lines joined. */
  content: string;
  start: number;
  end: number;
}

/** Dots, dashes, ticks, numbers, and the "o" that some word processors leave of a bullet. */
const bullet =
  /^(?:(?:[-–•·*]\s*)?\d{1,2}[.)]\s*(?=\p{L})|[^\p{L}\p{N}\s"'“„(]{1,2}\s+|o\s+(?=\p{Lu})|[-–•·*](?=\p{L}))/u;
const contact = /\S@\S|https?:|www\.|linkedin|github\.com|(?:\+?\d[\s().-]{0,2}){9}/i;
/** What stands in the line of a job or a school, and in no sentence: from when to when, or a date at its end. */
const period =
  /\b(?:19|20)\d{2}\s*(?:-|–|—|to|bis|until)\s*(?:\p{L}{3,9}\.?\s+|\d{1,2}[/.])?(?:(?:19|20)\d{2}|present|current|now|today|heute|to date|date)\b|\b(?:19|20)\d{2}\)?$/iu;
/** Fewer words say nothing. */
const fewestWords = { bullet: 4, plain: 6 };
const longestSentence = 1000;
/** Of a sentence most words are small; of a title, a school, a company they are not. */
const leastSmall = 0.6;

/** The sentences of the jobs and projects, in order; headings, titles, dates, contacts and lists are none. */
export function sentencesOf(resume: ResumeText): ResumeSentence[] {
  return blocksOf(resume).filter(saysSomething).flatMap(splitBlock);
}

/** The sentence that holds `offset`, if one does. */
export function sentenceAt(sentences: readonly ResumeSentence[], offset: number): ResumeSentence | undefined {
  const sentence = sentences[lineAt(sentences, offset)];
  return sentence && sentence.start <= offset && offset < sentence.end ? sentence : undefined;
}

/** A line with those that it is wrapped over. */
interface Block extends ResumeSentence {
  isBullet: boolean;
}

function blocksOf({ text, lines, placements }: ResumeText): Block[] {
  const blocks: Block[] = [];
  let above: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const open = blocks.at(-1);
    if (placements[index] === 'shown') {
      const mark = bullet.exec(line.content)?.[0] ?? '';
      const goesOn = open && above?.end === open.end && isRightBelow(text, above, line) && wraps(text, open, line);
      if (open && goesOn && mark === '') {
        open.end = line.end;
        open.content = text.slice(open.start, open.end);
      } else {
        const start = line.start + mark.length;
        blocks.push({ content: text.slice(start, line.end), start, end: line.end, isBullet: mark !== '' });
      }
    }
    above = line;
  }
  return blocks;
}

/** A sentence goes on in small letters, unless it has ended, or is none by its length. */
function wraps(text: string, open: Block, line: Line): boolean {
  const hasEnded = '.!?:'.includes(text[open.end - 1] ?? '.');
  return !hasEnded && open.end - open.start < longestSentence && /^\p{Ll}/u.test(line.content);
}

function saysSomething({ content, isBullet }: Block): boolean {
  const words = content.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length < fewestWords[isBullet ? 'bullet' : 'plain']) return false;
  const small = words.filter((word) => /^[^\p{L}]*\p{Ll}/u.test(word));
  if (!isBullet && small.length / words.length < leastSmall) return false;
  if (labelOf(content) !== undefined || contact.test(content) || period.test(content)) return false;
  return markOf(content) === undefined && placementUnder(content) === undefined;
}

/** Several sentences of one line apart; an abbreviation's full stop is followed by a small letter or a figure. */
function splitBlock({ content, start, end }: Block): ResumeSentence[] {
  const parts: ResumeSentence[] = [];
  let from = 0;
  for (const { 0: gap, index } of content.matchAll(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/gu)) {
    parts.push({ content: content.slice(from, index), start: start + from, end: start + index });
    from = index + gap.length;
  }
  parts.push({ content: content.slice(from), start: start + from, end });
  return parts
    .filter((part) => part.content.split(/\s+/).length >= fewestWords.bullet)
    .map((part) => ({ ...part, content: part.content.replace(/\s+/g, ' ') }));
}
