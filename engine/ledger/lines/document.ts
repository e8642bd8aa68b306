import type { Lexicon, TermMatch } from '../../lexicon/lexicon.ts';
import { markByCues } from '../../match/denials/mark-by-cues.ts';
import { type Career, careerOf } from '../../resume/career.ts';
import { readResume } from '../../resume/read-resume.ts';
import type { ResumeLine as PlacedLine } from '../../resume/resume.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { isFillWord } from '../../text/fill-words.ts';
import { isBulleted, withoutBullet } from '../../text/lines.ts';
import { maskMarks } from '../../text/mask-marks.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import { type Amount, readAmounts } from '../numbers/amounts.ts';
import { foldGerman, foldWord } from '../words/same-word.ts';
import { spellOut } from '../words/spell-out.ts';
import { opensPart } from './opens-part.ts';
import { ofSummary, summaryAbove } from './summary-above.ts';

/** A line of a resume (or a sentence of a long line) with everything that a claim is looked up by. */
export interface ResumeLine extends PlacedLine {
  index: number;
  /** Words `from` to before `to` of the document. */
  from: number;
  to: number;
  /** Meaningful words, reduced to their stems. */
  stems: ReadonlySet<string>;
  amounts: Amount[];
  terms: TermMatch[];
}

/** One of the two resumes being compared. */
export interface ResumeDocument {
  text: string;
  /** When work began, and until when; undefined without dated jobs. */
  career: Career | undefined;
  tokens: Token[];
  /** The stem of each word in one spelling; empty for a word without meaning of its own. */
  stemOf: string[];
  isGerman: boolean;
  /** 1 for words that the text denies or only wishes for. */
  negated: Uint8Array;
  lines: ResumeLine[];
  /** 1 for words that belong to a number; and the numbers by value. */
  inAmount: Uint8Array;
  amountsOf: ReadonlyMap<number, { amount: Amount; line: ResumeLine }[]>;
  /** Whether any line belongs to a job or a school. */
  hasJobs: boolean;
  /** Lines by the stems they contain. */
  linesOf: ReadonlyMap<string, number[]>;
  /** The words of each job's lines. */
  stemsOfJob: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Whether one of the texts is German: a very short text does not show its language. */
export function hasGerman(...texts: string[]): boolean {
  return texts.some((text) => detectLanguage(tokenise(text)).code === 'de');
}

/** Reads a resume for comparing. Linear in the length. */
export function readDocument(text: string, lexicon: Lexicon, isGerman = false): ResumeDocument {
  const tokens = isGerman ? tokenise(text) : spellOut(tokenise(text), text);
  const stemOf = tokens.map((token) => stemOfToken(token, isGerman));
  const resume = readResume(maskMarks(text));
  const placed = belowHeadings(resume.lines);
  const terms = lexicon.find(tokens);
  const lines: ResumeLine[] = [];
  const linesOf = new Map<string, number[]>();
  let from = 0;
  let term = 0;
  const summary = summaryAbove(placed, isGerman);
  for (const [index, read] of placed.entries()) {
    const sentence = summary.has(index) ? { ...read, ...ofSummary } : read;
    while ((tokens[from]?.start ?? sentence.start) < sentence.start) from += 1;
    // The round bullet of word processors, pasted: no word of the line.
    if (/^o\s+\p{Lu}/u.test(sentence.content) && tokens[from]?.surface === 'o') from += 1;
    let to = from;
    while (to < tokens.length && (tokens[to]?.start ?? 0) < sentence.end) to += 1;
    const ownTerms: TermMatch[] = [];
    for (let match = terms[term]; match && match.from < to; match = terms[term]) {
      if (match.from >= from) ownTerms.push(match);
      term += 1;
    }
    const stems = new Set(stemOf.slice(from, to).filter((word) => word !== ''));
    for (const word of stems) append(linesOf, word, index);
    const amounts = readAmounts(tokens, from, to, text, isGerman);
    lines.push({ ...sentence, index, from, to, stems, amounts, terms: ownTerms });
    from = to;
  }
  const { inAmount, amountsOf } = indexAmounts(lines, tokens.length);
  const negated = markByCues(text, tokens);
  const hasJobs = lines.some(({ job }) => job !== undefined);
  return {
    text,
    career: careerOf(resume),
    tokens,
    stemOf,
    isGerman,
    inAmount,
    amountsOf,
    negated,
    lines,
    hasJobs,
    linesOf,
    stemsOfJob: stemsByJob(lines),
  };
}

/** What stands below a heading that the resume's outline does not know belongs to no job above it, unless it has bullets. */
function belowHeadings(lines: readonly PlacedLine[]): PlacedLine[] {
  let isBelow = false;
  return lines.map((line) => {
    if (line.role === 'heading') isBelow = false;
    else if (line.role !== 'contact' && opensPart(line.content)) {
      isBelow = true;
      return { ...line, role: 'heading', section: 'other', job: undefined, isSummary: false };
    } else if (line.role === 'header') isBelow = false;
    return isBelow && line.job !== undefined && !isBulleted(line.content)
      ? { ...line, section: 'other', job: undefined }
      : line;
  });
}

function stemsByJob(lines: readonly ResumeLine[]): Map<number, Set<string>> {
  const words = new Map<number, Set<string>>();
  for (const { job, stems } of lines) {
    if (job === undefined) continue;
    const known = words.get(job) ?? new Set();
    for (const stem of stems) known.add(stem);
    words.set(job, known);
  }
  return words;
}

function append(index: Map<string, number[]>, key: string, line: number): void {
  const known = index.get(key);
  if (known) known.push(line);
  else index.set(key, [line]);
}

function stemOfToken({ lower, lemma }: Token, isGerman: boolean): string {
  if (lower.length < 2 || isFillWord(lemma) || isFillWord(lower)) return '';
  return isGerman ? foldGerman(lower) : foldWord(lemma);
}

function indexAmounts(lines: readonly ResumeLine[], words: number): Pick<ResumeDocument, 'inAmount' | 'amountsOf'> {
  const inAmount = new Uint8Array(words);
  const amountsOf = new Map<number, { amount: Amount; line: ResumeLine }[]>();
  for (const line of lines) {
    for (const amount of line.amounts) {
      inAmount.fill(1, amount.from, amount.to);
      const known = amountsOf.get(amount.value);
      if (known) known.push({ amount, line });
      else amountsOf.set(amount.value, [{ amount, line }]);
    }
  }
  return { inAmount, amountsOf };
}

/** The line's words without bullet, case and punctuation: equal for lines that say the same in the same words. */
export function bareText(content: string): string {
  return withoutBullet(content)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+#]+/gu, ' ')
    .trim();
}
