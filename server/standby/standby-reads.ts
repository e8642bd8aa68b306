import { type Database, DatabaseError } from '#database/database.ts';
import { requireReplayed, type Times, watchFreshness } from './freshness.ts';
import type { Reads } from './reads.ts';
import { createWritePositions } from './write-positions.ts';

interface Servers {
  primary: Database;
  standby: Database;
  log: { warn(fields: object, message: string): void };
  /** Hears who has answered a read. */
  onRead?: (from: 'standby' | 'primary') => void;
  times?: Times;
}

/** Only people with an account have written anything. */
const PERSON = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads at a standby; what fails there is asked of the primary. The standby itself says, in the same transaction, whether it has
 * replayed what the person has written: docs/decisions/032-reading-from-standbys.md.
 */
export async function createStandbyReads({ primary, standby, log, onRead, times }: Servers): Promise<Reads> {
  const freshness = await watchFreshness({ primary, standby, log, ...(times ? { times } : {}) });
  const positions = createWritePositions(primary);

  async function noteWrite(person: string): Promise<void> {
    if (!PERSON.test(person)) return;
    // The write itself is done: a primary that is gone now is told by the next request.
    await positions.note(person).catch((err: unknown) => log.warn({ err }, 'a write was not noted for readers'));
  }

  const read =
    (person: string): Database['batch'] =>
    async (statements, limit, onStart) => {
      const at = PERSON.test(person) ? await positions.find(person) : null;
      const { needed } = freshness;
      if (needed !== null) {
        try {
          const [, ...results] = await standby.batch([requireReplayed(needed, at), ...statements], limit, onStart);
          onRead?.('standby');
          return results;
        } catch (error) {
          if (isOwnFault(error)) throw error;
          if (error instanceof DatabaseError && error.isLost) freshness.noteLost();
        }
      }
      onRead?.('primary');
      return primary.batch(statements, limit, onStart);
    };

  return {
    isOn: true,
    reader: (person) => ({ batch: read(person), transaction: primary.transaction.bind(primary) }),
    writer: (person) => ({
      batch: (...call) => noted(person, primary.batch(...call)),
      transaction: (...call) => noted(person, primary.transaction(...call)),
    }),
    noteWrite,
    async close() {
      await freshness.close();
      await standby.close();
    },
  };

  async function noted<T>(person: string, write: Promise<T>): Promise<T> {
    const value = await write;
    await noteWrite(person);
    return value;
  }
}

/** A statement that took too long would take as long at the primary. */
function isOwnFault(error: unknown): boolean {
  return !(error instanceof DatabaseError) || error.code === '57014';
}
