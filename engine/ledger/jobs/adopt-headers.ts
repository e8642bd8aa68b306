import { isBulleted } from '../../text/lines.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import type { Header } from './match-jobs.ts';

/** This share of a header's words, and as many of them, make a dated line that header, whatever it looks like. */
const leastShare = 0.7;
const leastShared = 3;
const longestHeader = 140;

/** "Summers of 2021 and 2022: Rental Tech at Mount Marmot" has most words of a header of the original: it begins that job, too. */
export function adoptHeaders(improved: ResumeDocument, headers: readonly Header[]): ResumeDocument {
  if (!improved.lines.some((line) => isHeaderOf(line, headers))) return improved;
  let next = Math.max(0, ...improved.lines.map(({ job = 0 }) => job)) + 1;
  let adopted: { from: number | undefined; job: number } | undefined;
  const lines = improved.lines.map((line): ResumeLine => {
    if (isHeaderOf(line, headers)) {
      adopted = { from: line.job, job: next };
      next += 1;
      return { ...line, role: 'header', job: adopted.job };
    }
    if (line.role === 'header' || line.job !== adopted?.from || line.job === undefined) adopted = undefined;
    return adopted ? { ...line, job: adopted.job } : line;
  });
  return { ...improved, lines };
}

function isHeaderOf({ role, content, amounts, stems, isSummary }: ResumeLine, headers: readonly Header[]): boolean {
  if (role !== 'sentence' || isSummary || isBulleted(content) || content.length > longestHeader) return false;
  if (!amounts.some(({ unit }) => unit === 'year')) return false;
  return headers.some(({ words }) => {
    const shared = [...words].filter((word) => stems.has(word)).length;
    return shared >= leastShared && shared >= words.size * leastShare;
  });
}
