import type { ResumeDocument, ResumeLine } from '../lines/document.ts';

/** The header lines of one job or school. */
export interface Header {
  job: number;
  lines: ResumeLine[];
  /** Lines without a date above earlier jobs: an employer is named once above all the jobs held there. */
  shared: ResumeLine[];
  /** Its words as stems, years as figures. */
  words: ReadonlySet<string>;
}

/** Headers that share less than this share of their words are different jobs. */
const leastShared = 0.34;
/** A word in more headers than this is looked up in the first ones only, so that time stays linear. */
const mostPlaces = 20;

/** The jobs and schools of a resume, in order. */
export function headersOf(document: ResumeDocument): Header[] {
  const headers: Header[] = [];
  for (const line of document.lines) {
    if (line.role !== 'header' || line.job === undefined) continue;
    const last = headers.at(-1);
    if (last?.job === line.job) last.lines.push(line);
    else headers.push({ job: line.job, lines: [line], shared: [], words: new Set() });
  }
  let above: ResumeLine[] = [];
  return headers.map((header) => {
    const shared = header.lines.length === 1 ? above : [];
    if (header.lines.length > 1)
      above = header.lines.filter(({ amounts }) => !amounts.some(({ unit }) => unit === 'year'));
    return { ...header, shared, words: new Set(header.lines.flatMap((line) => [...line.stems])) };
  });
}

/**
 * For each job of `from`, the job of `to` whose header shares the most words, each used once, surest pairs first; jobs without
 * one are left out.
 */
export function matchJobs(from: readonly Header[], to: readonly Header[]): Map<number, Header> {
  const places = new Map<string, number[]>();
  for (const [index, header] of to.entries()) {
    for (const word of header.words) places.set(word, [...(places.get(word) ?? []).slice(0, mostPlaces), index]);
  }
  const pairs = from.flatMap((left, leftIndex) => {
    const candidates = new Set([...left.words].flatMap((word) => places.get(word) ?? []));
    candidates.add(leftIndex);
    return [...candidates].flatMap((rightIndex) => {
      const right = to[rightIndex];
      return right ? [{ left, right, score: similarity(left, right), shift: Math.abs(leftIndex - rightIndex) }] : [];
    });
  });
  pairs.sort((a, b) => b.score - a.score || a.shift - b.shift);
  const matched = new Map<number, Header>();
  const taken = new Set<number>();
  for (const { left, right, score } of pairs) {
    if (score < leastShared || matched.has(left.job) || taken.has(right.job)) continue;
    matched.set(left.job, right);
    taken.add(right.job);
  }
  return matched;
}

function similarity(left: Header, right: Header): number {
  let shared = 0;
  for (const word of left.words) if (right.words.has(word)) shared += 1;
  return shared / Math.max(1, Math.min(left.words.size, right.words.size));
}
