import type { Database } from '#database/database.ts';
import type { Runner } from '../budget/statements.ts';

/** Which server answers a person's reads. */
export interface Reads {
  /** Whether there is a standby to read from. */
  readonly isOn: boolean;
  /** Runs a person's reads: at a standby, unless it lacks something that they have written. */
  reader(person: string): Runner;
  /** Runs a person's writes, at the primary, and notes them. */
  writer(person: string): Runner;
  /** Called once a write is committed and before it is answered: from now on the person reads it, in every process. */
  noteWrite(person: string): Promise<void>;
  close(): Promise<void>;
}

/** Without a standby. */
export function readPrimary(database: Database): Reads {
  return {
    isOn: false,
    reader: () => database,
    writer: () => database,
    noteWrite: async () => {},
    close: async () => {},
  };
}
