import type { Span } from '#engine';

/** A line with its marked places, as offsets into the line: "0-6 10-14". A text, so that equal lines compare equal. */
export interface MarkedLine {
  text: string;
  marks: string;
}

/** The lines of a text with the spans marked that lie within one line. */
export function markLines(text: string, spans: readonly Span[]): MarkedLine[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  let at = 0;
  return text.split('\n').map((line) => {
    const end = at + line.length;
    const marks: string[] = [];
    let last = at;
    for (let span = sorted[next]; span && span.start < end; span = sorted[next]) {
      next += 1;
      if (span.start < last || span.end > end) continue;
      marks.push(`${span.start - at}-${span.end - at}`);
      last = span.end;
    }
    at = end + 1;
    return { text: line, marks: marks.join(' ') };
  });
}

/** The parts of a line, alternately plain and marked; the first is plain and may be empty. */
export function partsOf({ text, marks }: MarkedLine): string[] {
  if (marks === '') return [text];
  const edges = marks.split(' ').flatMap((mark) => mark.split('-').map(Number));
  return [0, ...edges].map((from, index) => text.slice(from, edges[index]));
}
