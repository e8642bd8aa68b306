import { Client } from 'pg';
import * as z from 'zod';

/**
 * A separate process that runs one kind of transaction on bare connections, as a server without HTTP, JSON or tokens
 * would: begin, claims and role, the query, commit. Instructions and counts are JSON, as in load-client.ts.
 */
const Order = z.object({
  databaseUrl: z.string(),
  poolSize: z.number().max(64),
  seconds: z.number().max(30),
  users: z.array(z.string()),
  sql: z.string(),
});

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const order = Order.parse(JSON.parse(Buffer.concat(chunks).toString()));
const end = performance.now() + order.seconds * 1000;
let answers = 0;
await Promise.all(Array.from({ length: order.poolSize }, (_, at) => load(order.users[at % order.users.length] ?? '')));
console.log(JSON.stringify({ answers, failures: 0, medianMs: 0, p99Ms: 0 }));

async function load(user: string): Promise<void> {
  const client = new Client({ connectionString: order.databaseUrl });
  await client.connect();
  const claims = JSON.stringify({ sub: user, role: 'authenticated' });
  while (performance.now() < end) {
    // All queued at once; this driver sends each after the answer to the previous one.
    await Promise.all([
      client.query('begin read only'),
      client.query({
        name: 'become',
        text: `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
        values: [claims],
      }),
      client.query({ name: 'list', text: order.sql, values: [user] }),
      client.query('commit'),
    ]);
    answers++;
  }
  await client.end();
}
