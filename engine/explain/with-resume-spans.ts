import type { Analysis } from '../types/analysis.ts';
import type { Span } from '../types/span.ts';

/** What an analysis says of the posting: its spans are the posting's. */
const ofPosting: ReadonlySet<string> = new Set(['requirement', 'decisive', 'language', 'reading']);

/**
 * An analysis with its places in the resume as the person wrote it, where words of it had moved when it was read (text/mend-words.ts).
 *
 * @param sourceOf the offset in the resume as written of each character of the one that was read
 */
export function withResumeSpans(analysis: Analysis, sourceOf: Int32Array): Analysis {
  const moved = (span: Span): Span => ({
    start: sourceOf[span.start] ?? span.start,
    end: (sourceOf[span.end - 1] ?? span.end - 1) + 1,
  });
  return restore(analysis, moved);
}

function restore<Part>(part: Part, moved: (span: Span) => Span): Part;
function restore(part: unknown, moved: (span: Span) => Span): unknown {
  if (Array.isArray(part)) return part.map((each) => restore(each, moved));
  if (typeof part !== 'object' || part === null) return part;
  if (isSpan(part)) return { ...part, ...moved(part) };
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, ofPosting.has(key) ? value : restore(value, moved)]),
  );
}

function isSpan(part: object): part is Span {
  return 'start' in part && 'end' in part && typeof part.start === 'number' && typeof part.end === 'number';
}
