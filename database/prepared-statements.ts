import { createHash } from 'node:crypto';
import { serialize } from 'pg-protocol';
import type { Column } from './pipeline.ts';

/** A statement the database keeps parsed; its columns are known from the first answer on. */
export interface Prepared {
  name: string;
  columns: Column[];
}

/**
 * How many statements a connection keeps parsed. The product has a few dozen texts; clients of /rest/v1 can make up more, and
 * each costs the database memory.
 */
const MOST_PREPARED = 250;

/** What one connection has prepared, least recently used first. */
export class PreparedStatements {
  readonly #bySql = new Map<string, Prepared>();
  #stale: string[] = [];
  #isNameless = false;

  /** From now on every statement is parsed each time: behind a pooler the next transaction may reach a server that lacks a name. */
  goNameless(): void {
    this.#isNameless = true;
    this.#bySql.clear();
    this.#stale = [];
  }

  /** The prepared statement of a text, and whether it still has to be parsed. */
  take(sql: string): { prepared: Prepared; isNew: boolean } {
    if (this.#isNameless) return { prepared: { name: '', columns: [] }, isNew: true };
    const known = this.#bySql.get(sql);
    if (known) {
      this.#bySql.delete(sql);
      this.#bySql.set(sql, known);
      return { prepared: known, isNew: false };
    }
    const prepared = { name: nameOf(sql), columns: [] };
    this.#bySql.set(sql, prepared);
    return { prepared, isNew: true };
  }

  /** Forgets texts whose parsing is in doubt; the next pipeline tells the database to forget them too. */
  forget(texts: Iterable<string> = [...this.#bySql.keys()]): void {
    for (const sql of texts) {
      const prepared = this.#bySql.get(sql);
      if (prepared) this.#stale.push(prepared.name);
      this.#bySql.delete(sql);
    }
  }

  /** The messages that make the database forget statements that are stale or too many. */
  encodeClose(): Buffer[] {
    const excess = this.#bySql.size - MOST_PREPARED;
    if (excess > 0) this.forget([...this.#bySql.keys()].slice(0, excess));
    const names = this.#stale;
    this.#stale = [];
    return names.map((name) => serialize.close({ type: 'S', name }));
  }
}

/** By its text: should two clients share a server's session, a name never stands for another's statement. */
function nameOf(sql: string): string {
  return `s${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;
}

/** Whether this code means that a prepared statement is no longer what it was. */
export function isOutdatedCode(code: string | undefined): boolean {
  return code === '0A000' || isForeignCode(code);
}

/** A name is missing, or there already: the session is not this connection's alone. */
export function isForeignCode(code: string | undefined): boolean {
  return code === '26000' || code === '42P05';
}
