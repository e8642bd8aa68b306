import type { PrintedLine } from '../printed-resume.ts';
import { splitDates } from '../split-dates.ts';
import { indent, type LineLook, leastContact, type Template } from '../templates.ts';
import type { MeasuredFont, PdfFonts } from './pdf-fonts.ts';

/** One row of a line, where it stands across the page. */
export interface TextRow {
  text: string;
  x: number;
  width: number;
}

/** A line divided into rows. */
export interface BrokenLine {
  line: PrintedLine;
  look: LineLook;
  /** Points. */
  size: number;
  rows: readonly TextRow[];
  /** Dates at the right edge of the first row. */
  dates: TextRow | undefined;
}

/** A word that is wider than the page makes its line smaller, down to this. */
const leastShare = 0.6;

export interface RowSettings {
  template: Template;
  size: number;
  width: number;
  dates: 'inline' | 'aligned';
}

/** Breaks a line where its words end; words are never divided. */
export function breakRows(line: PrintedLine, fonts: PdfFonts, settings: RowSettings): BrokenLine {
  const { template, width } = settings;
  const look = template.looks[line.role];
  const font = look.isBold ? fonts.bold : fonts.regular;
  const left = line.role === 'bullet' ? indent.words * settings.size : 0;
  const words = line.text.split(' ');
  const widest = Math.max(...words.map((word) => font.widthOf(word)));
  const wanted = look.size * settings.size * (line.role === 'contact' ? contactShare(words, font, settings) : 1);
  const size = Math.max(wanted * leastShare, Math.min(wanted, (width - left) / widest));
  const aligned = settings.dates === 'aligned' ? alignDates(line, fonts, size, width) : undefined;
  const rows = fillRows(aligned ? aligned.title.split(' ') : words, font, size, width - left);
  const centre = (row: number) => (look.isCentred ? (width - row) / 2 : left);
  return {
    line,
    look,
    size,
    rows: rows.map((row) => ({ ...row, x: centre(row.width) })),
    dates: aligned?.dates,
  };
}

/** The share of its size at which a contact line keeps to one row; 1 if it does anyway, or would be too small. */
function contactShare(words: readonly string[], font: MeasuredFont, { size, width }: RowSettings): number {
  const [row] = fillRows(words, font, size, Number.POSITIVE_INFINITY);
  const share = row ? width / row.width : 1;
  return share < 1 && share >= leastContact ? share : 1;
}

function fillRows(words: readonly string[], font: MeasuredFont, size: number, width: number): Omit<TextRow, 'x'>[] {
  const space = font.widthOf(' ') * size;
  const rows: { text: string; width: number }[] = [];
  for (const word of words) {
    const own = font.widthOf(word) * size;
    const row = rows.at(-1);
    if (row && row.width + space + own <= width) {
      row.text += ` ${word}`;
      row.width += space + own;
    } else rows.push({ text: word, width: own });
  }
  return rows;
}

/** The dates of a job at the right edge, if they and the title fit in one row. */
function alignDates(
  line: PrintedLine,
  fonts: PdfFonts,
  size: number,
  width: number,
): { title: string; dates: TextRow } | undefined {
  const split = splitDates(line);
  if (!split) return undefined;
  const { title, dates } = split;
  const own = widthOf(dates, fonts.regular, size);
  if (widthOf(title, fonts.bold, size) + own + 2 * size > width) return undefined;
  return { title, dates: { text: dates, x: width - own, width: own } };
}

export function widthOf(text: string, font: MeasuredFont, size: number): number {
  const space = font.widthOf(' ');
  return text.split(' ').reduce((sum, word, index) => sum + (index > 0 ? space : 0) + font.widthOf(word), 0) * size;
}
