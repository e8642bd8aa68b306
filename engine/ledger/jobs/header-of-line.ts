import type { ResumeLine } from '../lines/document.ts';
import type { Header } from './match-jobs.ts';

/** A line of the original is what a header line comes from if it has this share of its words, and as much more than the job's own header. */
const leastShare = 0.5;
const leastMore = 0.25;

/**
 * The original's header that a header line is compared with: that of its job, unless a line elsewhere clearly says more of it. A rewrite
 * that puts an employer above its dates, or a credential between two schools, is read as part of the entry above.
 */
export function headerOfLine(
  line: ResumeLine,
  ofJob: Header | undefined,
  source: ResumeLine | undefined,
  headers: readonly Header[],
): Header | undefined {
  if (line.role !== 'header' || source === undefined) return ofJob;
  if (source.role === 'heading' || (source.role === 'sentence' && !sharesYear(line, source))) return ofJob;
  const own = shareIn(line, [source]);
  const known = ofJob ? shareIn(line, [...ofJob.lines, ...ofJob.shared]) : 0;
  if (own < leastShare || own < known + leastMore) return ofJob;
  const header = source.role === 'header' ? headers.find(({ lines }) => lines.includes(source)) : undefined;
  return header ?? { job: source.job ?? ofJob?.job ?? 0, lines: [source], shared: [], words: source.stems };
}

/** A sentence of the original may be a header that its layout hides: both have its year. */
function sharesYear({ amounts }: ResumeLine, source: ResumeLine): boolean {
  const years = source.amounts.filter(({ unit }) => unit === 'year').map(({ value }) => value);
  return amounts.some(({ unit, value }) => unit === 'year' && years.includes(value));
}

function shareIn({ stems }: ResumeLine, lines: readonly ResumeLine[]): number {
  const shared = [...stems].filter((stem) => lines.some((other) => other.stems.has(stem))).length;
  return shared / Math.max(1, stems.size);
}
