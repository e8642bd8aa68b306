import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import type { LineRole } from '../types.ts';
import type { FlowNode, Table } from './flow.ts';

/** Collects a flow while a document is walked through. */
export interface FlowBuilder {
  nodes: FlowNode[];
  paragraph(text: string, role: LineRole): void;
  openTable(): void;
  openRow(): void;
  openCell(): void;
  closeCell(): void;
  closeTable(): void;
  hasTables(): boolean;
}

/** @throws DocumentRefusal by `paragraph`, when there are more than a document has lines */
export function createFlow(): FlowBuilder {
  const nodes: FlowNode[] = [];
  const tables: Table[] = [];
  const cells: FlowNode[][] = [];
  let hasTables = false;
  let paragraphs = 0;
  const here = (): FlowNode[] => cells.at(-1) ?? nodes;
  return {
    nodes,
    paragraph(text, role) {
      paragraphs += 1;
      if (paragraphs > documentLimits.lines) throw new DocumentRefusal('too-large', 'The document has too much text.');
      here().push({ kind: 'paragraph', text, role });
    },
    openTable() {
      const table: Table = { kind: 'table', rows: [] };
      hasTables = true;
      here().push(table);
      tables.push(table);
    },
    openRow: () => void tables.at(-1)?.rows.push([]),
    openCell() {
      const cell: FlowNode[] = [];
      tables.at(-1)?.rows.at(-1)?.push(cell);
      cells.push(cell);
    },
    closeCell: () => void cells.pop(),
    closeTable: () => void tables.pop(),
    hasTables: () => hasTables,
  };
}
