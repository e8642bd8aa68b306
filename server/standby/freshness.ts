import type { Database } from '#database/database.ts';

/** Chosen numbers, in milliseconds. */
const numbers = {
  /** Between two looks at both servers: how long a standby that is back waits for its first read. */
  look: 1_000,
  /** How far behind a standby may be for reads of what others have written: a list that is older is taken for an error. */
  mostLag: 10_000,
} as const;

/** Other times than the chosen ones, for tests. */
export type Times = Partial<Record<keyof typeof numbers, number>>;

/** Whether the standby is there and not far behind. */
export interface Freshness {
  /** Where the primary's log was `mostLag` ago, which a standby has to have replayed; null while it is not to be used. */
  readonly needed: string | null;
  /** A read has found the standby gone: nobody tries again until the next look. */
  noteLost(): void;
  /** Looks at once. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** The position to replay, and another one if the person needs it. */
export const requireReplayed = (until: string, also: string | null) => ({
  sql: 'select private.require_replayed($1::pg_lsn, $2::pg_lsn)',
  params: [until, also],
});

interface Watched {
  primary: Database;
  standby: Database;
  log: { warn(fields: object, message: string): void };
  times?: Times;
}

/** Looks at both servers every second: by positions of the log and not by clocks, which an idle primary would leave behind. */
export async function watchFreshness({ primary, standby, log, times }: Watched): Promise<Freshness> {
  const { look: every, mostLag } = { ...numbers, ...times };
  let seen: { at: number; position: string }[] = [];
  let isUp = false;
  let last: Promise<void> = Promise.resolve();

  /** Until the process is that old, where the log was at its start. */
  const needed = (): string | null => seen[0]?.position ?? null;

  async function look(): Promise<void> {
    const wasUp = isUp;
    try {
      const { rows } = await primary.query('select pg_current_wal_insert_lsn()::text as position');
      const now = performance.now();
      const next = [...seen, { at: now, position: String(rows[0]?.position) }];
      // The first one is the newest that is old enough.
      const from = next.findLastIndex(({ at }) => now - at >= mostLag);
      seen = next.slice(Math.max(from, 0));
      const { sql, params } = requireReplayed(needed() ?? '', null);
      await standby.query(sql, params);
      isUp = true;
      if (!wasUp) log.warn({}, 'reads are answered by the standby');
    } catch (err) {
      isUp = false;
      if (wasUp) log.warn({ err }, 'the standby cannot be read from: the primary answers');
    }
  }

  const lookInTurn = (): Promise<void> => {
    last = last.then(look);
    return last;
  };
  await lookInTurn();
  const timer = setInterval(() => void lookInTurn(), every).unref();
  return {
    get needed() {
      return isUp ? needed() : null;
    },
    noteLost() {
      if (isUp) log.warn({}, 'the standby does not answer: the primary does');
      isUp = false;
    },
    look: lookInTurn,
    async close() {
      clearInterval(timer);
      await last;
    },
  };
}
