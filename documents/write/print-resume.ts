import type { Resume, ResumeLine } from '#engine';
import type { PrintedLine, PrintedResume, PrintedRole } from './printed-resume.ts';

/** Longer first lines are no name. */
const longestName = 60;
/** Dots, dashes, ticks, and the "o" that some word processors turn a bullet into. */
const bullet = /^(?:[-–—*•·▪■□●○◆◇❖►▶➢➤✓✔‣◦⁃]|[\uE000-\uF8FF]|o(?=\s+\p{Lu}))\s+/u;
/** Shorter rows were ended by their writer, not by the width of a page. */
const leastWrapped = 45;
/** A tab or a wide gap divides a title from a place or its dates, or two skills. */
const gap = /\t\s*|\s{3,}/g;

/** A row of the text, and the offsets of those that continue it. */
interface Row {
  start: number;
  end: number;
  text: string;
}

/**
 * A typed resume as lines to print: its words in their order, none added. Rows that a sentence was wrapped over become one line; a
 * gap within a line becomes a bar.
 */
export function printResume(resume: Resume): PrintedResume {
  const rows = rowsOf(resume);
  const starts = new Map<number, ResumeLine>();
  for (const line of resume.lines) starts.set(line.start, line);
  const lines: PrintedLine[] = [];
  const entries = new Set<number>();
  for (const row of rows) {
    const found = lineWithin(resume.lines, row);
    const role = roleOf(found, row.text, lines.length, entries);
    const isHeader = role === 'entry' || role === 'detail';
    const text = tidy(row.text.replace(bullet, ''), /^(?:entry|detail|contact|line)$/.test(role));
    if (text !== '') lines.push({ role, text, datesStart: isHeader ? datesIn(resume, row, text) : undefined });
  }
  return { lines };
}

function rowsOf({ text, sections, entries }: Resume): Row[] {
  const items = [...sections, ...entries].flatMap((part) => part.items);
  const sentences = items.filter(({ role }) => role === 'sentence' || role === 'list');
  const wraps = new Set(sentences.flatMap((item) => item.lines.slice(1).map(({ start }) => start)));
  const rows: Row[] = [];
  for (const { 0: words, index } of text.matchAll(/[^\r\n\f\u0085\u2028\u2029]+/g)) {
    if (words.trim() === '') continue;
    const start = index + words.length - words.trimStart().length;
    const above = rows.at(-1);
    // A sentence that begins in its row is not wrapped from the one above.
    if (above && above.text.length >= leastWrapped && wraps.has(start)) {
      above.text += ` ${words.trim()}`;
      above.end = index + words.length;
    } else rows.push({ start, end: index + words.length, text: words.trim() });
  }
  return rows;
}

/** The first line of the resume that begins in the row; both are in order. */
function lineWithin(lines: readonly ResumeLine[], { start, end }: Row): ResumeLine | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const line = lines[low];
  return line && line.start < end ? line : undefined;
}

function roleOf(line: ResumeLine | undefined, text: string, index: number, entries: Set<number>): PrintedRole {
  if (index === 0 && isName(line, text)) return 'name';
  if (line?.role === 'heading') return 'heading';
  if (bullet.test(text)) return 'bullet';
  if (line?.role === 'header' && line.job !== undefined) {
    if (entries.has(line.job)) return 'detail';
    entries.add(line.job);
    return 'entry';
  }
  return line?.role === 'contact' || (line?.section === 'top' && index < 4 && text.length < 120) ? 'contact' : 'line';
}

function isName(line: ResumeLine | undefined, text: string): boolean {
  return line?.role !== 'heading' && text.length <= longestName && !/[@\d/]/.test(text) && !bullet.test(text);
}

function tidy(text: string, hasParts: boolean): string {
  const plain = text.normalize('NFC').replace(/[\u00AD\u200B\u200C\uFEFF]/g, '');
  const marked = hasParts ? plain.replace(gap, ' | ') : plain;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no document has a place for them
  return marked.replace(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
}

/** Where the dates begin that end the line of a job, behind whatever divides them from its title. */
function datesIn({ entries, text: whole }: Resume, { start, end }: Row, text: string): number | undefined {
  const entry = entries.find((own) => own.start <= start && start < Math.max(own.end, own.start + 1));
  const period = entry?.periods.find((own) => own.start > start && own.end <= end);
  const written = period && tidy(whole.slice(period.start, end), false).replace(/[)\]]$/, '');
  const at = written ? text.lastIndexOf(written) : -1;
  return at > 0 && text.length - at - (written?.length ?? 0) <= 1 ? at : undefined;
}
