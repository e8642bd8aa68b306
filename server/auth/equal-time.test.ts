import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { describeAuth, freshEmail, password } from './testing/describe-auth.ts';

/** Requests of each kind: enough that a few slow ones leave the median where it is. */
const ROUNDS = 7;

/** Milliseconds a mail server takes here, far from a multiple of 100 ms with the work around it. */
const SENDING = 110;

/** Milliseconds: half of what tells the two apart when one of them does not wait. */
const BOUND = 50;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describeAuth('pitfall 7: known and unknown addresses take the same time', (at) => {
  const settings = { emailAutoconfirm: false, minSendIntervalSeconds: 0, rateLimitFactor: 0 };

  test.each([
    ['/recover', {}],
    ['/signup', { password }],
    ['/otp', {}],
    ['/resend', { type: 'signup' }],
  ])(
    'POST %s',
    async (path, more) => {
      const bench = at(settings);
      const known = await at().signUp();
      const sending = vi.spyOn(bench.services.mailer, 'send').mockImplementation(() => setTimeout(SENDING));
      const time = async (email: string): Promise<number> => {
        const start = performance.now();
        const { status } = await bench.post(path, { email, ...more });
        expect(status).toBe(200);
        return performance.now() - start;
      };
      try {
        // One sending goes before, whose time is remembered, as on any server that has been up for a while.
        await bench.post('/recover', { email: known.email });
        const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
        for (let round = 0; round < ROUNDS; round++) {
          times.known.push(await time(known.email));
          times.unknown.push(await time(freshEmail()));
        }
        expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(BOUND);
      } finally {
        sending.mockRestore();
      }
    },
    60_000,
  );

  test('POST /verify', async () => {
    const bench = at(settings);
    const known = await at().signUp();
    await bench.post('/otp', { email: known.email });
    const time = async (email: string): Promise<number> => {
      const start = performance.now();
      expect((await bench.post('/verify', { type: 'email', email, token: 'wrong' })).status).toBe(403);
      return performance.now() - start;
    };
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round < 10 * ROUNDS; round++) {
      times.known.push(await time(known.email));
      times.unknown.push(await time(freshEmail()));
    }
    // Without steps: the two do the same statements.
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.6);
    expect(median(times.known) / median(times.unknown)).toBeGreaterThan(0.6);
  });
});
