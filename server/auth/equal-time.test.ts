import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { describeAuth, freshEmail, password } from './testing/describe-auth.ts';

/** Requests of each kind: enough that a few slow ones leave the median where it is. */
const ROUNDS = 7;

/** Milliseconds a mail server takes here, far from a multiple of 100 ms with the work around it. */
const SENDING = 110;

/** Milliseconds: half the difference between the two when one of them does not wait. */
const BOUND = 50;

/** On a busy machine two equal times differ now and then, but hardly every time; a real difference shows every time. */
const TRIES = 3;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

interface Medians {
  known: number;
  unknown: number;
}

/** The medians for a known and for always new unknown addresses, requested in turn; tried again until they are `alike`. */
async function measure(
  time: (email: string) => Promise<number>,
  known: string,
  rounds: number,
  alike: (medians: Medians) => boolean,
): Promise<Medians> {
  let medians: Medians = { known: 0, unknown: 0 };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.known.push(await time(known));
      times.unknown.push(await time(freshEmail()));
    }
    medians = { known: median(times.known), unknown: median(times.unknown) };
    if (alike(medians)) break;
  }
  return medians;
}

describeAuth('pitfall 7: known and unknown addresses take the same time', (at) => {
  const settings = { emailAutoconfirm: false, minSendIntervalSeconds: 0, rateLimitFactor: 0 };

  test.each([
    ['/recover', {}],
    ['/signup', { password }],
    ['/otp', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
  ])(
    'POST %s with %j',
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
        // One delivery comes first, whose time is remembered, as on any server that has been up for a while.
        await bench.post('/recover', { email: known.email });
        const apart = (medians: Medians) => Math.abs(medians.known - medians.unknown);
        const medians = await measure(time, known.email, ROUNDS, (found) => apart(found) < BOUND);
        expect(apart(medians)).toBeLessThan(BOUND);
      } finally {
        sending.mockRestore();
      }
    },
    120_000,
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
    // Without steps: both run the same statements.
    const ratio = (medians: Medians) =>
      Math.min(medians.known, medians.unknown) / Math.max(medians.known, medians.unknown);
    const medians = await measure(time, known.email, 10 * ROUNDS, (found) => ratio(found) > 0.6);
    expect(ratio(medians)).toBeGreaterThan(0.6);
  });
});
