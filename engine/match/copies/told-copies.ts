import { boilerplate, type OutlinedLine, type Section } from '../../extract/lines/sections.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { sentencesOf } from '../../extract/unasked/asides.ts';
import { onceFor } from '../../text/cache/once-for.ts';
import type { ResumeText } from '../index-resume.ts';
import { type Copies, copiedRun } from './read-copies.ts';
import { subjectOf } from './subject-of.ts';

const sizes = {
  /** Of a sentence with a subject, so many words in the same order are a copy. */
  run: copiedRun,
  /** A sentence without a subject may be somebody's own; of so many words in the same order it is a copy. */
  whole: 8,
  /** A first line of more words is no title, but the employer's first sentence. */
  title: 12,
  /** A posting with so many lines below headings that ask has lists of what it asks. */
  lists: 4,
  /** Of a line's words, so many are copied when the line is. */
  ofLine: 0.8,
  /** Of a block's words, so many are nobody's when all of it is. */
  ofBlock: 0.5,
  /** So many words of the posting may be left out between two lines of a block. */
  gap: 16,
} as const;

/** A sentence or line of the posting: the words `from` to before `to`. */
interface ToldSentence {
  from: number;
  to: number;
  /** The word by which it is plain that it tells of somebody else. */
  subject: number;
  /** So many of its words are a copy of it. */
  least: number;
}

/** The words with which the posting's lines and sentences begin, and the one behind the last. */
const beginningsIn = onceFor(({ lines, tokens, firstOf }: PostingText): ReadonlySet<number> => {
  const begins = new Set<number>([...firstOf, tokens.length]);
  let word = 0;
  for (const { content, start } of lines) {
    for (const [, at] of sentencesOf(content)) {
      while (word < tokens.length && (tokens[word]?.start ?? 0) < start + at) word += 1;
      begins.add(word);
    }
  }
  return begins;
});

/** The posting's sentences that nobody says of themselves. */
const toldIn = onceFor((posting: PostingText): ToldSentence[] => {
  const { lines, outline, tokens, firstOf } = posting;
  const told: ToldSentence[] = [];
  const hasLists = outline.filter(({ underHeading }) => asking.has(underHeading)).length >= sizes.lists;
  for (const [index, { content, start }] of lines.entries()) {
    const end = firstOf[index + 1] ?? 0;
    let from = firstOf[index] ?? 0;
    const isTitle = index === 0 && end - from <= sizes.title;
    if (isTitle || outline[index]?.isHeading) continue;
    const isBeside = isBesideLists(outline[index], hasLists);
    if (isBeside && end - from >= sizes.whole) told.push({ from, to: end, subject: end - 1, least: end - from });
    for (const [sentence, at] of sentencesOf(content)) {
      let to = from;
      while (to < end && (tokens[to]?.start ?? 0) < start + at + sentence.length) to += 1;
      const subject = to - from < sizes.run ? undefined : subjectOf(tokens, from, to);
      if (subject !== undefined) told.push({ from, to, subject, least: sizes.run });
      else if (isBeside && to - from >= sizes.whole) told.push({ from, to, subject: to - 1, least: to - from });
      from = to;
    }
  }
  return told;
});

/** Sections that ask: their items may be said of oneself. */
const asking: ReadonlySet<Section> = new Set<Section>(['duties', 'requirements', 'preferred']);

/** Whether a line stands apart from the lists of what is asked, where a posting has such: as its prose, or below a heading of what is given. */
function isBesideLists(line: OutlinedLine | undefined, hasLists: boolean): boolean {
  if (line === undefined || asking.has(line.underHeading)) return false;
  return boilerplate.has(line.underHeading) || (hasLists && !line.isBullet);
}

/**
 * Adds to `marks` the resume's words that are copied from the posting's sentences about somebody else ("you will", "our clinics"),
 * and the lines copied along with them. Who says so says nothing of themselves, even where the posting asks. Linear.
 */
export function markToldCopies(
  posting: PostingText,
  { lineOf }: Pick<ResumeText, 'lineOf'>,
  { places, isWhole }: Copies,
  marks: Uint8Array,
): void {
  if (isWhole || !places.some((at) => at >= 0)) return;
  markSentences(posting, lineOf, places, marks);
  markBlocks(posting, lineOf, places, marks);
}

/** Marks what is copied of a sentence together with the word that shows its subject. */
function markSentences(posting: PostingText, lineOf: ArrayLike<number>, copied: Int32Array, marks: Uint8Array): void {
  const bySubject = Map.groupBy(toldIn(posting), ({ subject }) => subject);
  for (let index = 0; index < copied.length; index += 1) {
    for (const { from, to, subject, least } of bySubject.get(copied[index] ?? -1) ?? []) {
      // Whoever makes several lines of a sentence makes items of it.
      const goesOnAt = (word: number) => copied[word] === subject + word - index && lineOf[word] === lineOf[index];
      let [start, end] = [index, index + 1];
      while (subject - (index - start) > from && goesOnAt(start - 1)) start -= 1;
      while (subject + (end - index) < to && goesOnAt(end)) end += 1;
      if (end - start >= least) marks.fill(1, start, end);
    }
  }
}

/** Marks the lines that are copied one below the other when most of their words prove nothing: the rest came with them. */
function markBlocks(posting: PostingText, lineOf: ArrayLike<number>, copied: Int32Array, marks: Uint8Array): void {
  const begins = beginningsIn(posting);
  let block = { from: 0, to: 0, marked: 0 };
  const close = () => {
    const words = block.to - block.from;
    if (words > 0 && block.marked >= sizes.ofBlock * words) marks.fill(1, block.from, block.to);
  };
  for (let from = 0, to = 1; from < lineOf.length; from = to) {
    to = from + 1;
    while (to < lineOf.length && lineOf[to] === lineOf[from]) to += 1;
    let [same, marked] = [0, 0];
    for (let index = from; index < to; index += 1) {
      if ((copied[index] ?? -1) >= 0) same += 1;
      marked += marks[index] ?? 0;
    }
    // A piece out of a sentence did not come with it.
    const isWhole = begins.has(copied[from] ?? -1) && begins.has((copied[to - 1] ?? -2) + 1);
    const isCopied = isWhole && same >= sizes.ofLine * (to - from);
    if (!isCopied || !goesOn(copied, from)) {
      close();
      block = { from, to: from, marked: 0 };
    }
    if (isCopied) block = { from: block.from, to, marked: block.marked + marked };
  }
  close();
}

/** Whether a line is copied from right below the one above it. */
function goesOn(copied: Int32Array, from: number): boolean {
  const [above = -1, below = -1] = [copied[from - 1], copied[from]];
  return above >= 0 && below > above && below - above <= sizes.gap;
}
