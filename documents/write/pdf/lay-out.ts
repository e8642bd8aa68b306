import type { PrintedResume, WriteOptions } from '../printed-resume.ts';
import { leastSize, margins, papers, type Template, templates } from '../templates.ts';
import { type BrokenLine, breakRows } from './break-rows.ts';
import type { PdfFonts } from './pdf-fonts.ts';

/** Rows of one line on one page. */
export interface PlacedLine {
  broken: BrokenLine;
  /** Its rows on this page: from the first to before the last. */
  from: number;
  to: number;
  /** The baseline of the first of them, in points from the top. */
  baseline: number;
  rowHeight: number;
}

export interface PageLayout {
  template: Template;
  width: number;
  height: number;
  side: number;
  /** Points of the text. */
  size: number;
  pages: readonly (readonly PlacedLine[])[];
  /** Whether it takes no more pages than asked for. */
  isFitted: boolean;
}

/** Points that the text shrinks by at each try. */
const sizeStep = 0.25;
/** A row's letters stand in its middle: their baseline at this share of its height. */
const baselineShare = 0.72;

/** Points by which a page is lowered against the one before, three in turn: far enough to be another height to readers. */
const shiftStep = 4.5;

/** Places a resume on its pages. If it should take fewer, the text and then the margins become smaller as far as it stays readable. */
export function layOut(resume: PrintedResume, options: WriteOptions, fonts: PdfFonts, isShifted = false): PageLayout {
  const layout = fitPages(resume, options, fonts);
  return isShifted ? shiftPages(layout) : layout;
}

/** Two lines that are alike at one height are a running header to a reader: here they stand at different ones. */
function shiftPages(layout: PageLayout): PageLayout {
  const pages = layout.pages.map((page, index) =>
    page.map((placed) => ({ ...placed, baseline: placed.baseline + (index % 3) * shiftStep })),
  );
  return { ...layout, pages };
}

function fitPages(resume: PrintedResume, options: WriteOptions, fonts: PdfFonts): PageLayout {
  const asked = layOutWith(resume, options, fonts, templates[options.template].sizes[options.size], options.margins);
  const { pages: most } = options;
  if (most === undefined || asked.pages.length <= most) return asked;
  const edges = options.margins === 'small' ? ['small' as const] : [options.margins, 'small' as const];
  for (const edge of edges) {
    for (let size = asked.size; size >= leastSize; size -= sizeStep) {
      const tried = layOutWith(resume, options, fonts, size, edge);
      if (tried.pages.length <= most) return tried;
    }
  }
  return { ...asked, isFitted: false };
}

function layOutWith(
  resume: PrintedResume,
  options: WriteOptions,
  fonts: PdfFonts,
  size: number,
  edge: WriteOptions['margins'],
): PageLayout {
  const template = templates[options.template];
  const { width, height } = papers[options.paper];
  const { side, end } = margins[edge];
  const settings = { template, size, width: width - 2 * side, dates: options.dates };
  const broken = resume.lines.map((line) => breakRows(line, fonts, settings));
  const unit = (size * template.leading) / 2;
  const pages = paginate(broken, unit, height - 2 * end).map((page) =>
    page.map(({ top, ...placed }) => ({
      ...placed,
      baseline: end + top + placed.rowHeight * baselineShare,
    })),
  );
  return { template, width, height, side, size, pages, isFitted: true };
}

interface Placed extends Omit<PlacedLine, 'baseline'> {
  top: number;
}

/** A row, and whether a page may end before it. */
interface FlowRow {
  broken: BrokenLine;
  index: number;
  height: number;
  above: number;
  below: number;
  mayBreak: boolean;
}

/** Rows that must stay together at a line's start and end. */
const together = 2;

function paginate(lines: readonly BrokenLine[], unit: number, space: number): Placed[][] {
  const rows = lines.flatMap((broken, at) => rowsOf(broken, unit, lines[at - 1]));
  const pages: Placed[][] = [];
  let first = 0;
  while (first < rows.length) {
    const last = pageEnd(rows, first, space);
    pages.push(placeRows(rows.slice(first, last)));
    first = last;
  }
  return pages;
}

function rowsOf(broken: BrokenLine, unit: number, above: BrokenLine | undefined): FlowRow[] {
  const { look, rows } = broken;
  const count = rows.length;
  // A heading, and the line of a job, stay with what they are for.
  const isFollower = above !== undefined && /^(?:heading|entry|detail|name)$/.test(above.line.role);
  return rows.map((_, index) => ({
    broken,
    index,
    height: look.rowUnits * unit,
    above: index === 0 && above?.line.role !== 'heading' ? look.above * unit : 0,
    below: index === count - 1 ? look.below * unit : 0,
    mayBreak: index === 0 ? !isFollower : index >= together && count - index >= together,
  }));
}

/** The row that the next page begins with. */
function pageEnd(rows: readonly FlowRow[], first: number, space: number): number {
  let used = 0;
  for (let at = first; at < rows.length; at += 1) {
    const row = rows[at];
    if (!row) break;
    used += row.height + (at > first ? row.above : 0);
    if (used <= space) {
      used += row.below;
      continue;
    }
    for (let end = at; end > first; end -= 1) if (rows[end]?.mayBreak) return end;
    return Math.max(at, first + 1);
  }
  return rows.length;
}

function placeRows(rows: readonly FlowRow[]): Placed[] {
  const placed: Placed[] = [];
  let top = 0;
  for (const [at, { broken, index, height, above, below }] of rows.entries()) {
    if (at > 0) top += above;
    const open = placed.at(-1);
    if (open?.broken === broken) open.to = index + 1;
    else placed.push({ broken, from: index, to: index + 1, top, rowHeight: height });
    top += height + below;
  }
  return placed;
}
