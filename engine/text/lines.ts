/** A line of a text without its surrounding space: `text.slice(start, end)` is `content`. */
export interface Line {
  content: string;
  start: number;
  end: number;
}

/** The lines that say something, with their places. Linear in the length. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: raw, index } of text.matchAll(/[^\r\n\u2028]+/g)) {
    const content = raw.trim();
    if (content === '') continue;
    const start = index + raw.indexOf(content);
    lines.push({ content, start, end: start + content.length });
  }
  return lines;
}

/** Index of the line that holds `offset`, by bisection; the last line that starts at or before it. */
export function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The line without its bullet. */
export function withoutBullet(content: string): string {
  return content.replace(/^(?:[-–—*•·▪●○►➢✓]+|\(?\d{1,2}[.)])\s+/u, '');
}
