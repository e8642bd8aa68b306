import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { type AuthBench, describeAuth, readJson } from './testing/describe-auth.ts';

/** What a user's devices may do, in any order. `token` picks among all tokens ever seen, by its distance from the newest. */
type Step =
  | { kind: 'refresh'; token: number; parallel: number }
  | { kind: 'wait' }
  | { kind: 'sign out' }
  | { kind: 'restart' }
  | { kind: 'race'; token: number };

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('refresh' as const),
      token: fc.nat(4),
      parallel: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign out' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('race' as const), token: fc.nat(1) }) },
);

/** The rules in their simplest form: what one session must do. */
class Oracle {
  counter = 0;
  isAlive = true;
  /** Whether the last rotation is within the reuse interval. */
  isFresh = true;

  /** The answer a token with this counter must get; the fields hold the session's state afterwards. */
  refresh(counter: number): 'current' | 'used' | 'gone' {
    if (!this.isAlive) return 'gone';
    if (counter === this.counter) {
      this.counter += 1;
      this.isFresh = true;
      return 'current';
    }
    if (counter === this.counter - 1 || this.isFresh) return 'current';
    this.isAlive = false;
    return 'used';
  }
}

const codes = { used: 'refresh_token_already_used', gone: 'refresh_token_not_found' } as const;

/** Runs the steps on several server processes in turn, as behind a load balancer: they share only the database. */
async function runStory(start: () => [AuthBench, ...AuthBench[]], steps: readonly Step[]): Promise<void> {
  let servers = start();
  const [bench] = servers;
  const person = await bench.signUp();
  const sessionId = String(decodeJwt(person.accessToken).session_id);
  const oracle = new Oracle();
  /** Tokens by counter. */
  const tokens = [person.refreshToken];
  let sent = 0;
  const send = async (refresh_token: string | undefined) => {
    sent += 1;
    const server = servers[sent % servers.length] ?? bench;
    const answer = await server.post('/token?grant_type=refresh_token', { refresh_token });
    expect(answer.status).toBeLessThan(500);
    return readJson(answer);
  };
  const pick = (distance: number) => Math.max(0, tokens.length - 1 - distance);

  for (const taken of steps) {
    if (taken.kind === 'wait') {
      const sql = `update auth.sessions set refreshed_at = refreshed_at - interval '1 minute' where id = $1::uuid`;
      await bench.query(sql, [sessionId]);
      oracle.isFresh = oracle.counter === 0;
    } else if (taken.kind === 'restart') {
      servers = start();
    } else if (taken.kind === 'sign out') {
      await bench.post('/logout?scope=local', undefined, { Authorization: `Bearer ${person.accessToken}` });
      oracle.isAlive = false;
    } else if (taken.kind === 'race') {
      // A sign-out races a refresh: either may win, but afterwards the session is over.
      await Promise.all([
        send(tokens[pick(taken.token)]),
        bench.post('/logout?scope=local', undefined, { Authorization: `Bearer ${person.accessToken}` }),
      ]);
      oracle.isAlive = false;
    } else {
      const counter = pick(taken.token);
      const answers = await Promise.all(Array.from({ length: taken.parallel }, () => send(tokens[counter])));
      const expected = answers.map(() => oracle.refresh(counter));
      const got = answers.map((answer) => answer.code ?? 'current').sort();
      expect(got).toEqual(expected.map((kind) => (kind === 'current' ? kind : codes[kind])).sort());
      for (const { refresh_token } of answers.filter((answer) => answer.refresh_token)) {
        tokens[oracle.counter] ??= refresh_token;
        expect(refresh_token).toBe(tokens[oracle.counter]);
      }
    }
  }
  expect(new Set(tokens).size).toBe(tokens.length);
  const stored = await bench.query('select refresh_counter::text as counter from auth.sessions where id = $1::uuid', [
    sessionId,
  ]);
  expect(stored.rows).toEqual(oracle.isAlive ? [{ counter: String(oracle.counter) }] : []);
}

describeAuth('refresh tokens under any interleaving', (at) => {
  test('R-10 to R-18: follow the rules, whatever the order of refreshes, waits, sign-outs and restarts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) =>
        runStory(() => [at({ refreshReuseSeconds: 10 }), at({ refreshReuseSeconds: 10 })], steps),
      ),
      { numRuns: 40 },
    );
  }, 120_000);
});
