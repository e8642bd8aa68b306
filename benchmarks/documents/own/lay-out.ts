import type { Block, OwnResume } from './resumes.ts';

/** A row of text as it is drawn, from the page's lower left corner. */
export interface Row {
  x: number;
  y: number;
  text: string;
  size: number;
  isBold: boolean;
  /** The width to which it is stretched; undefined where it ends ragged. */
  justified: number | undefined;
}

export type LayOut = 'single' | 'right-dates' | 'date-rail' | 'sidebar-left' | 'sidebar-right';

/** Helvetica's widths of the characters from space to ~, in thousandths (Adobe's core metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Points that a character is wide at size 1. */
export const widthOf = (character: string): number => (widths[character.charCodeAt(0) - 32] ?? 556) / 1000;
export const textWidth = (text: string, size: number): number =>
  Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * size;

const numbers = { size: 10, heading: 12, name: 17, leading: 13.5, gap: 9, margin: 50, right: 545, top: 790 } as const;

/** The rows of a resume in the order in which a person reads them, by column. */
export function layOut(resume: OwnResume, layout: LayOut, isJustified: boolean): Row[][] {
  const isSide = ({ id }: Block) => resume.side.includes(id);
  const [head, ...rest] = resume.blocks;
  if (!head) return [];
  const column = (blocks: readonly Block[], x: number, right: number, top: number, dates: LayOut): Row[] =>
    fill(blocks, { x, right, top, isJustified, dates });
  const { margin, right, top } = numbers;
  if (layout === 'sidebar-left' || layout === 'sidebar-right') {
    const [sideX, sideRight, mainX, mainRight] =
      layout === 'sidebar-left' ? [margin, 185, 215, right] : [395, right, margin, 365];
    const above = column([head], margin, right, top, 'single');
    const below = (above.at(-1)?.y ?? top) - 30;
    return [
      above,
      column(
        rest.filter((block) => !isSide(block)),
        mainX,
        mainRight,
        below,
        'single',
      ),
      column(rest.filter(isSide), sideX, sideRight, below, 'single'),
    ];
  }
  const x = layout === 'date-rail' ? 150 : margin;
  return [column(resume.blocks, x, right, top, layout)];
}

interface Column {
  x: number;
  right: number;
  top: number;
  isJustified: boolean;
  dates: LayOut;
}

function fill(blocks: readonly Block[], column: Column): Row[] {
  const rows: Row[] = [];
  let y = column.top;
  const add = (text: string, size: number, isBold: boolean, x = column.x): void => {
    rows.push({ x, y, text, size, isBold, justified: undefined });
  };
  for (const { heading, lines } of blocks) {
    if (heading !== null) {
      y -= numbers.gap;
      add(heading, numbers.heading, true);
      y -= numbers.leading + 2;
    }
    for (const [index, line] of lines.entries()) {
      const isName = heading === null && index === 0;
      const [text = '', date] = line.split('\t');
      if (date !== undefined && column.dates === 'date-rail') add(date, numbers.size, false, numbers.margin);
      if (date !== undefined && column.dates === 'right-dates')
        add(date, numbers.size, false, column.right - textWidth(date, numbers.size));
      const own = date !== undefined && column.dates === 'single' ? `${text} ${date}` : text;
      const size = isName ? numbers.name : numbers.size;
      const indent = own.startsWith('• ') ? 12 : 0;
      for (const [at, part] of wrap(own, size, column.right - column.x - indent).entries()) {
        const isLast = at === wrap(own, size, column.right - column.x - indent).length - 1;
        const x = column.x + (at > 0 ? indent : 0);
        const justified = column.isJustified && !isLast ? column.right - x : undefined;
        rows.push({ x, y, text: part, size, isBold: isName || date !== undefined, justified });
        y -= numbers.leading * (size / numbers.size);
      }
    }
  }
  return rows;
}

function wrap(text: string, size: number, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && textWidth(`${row} ${word}`, size) <= width) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}
