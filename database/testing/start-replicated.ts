import { Client } from 'pg';
import { migrate } from '../migrate.ts';
import { openPostgresql } from '../postgresql.ts';
import { type RunningPostgresql, startPostgresql } from './start-postgresql.ts';

/** A PostgreSQL with our schema and a standby that follows it by streaming. */
export interface Replicated {
  primary: RunningPostgresql;
  standby: RunningPostgresql;
  /** The URL of the product's database at a server, for the login that owns it. */
  urlAt(server: RunningPostgresql): string;
  /** Stops the standby from replaying what it receives, or lets it go on. */
  setReplaying(isReplaying: boolean): Promise<void>;
  stop(): Promise<void>;
}

const LOGIN = 'replicated';

/** @throws Error when this machine's PostgreSQL cannot make a standby */
export async function startReplicated(given: Readonly<Record<string, string>> = {}): Promise<Replicated> {
  const primary = await startPostgresql(given);
  try {
    await ask(primary.url, `create role ${LOGIN} login createrole password '${LOGIN}'`);
    await ask(primary.url, `create database ${LOGIN} owner ${LOGIN}`);
    const database = await openPostgresql({ url: urlAt(primary), poolSize: 1 });
    await migrate(database).finally(() => database.close());
    const standby = await primary.addStandby();
    return {
      primary,
      standby,
      urlAt,
      setReplaying: (isReplaying) => ask(standby.url, `select pg_wal_replay_${isReplaying ? 'resume' : 'pause'}()`),
      stop: async () => void (await Promise.all([standby.stop(), primary.stop()])),
    };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

function urlAt({ url }: RunningPostgresql): string {
  return Object.assign(new URL(url), { username: LOGIN, password: LOGIN, pathname: `/${LOGIN}` }).href;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
