import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { openDatabase } from '#database/open.ts';
import { startPostgresql } from '#database/testing/start-postgresql.ts';
import { createTestSchema } from '#server/rest/testing/test-schema.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findPostgrest, startPostgrest } from '../load/start-postgrest.ts';
import { type Asked, intended, requests } from './requests.ts';

export const name = 'Answers of /rest/v1 against those of PostgREST 12.0.2';

type Row = Record<string, string | number>;

/** The parts of an answer that are compared. Error messages are ours; their codes are the protocol's. */
interface Compared {
  status: number;
  type: string | null;
  range: string | null;
  applied: string | null;
  allow: string | null;
  body: unknown;
}

/** Sends both the same requests on copies of one database, and lists the answers that differ. */
export async function run(): Promise<{ rows: Row[]; notes: string[] }> {
  const file = findPostgrest();
  if (file === null) return { rows: [], notes: ['NOT RUN: npm has no PostgREST binary for this machine.'] };
  const postgresql = await startPostgresql();
  try {
    return await compare(file, postgresql.url);
  } finally {
    await postgresql.stop();
  }
}

async function compare(file: string, adminUrl: string): Promise<{ rows: Row[]; notes: string[] }> {
  await sql(adminUrl, `create role conformance login createrole password 'conformance'`);
  const databaseUrl = await prepare(adminUrl, 'theirs');
  const database = await openDatabase({ url: await prepare(adminUrl, 'ours'), dataDir: '' });
  const testApp = await createTestApp(database);
  const { publicJwk } = testApp.services.keys.signing;
  const theirs = await startPostgrest(file, { databaseUrl, publicJwk, poolSize: 4 });
  try {
    const rows: Row[] = [];
    for (const asked of requests)
      rows.push(...difference(asked, await askOurs(testApp, asked), await askTheirs(theirs.url, asked)));
    const open = rows.filter(({ reason }) => reason === '').length;
    return {
      rows,
      notes: [
        `${requests.length} requests, ${rows.length} answered differently, ${open} of them without a reason in the contract.`,
      ],
    };
  } finally {
    await theirs.stop();
    await testApp.close();
    await database.close();
  }
}

async function prepare(adminUrl: string, name: string): Promise<string> {
  await sql(adminUrl, `create database ${name} owner conformance`);
  const url = new URL(adminUrl);
  url.username = url.password = 'conformance';
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, dataDir: '' });
  await createTestSchema(database);
  await database.close();
  return url.href;
}

async function sql(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function askOurs({ send }: TestApp, { path, method, headers, body }: Asked): Promise<Compared> {
  return read(
    await send(`/rest/v1${path}`, {
      ...(method === undefined ? {} : { method }),
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body }),
    }),
  );
}

async function askTheirs(url: string, { path, method = 'GET', headers = {}, body }: Asked): Promise<Compared> {
  const isText = typeof body === 'string' || body === undefined;
  return read(
    await fetch(`${url}${path}`, {
      method,
      headers: { ...(isText ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    }),
  );
}

async function read(response: Response): Promise<Compared> {
  const { status, headers } = response;
  const body = parse(await response.text());
  const isError = status >= 300 && body instanceof Object && 'code' in body;
  return {
    status,
    // In 12.0.2 errors of a single-object request carry the header twice.
    type: headers.get('Content-Type')?.split(',')[0] ?? null,
    range: headers.get('Content-Range'),
    applied: headers.get('Preference-Applied'),
    allow: headers.get('Allow'),
    body: isError ? body.code : body,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function difference(asked: Asked, ours: Compared, theirs: Compared): Row[] {
  if (isDeepStrictEqual(ours, theirs)) return [];
  const request = `${asked.method ?? 'GET'} ${asked.path}`;
  const parts = Object.entries(ours).filter(([key, value]) => !isDeepStrictEqual(value, Object(theirs)[key]));
  const show = (of: Compared) =>
    parts
      .map(([key]) => `${key}: ${JSON.stringify(Object(of)[key])}`)
      .join(', ')
      .slice(0, 160);
  const headers = Object.values(asked.headers ?? {}).join('; ');
  const sent = [headers, asked.body === undefined ? '' : JSON.stringify(asked.body)]
    .filter((text) => text !== '')
    .join(' ');
  return [
    { request, sent, ours: show(ours), theirs: show(theirs), reason: intended[`${request} ${sent}`.trim()] ?? '' },
  ];
}
