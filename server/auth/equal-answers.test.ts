import { expect, test } from 'vitest';
import { describeAuth, freshEmail, password, readJson } from './testing/describe-auth.ts';
import { readEmails } from './testing/emails.ts';

/** The path and kind of each member of an answer; the values differ from user to user. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value.replace(/\S/g, '').length : value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}

describeAuth('pitfall 7: known and unknown addresses get the same answer', (at) => {
  const closed = { emailAutoconfirm: false, rateLimitFactor: 0 };
  const known = async () => (await at().signUp()).email;

  const requests = [
    ['/signup', { password, data: { name: 'Ada Sample' } }],
    ['/otp', { create_user: false }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ] as const;

  test.each(requests)('POST %s with %j, once and again within the minute', async (path, more) => {
    const bench = at(closed);
    const answers = [];
    for (const email of [await known(), freshEmail()]) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await bench.post(path, { email, ...more });
        const body: unknown = await readJson(answer);
        answers.push({ status: answer.status, keys: Object.keys(Object(body)), shape: shapeOf(body) });
      }
    }
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200, 429]);
  });

  test('6.1: for a sign-up, also in the values of the members', async () => {
    const bench = at({ ...closed, minSendIntervalSeconds: 0 });
    const bodies = [];
    for (const email of [await known(), freshEmail()]) {
      const first = await readJson(await bench.post('/signup', { email, password }));
      const second = await readJson(await bench.post('/signup', { email, password }));
      expect(second.id).toBe(first.id);
      expect(first.identities).toHaveLength(1);
      const text = JSON.stringify(first).replaceAll(email, 'ADDRESS').replaceAll(first.id, 'ID');
      const identity = first.identities[0]?.identity_id ?? '';
      expect(identity).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      bodies.push(text.replaceAll(identity, 'IDENTITY').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'));
    }
    expect(bodies[0]).toBe(bodies[1]);
  });

  test('6.4: with create_user false, nobody is added and nothing is sent', async () => {
    const email = freshEmail();
    expect((await at(closed).post('/otp', { email, create_user: false })).status).toBe(200);
    expect((await at().query('select from auth.users where email = $1', [email])).rowCount).toBe(0);
    expect(readEmails(at(), email)).toEqual([]);
  });
});
