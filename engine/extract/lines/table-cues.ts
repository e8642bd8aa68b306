import { lineAt } from '../../text/lines.ts';

/** What a cell of a person specification says: how important its column or row is, or that it only tells how that is looked at. */
type Cue = 'must' | 'preferred' | 'aside';

/** A row of a table, from `start` on: the cue of the whole row, else those of its columns. */
export interface TableRow {
  start: number;
  /** Where its cells begin, counted from `start`. */
  cells: readonly number[];
  ofRow: Cue | undefined;
  columns: readonly (Cue | undefined)[];
}

const longestCell = 60;
const cues: readonly (readonly [Cue, RegExp])[] = [
  [
    'must',
    /^(?:essential|required|must[- ]have|minimum|E|zwingend|erforderlich)(?: criteria| requirements?| attributes?)?:?$/i,
  ],
  [
    'preferred',
    /^(?:desirable|preferred|desired|nice[- ]to[- ]have|D|wünschenswert|von vorteil)(?: criteria| requirements?| attributes?)?:?$/i,
  ],
  [
    'aside',
    /^(?:how (?:assessed|identified|measured|tested)|assess(?:ed|ment)(?: (?:by|method|stage))?|(?:method|means) of (?:assessment|testing)|measured by|evidenced? by|evidence|source|stage):?$/i,
  ],
];

function cueOfCell(cell: string): Cue | undefined {
  const words = cell.trim();
  return words === '' || words.length > longestCell ? undefined : cues.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether a row of a table names a column of what is essential and one of what is desirable. */
export function headsTable(row: string): boolean {
  const named = row.split('\t').map(cueOfCell);
  return named.includes('must') && named.includes('preferred');
}

/**
 * The rows of the tables that say how important things are: public employers write their person specification with a column for what is
 * essential and one for what is desirable, or with an E or a D in every row. Pasted cells are parted by tabs. Linear.
 */
export function readTables(text: string): TableRow[] {
  if (!text.includes('\t')) return [];
  const rows: TableRow[] = [];
  let columns: (Cue | undefined)[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = line.split('\t');
    const named = cells.length > 1 ? cells.map(cueOfCell) : [];
    if (named.includes('must') && named.includes('preferred')) columns = named;
    else if (line.trim() !== '') {
      if (cells.length === 1) columns = [];
      const ofRow = named.find((cue) => cue === 'must' || cue === 'preferred');
      let at = 0;
      const begins = cells.map((cell) => {
        at += cell.length + 1;
        return at - cell.length - 1;
      });
      rows.push({ start, cells: begins, ofRow, columns });
    }
    start += line.length + 1;
  }
  return rows;
}

/** What the table says about the cell at `offset`; undefined outside tables. */
export function tableCueAt(rows: readonly TableRow[], offset: number): Cue | undefined {
  if (rows.length === 0) return undefined;
  const { [lineAt(rows, offset)]: row } = rows;
  if (row === undefined) return undefined;
  const cell = row.cells.findLastIndex((begin) => begin <= offset - row.start);
  const { [cell]: column } = row.columns;
  return column === 'aside' ? column : (row.ofRow ?? column);
}

/** Whether the text between two offsets is only the letter or word by which a row says how important it is. */
export function isTableCue(rows: readonly TableRow[], offset: number, words: string): boolean {
  return cueOfCell(words) !== undefined && tableCueAt(rows, offset) !== undefined;
}
