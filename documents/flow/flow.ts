import type { LineRole, LooseLine } from '../types.ts';

/** Text that flows, as word processors hold it: paragraphs, and tables of cells with paragraphs. */
export interface Paragraph {
  kind: 'paragraph';
  text: string;
  role: LineRole;
}

export interface Table {
  kind: 'table';
  rows: FlowNode[][][];
}

export type FlowNode = Paragraph | Table;

/** A cell this short beside another one is its label: a date, a place. */
const longestLabel = 40;

/** The flow as lines: a row of a label and its text is one line, cells of paragraphs are read one after the other. */
export function flowLines(nodes: readonly FlowNode[], firstGroup = 0): LooseLine[] {
  const lines: LooseLine[] = [];
  let group = firstGroup;
  const add = (text: string, role: LineRole) => {
    for (const part of text.split('\n'))
      if (part.trim() !== '') lines.push({ text: tidy(part), role, group, boxes: [] });
  };
  const walk = (own: readonly FlowNode[]): void => {
    for (const node of own) {
      if (node.kind === 'paragraph') add(node.role === 'bullet' ? withBullet(node.text) : node.text, node.role);
      else for (const row of node.rows) walkRow(row);
    }
  };
  const walkRow = (cells: readonly FlowNode[][]): void => {
    const full = cells.map(trimCell).filter((cell) => cell.length > 0);
    const texts = full.map(onlyText);
    if (full.length > 1 && texts.every((text) => text !== undefined))
      add(texts.join(full.length > 2 ? '\t' : ' '), 'row');
    else if (isLabelled(full, texts)) {
      const [first, ...rest] = full[1] ?? [];
      if (first?.kind === 'paragraph') add(`${texts[0]} ${first.text}`, 'row');
      walk(rest);
    } else {
      for (const cell of full) {
        if (full.length > 1) group += 1;
        walk(cell);
      }
      if (full.length > 1) group += 1;
    }
  };
  walk(nodes);
  return lines;
}

const trimCell = (cell: readonly FlowNode[]): FlowNode[] =>
  cell.filter((node) => node.kind === 'table' || node.text.trim() !== '');

/** The text of a cell with one short paragraph. */
function onlyText(cell: readonly FlowNode[]): string | undefined {
  const [only, more] = cell;
  return only?.kind === 'paragraph' && !more && !only.text.includes('\n') ? only.text.trim() : undefined;
}

function isLabelled(full: readonly FlowNode[][], texts: readonly (string | undefined)[]): boolean {
  const [label] = texts;
  const [first] = full[1] ?? [];
  return (
    full.length === 2 &&
    label !== undefined &&
    label.length <= longestLabel &&
    first?.kind === 'paragraph' &&
    first.role !== 'bullet'
  );
}

const withBullet = (text: string): string => (/^\s*[•▪●◦‣*–-]\s/u.test(text) ? text : `• ${text.trim()}`);

const tidy = (text: string): string =>
  text.replace(/[\u00AD\u200B\uFEFF]/g, '').replace(/[\u00A0\u2007\u202F ]+/g, ' ');

/** Short lines that are bold but no heading to a machine; and whether there are real ones. */
export const looksLikeHeading = (text: string): boolean =>
  text.length > 2 && text.length <= 40 && !/[.,;]$/.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= 4;

/** What the title of a resume is: a person's name, or what the document is. */
export const isPersonsName = (text: string): boolean =>
  text.length <= 60 &&
  !/\d|^(?:curriculum(?: vitae)?|r[eé]sum[eé]|cv|c\.v\.|lebenslauf|curr[ií]culum|bewerbung|application)\b/i.test(text);

/** A heading of the first level is the name where it is the only one and stands above all others; else it is a heading. */
export function keepOneName(lines: readonly LooseLine[]): void {
  const names = lines.filter(({ role }) => role === 'name');
  const [first] = lines.filter(({ role }) => role === 'name' || role === 'heading');
  if (names.length === 1 && first?.role === 'name' && isPersonsName(first.text)) return;
  for (const line of names) line.role = 'heading';
}
