import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

const service = { role: 'service_role', claims: {} } as const;

/** Where the primary's log was after a person's last write, kept in the primary for all processes. */
export interface WritePositions {
  /** Null for somebody who has not written lately. */
  find(person: string): Promise<string | null>;
  note(person: string): Promise<void>;
}

interface Question {
  people: Set<string>;
  answer: Promise<ReadonlyMap<string, string>>;
  settle: (asked: Promise<ReadonlyMap<string, string>>) => void;
}

/**
 * Every read asks the primary, but one question at a time asks for everybody who waits meanwhile: under load that is a fraction of a
 * statement for each read. A question sent after a read came in has seen whatever was acknowledged before that.
 */
export function createWritePositions(database: Database): WritePositions {
  let next: Question | null = null;
  let isAsking = false;

  async function askInTurn(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (; next !== null; ) {
      const { people, settle, answer } = next;
      next = null;
      settle(read(database, [...people]));
      await answer.catch(() => {});
    }
    isAsking = false;
  }

  return {
    async find(person) {
      next ??= createQuestion();
      const { people, answer } = next;
      people.add(person);
      void askInTurn();
      return (await answer).get(person) ?? null;
    },
    async note(person) {
      await asUserBatch(database, service, [
        {
          sql: `insert into private.last_writes (user_id, wal_at) values ($1, pg_current_wal_insert_lsn())
            on conflict (user_id) do update set wal_at = greatest(last_writes.wal_at, excluded.wal_at), written_at = now()`,
          params: [person],
        },
      ]);
    },
  };
}

function createQuestion(): Question {
  const { promise: answer, resolve: settle } = Promise.withResolvers<ReadonlyMap<string, string>>();
  return { people: new Set(), answer, settle };
}

async function read(database: Database, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [found] = await asUserBatch(database, { ...service, readOnly: true }, [
    {
      sql: 'select user_id::text, wal_at::text from private.last_writes where user_id = any($1::uuid[])',
      params: [`{${people.join(',')}}`],
    },
  ]);
  return new Map(found?.rows.map(({ user_id: person, wal_at: at }) => [String(person), String(at)]));
}
