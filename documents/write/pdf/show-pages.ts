import { indent } from '../templates.ts';
import type { PageLayout, PlacedLine } from './lay-out.ts';

/** A row of text on a page, in points from its upper left corner. */
export interface ShownRow {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  isBold: boolean;
  color: string;
}

/** A page as it is drawn, for showing it without a viewer of PDFs. */
export interface ShownPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  font: 'sans' | 'serif';
  rows: readonly ShownRow[];
  rules: readonly { x: number; y: number; width: number; color: string }[];
}

/** The line under a heading; undefined where the template has none. */
export function ruleOf(layout: PageLayout, { broken, baseline, rowHeight, from }: PlacedLine) {
  const { rule } = layout.template;
  if (!rule || broken.line.role !== 'heading' || from > 0) return undefined;
  return {
    x: layout.side,
    y: baseline + (broken.rows.length - 1) * rowHeight + layout.size * 0.5,
    width: layout.width - 2 * layout.side,
    ...rule,
  };
}

/** The pages of a layout as rows and rules. */
export function showPages(layout: PageLayout): ShownPage[] {
  const { width, height, template } = layout;
  return layout.pages.map((page, index) => ({
    number: index + 1,
    width,
    height,
    font: template.font,
    rows: page.flatMap((placed) => showRows(layout, placed)),
    rules: page.flatMap((placed) => ruleOf(layout, placed) ?? []),
  }));
}

function showRows(layout: PageLayout, { broken, from, to, baseline, rowHeight }: PlacedLine): ShownRow[] {
  const { look, size, rows, dates, line } = broken;
  const { colors } = layout.template;
  const text = { size, isBold: look.isBold, color: colors[look.color] };
  const shown = rows.slice(from, to).map((row, index) => ({
    ...text,
    text: row.text,
    x: layout.side + row.x,
    baseline: baseline + index * rowHeight,
    width: row.width,
  }));
  const quiet = { ...text, isBold: false, baseline };
  if (dates && from === 0) shown.push({ ...quiet, ...dates, x: layout.side + dates.x, color: colors.quiet });
  if (line.role === 'bullet' && from === 0) {
    const x = layout.side + indent.bullet * layout.size;
    shown.unshift({ ...quiet, text: '•', x, width: layout.size * 0.4, color: colors.ink });
  }
  return shown;
}
