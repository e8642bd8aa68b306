import { serialize } from 'pg-protocol';
import { DatabaseError, type Row, type Statement } from './database.ts';
import type { Answer } from './transaction.ts';

/** The messages of one statement as both engines parse them; only what is read here. */
export interface RowDescription {
  fields: readonly { name: string; dataTypeID: number }[];
}
export interface DataRow {
  fields: readonly (string | null)[];
}
export interface CommandComplete {
  text: string;
}

export interface Column {
  name: string;
  parse: ((text: string) => unknown) | null;
}

/**
 * Values become boolean or number where that is exact; everything else stays PostgreSQL's text (bigint,
 * numeric, timestamps, JSON, arrays), so that both engines give the same and nothing is lost. By type OID.
 */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't',
  21: Number,
  23: Number,
  26: Number,
  700: Number,
  701: Number,
};

export function readColumns({ fields }: RowDescription): Column[] {
  return fields.map(({ name, dataTypeID }) => ({ name, parse: parsers[dataTypeID] ?? null }));
}

export function readRow(columns: readonly Column[], { fields }: DataRow): Row {
  const row: Row = {};
  for (const [index, column] of columns.entries()) {
    const text = fields[index] ?? null;
    row[column.name] = text === null || column.parse === null ? text : column.parse(text);
  }
  return row;
}

/** The count at the end of a command tag: `INSERT 0 3` is 3, `BEGIN` is 0. */
export function readRowCount({ text }: CommandComplete): number {
  return Number(/\d+$/.exec(text)?.[0] ?? 0);
}

function toTexts(params: readonly (string | number | boolean | null)[]): (string | null)[] {
  return params.map((value) => (value === null ? null : String(value)));
}

/** The number of parameters is sent in 16 bits. */
const MOST_PARAMETERS = 65_535;

/**
 * Messages that parse a statement under a name ('' for once), without parameter types: the columns decide.
 * @throws DatabaseError when the text has a NUL, which would end it early in the message
 */
export function encodeParse(name: string, sql: string): Buffer[] {
  if (sql.includes('\0')) throw new DatabaseError('A statement cannot have the character NUL', { code: '22021' });
  return [serialize.parse({ name, text: sql, types: [] }), serialize.describe({ type: 'S', name })];
}

/** @throws DatabaseError for more parameters than a message can have */
export function encodeExecute(name: string, params: Statement['params'] = []): Buffer[] {
  if (params.length > MOST_PARAMETERS) {
    const message = `A statement has at most ${MOST_PARAMETERS} parameters, not ${params.length}: send a list as one array`;
    throw new DatabaseError(message, { code: '54023' });
  }
  return [serialize.bind({ statement: name, values: toTexts(params) }), serialize.execute()];
}

/** Ends a pipeline. Everything sent since the last one is one transaction, unless a BEGIN is open. */
export const sync = serialize.sync();

export interface ErrorFields {
  severity?: string | undefined;
  message?: string | undefined;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
}

/** Severities after which the server closes the connection. */
const ending: ReadonlySet<string | undefined> = new Set(['FATAL', 'PANIC']);

/** What the database reported, whichever driver carried it. */
export function toDatabaseError(error: ErrorFields, cause?: unknown): DatabaseError {
  const { severity, message = 'The database reported an error', code = 'XX000', detail, hint, constraint } = error;
  const isLost = ending.has(severity) || code.startsWith('08');
  return new DatabaseError(
    message,
    { code, detail: detail ?? null, hint: hint ?? null, constraint: constraint ?? null, isLost },
    cause === undefined ? {} : { cause },
  );
}

/** Gathers the results of a pipeline, one for each statement, in order. */
export class Results {
  readonly done: Answer[] = [];
  #rows: Row[] = [];

  addRow(columns: readonly Column[], message: DataRow): void {
    this.#rows.push(readRow(columns, message));
  }

  complete(message: CommandComplete): void {
    this.done.push({ rows: this.#rows, rowCount: readRowCount(message), tag: message.text });
    this.#rows = [];
  }
}
