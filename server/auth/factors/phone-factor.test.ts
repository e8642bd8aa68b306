import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from '#e2e/stubs/listen.ts';
import type { AppContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { createWebhookMessages } from '#server/sms/webhook-messages.ts';
import { authRoutes } from '../routes.ts';
import { type AuthSettings, defaultAuthSettings } from '../settings.ts';
import { describeAuth } from '../testing/describe-auth.ts';

const phone = '4915550100';
const on = { phoneFactor: true, phoneAutoconfirm: false, minSendIntervalSeconds: 60 } as const;

describeAuth('6.14 to 6.16: a phone as second factor', (at) => {
  /** Sends requests for a user who has just signed up, to /auth/v1 with phone factors. */
  async function begin(settings: Partial<AuthSettings> = {}, services: Partial<Services> = {}) {
    const app = new Hono<AppContext>().route(
      '/auth/v1',
      authRoutes({ ...at().services, ...services }, { ...defaultAuthSettings, ...on, ...settings }),
    );
    const { accessToken, id: userId } = await at().signUp();
    const post = async (path: string, body: unknown, token = accessToken) => {
      const answer = await app.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'X-Supabase-Api-Version': '2024-01-01' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    };
    const enrol = (number = phone) => post('/factors', { factor_type: 'phone', friendly_name: number, phone: number });
    return { userId, post, enrol };
  }

  const outbox = () => at().services.outbox.list();
  const lastCode = () => /\d{6}/.exec(outbox()[0]?.text ?? '')?.[0] ?? '';

  test('enrols a number and sends it a code, which raises the session with mfa/phone', async () => {
    const { post, enrol } = await begin();
    const enrolled = await enrol(`+${phone}`);
    expect(enrolled).toMatchObject({ status: 200, body: { type: 'phone', phone, friendly_name: `+${phone}` } });
    const { id } = enrolled.body;
    const challenge = await post(`/factors/${id}/challenge`, { channel: 'whatsapp' });
    expect(challenge).toMatchObject({ status: 200, body: { type: 'phone', expires_at: expect.any(Number) } });
    expect(outbox()[0]).toMatchObject({ to: phone, subject: 'whatsapp', text: expect.stringMatching(/ \d{6}$/) });
    const verified = await post(`/factors/${id}/verify`, { challenge_id: challenge.body.id, code: lastCode() });
    expect(verified.status).toBe(200);
    const claims = JSON.parse(Buffer.from(verified.body.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'password' }] });
    const again = await post(
      '/factors',
      { factor_type: 'phone', friendly_name: 'x', phone },
      verified.body.access_token,
    );
    expect(again).toMatchObject({ status: 422, body: { code: 'mfa_verified_factor_exists' } });
  });

  test('a wrong code is refused, and the database does not contain the code', async () => {
    const { post, enrol } = await begin();
    const { id } = (await enrol()).body;
    const challenge = (await post(`/factors/${id}/challenge`, {})).body;
    const code = lastCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const guess of [wrong, 'x', '0'.repeat(100)]) {
      const refused = await post(`/factors/${id}/verify`, { challenge_id: challenge.id, code: guess });
      expect(refused).toMatchObject({ status: 422, body: { code: 'mfa_verification_failed' } });
    }
    const { rows } = await at().query('select code_hash from auth.challenges where id = $1::uuid', [challenge.id]);
    const bare = createHash('sha256').update(`${challenge.id}:${code}`).digest('base64url');
    expect([code, bare]).not.toContain(rows[0]?.code_hash);
  });

  test('L1: two messages are a minute apart; a refusal says how many seconds to wait', async () => {
    const { post, enrol } = await begin();
    const { id } = (await enrol()).body;
    expect((await post(`/factors/${id}/challenge`, {})).status).toBe(200);
    const sent = outbox().length;
    const soon = await post(`/factors/${id}/challenge`, {});
    expect(soon).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } });
    expect(soon.body.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
    expect(outbox()).toHaveLength(sent);
    const age = `update auth.factors set last_challenged_at = now() - interval '60 seconds' where id = $1::uuid`;
    await at().query(age, [id]);
    expect((await post(`/factors/${id}/challenge`, {})).status).toBe(200);
  });

  test('R-27: a test number gets no message and accepts only its own code', async () => {
    const { post, enrol } = await begin({ phoneTestCodes: new Map([[phone, '424242']]) });
    const { id } = (await enrol()).body;
    const sent = outbox().length;
    const challenge = (await post(`/factors/${id}/challenge`, {})).body;
    expect(outbox()).toHaveLength(sent);
    const answer = (code: string) => post(`/factors/${id}/verify`, { challenge_id: challenge.id, code });
    expect((await answer('424243')).status).toBe(422);
    expect((await answer('424242')).status).toBe(200);
  });

  test('R-28: a gateway’s refusal is reported, and the request may be repeated at once', async () => {
    const answers = [503, 200];
    const gateway = createServer((_request, response) => response.writeHead(answers.shift() ?? 200).end('{}'));
    const port = await listen(gateway);
    try {
      const textMessages = createWebhookMessages({ url: `http://127.0.0.1:${port}`, secret: undefined });
      const { post, enrol } = await begin({}, { textMessages });
      const { id } = (await enrol()).body;
      const failed = await post(`/factors/${id}/challenge`, {});
      expect(failed).toMatchObject({ status: 422, body: { code: 'sms_send_failed' } });
      const { rows } = await at().query('select from auth.challenges where factor_id = $1::uuid', [id]);
      expect(rows).toHaveLength(0);
      expect((await post(`/factors/${id}/challenge`, {})).status).toBe(200);
    } finally {
      gateway.close();
    }
  });

  test('an invalid number and an invalid channel are refused', async () => {
    const { post, enrol } = await begin();
    for (const number of ['', '0123', 'phone']) {
      expect(await enrol(number)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
    const { id } = (await enrol()).body;
    const pigeon = await post(`/factors/${id}/challenge`, { channel: 'pigeon' });
    expect(pigeon).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('enrolling a number again starts over', async () => {
    const { post, userId } = await begin();
    for (const friendly_name of ['One', 'Two']) {
      expect((await post('/factors', { factor_type: 'phone', friendly_name, phone })).status).toBe(200);
    }
    const { rows } = await at().query('select friendly_name from auth.factors where user_id = $1::uuid', [userId]);
    expect(rows).toEqual([{ friendly_name: 'Two' }]);
  });
});
