import { serialize } from 'pg-protocol';
import type { Column } from './pipeline.ts';

/** A statement the database holds parsed; its columns are known from the first answer on. */
export interface Prepared {
  name: string;
  columns: Column[];
}

/**
 * Statements a connection keeps parsed. The product has some dozens of texts; clients of /rest/v1 can make up more, and
 * each costs the database memory.
 */
const MOST_PREPARED = 250;

/** What one connection has prepared, the longest unused first. */
export class PreparedStatements {
  readonly #bySql = new Map<string, Prepared>();
  #stale: string[] = [];
  #count = 0;

  /** The prepared statement of a text, and whether it still has to be parsed. */
  take(sql: string): { prepared: Prepared; isNew: boolean } {
    const known = this.#bySql.get(sql);
    if (known) {
      this.#bySql.delete(sql);
      this.#bySql.set(sql, known);
      return { prepared: known, isNew: false };
    }
    const prepared = { name: `s${++this.#count}`, columns: [] };
    this.#bySql.set(sql, prepared);
    return { prepared, isNew: true };
  }

  /** Forgets texts whose parsing is in doubt; the database is told to, with the next pipeline. */
  forget(texts: Iterable<string> = [...this.#bySql.keys()]): void {
    for (const sql of texts) {
      const prepared = this.#bySql.get(sql);
      if (prepared) this.#stale.push(prepared.name);
      this.#bySql.delete(sql);
    }
  }

  /** The messages that make the database forget what is stale or too much. */
  encodeClose(): Buffer[] {
    const excess = this.#bySql.size - MOST_PREPARED;
    if (excess > 0) this.forget([...this.#bySql.keys()].slice(0, excess));
    const names = this.#stale;
    this.#stale = [];
    return names.map((name) => serialize.close({ type: 'S', name }));
  }
}

/** Whether the database says by this code that a prepared statement is not, or no longer, what it was. */
export function isOutdatedCode(code: string | undefined): boolean {
  return code === '0A000' || code === '26000';
}
