import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { answerError } from '../errors.ts';
import { type Keys, loadKeys } from '../keys.ts';
import { resolveIdentity } from './identity.ts';

let keys: Keys;
let app: Hono<AppContext>;

async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = JSON.stringify(await exportJWK(privateKey));
  return loadKeys('', { ANON_KEY: 'anon-key', SERVICE_KEY: 'service-key', JWT_PRIVATE_JWK: jwk });
}

beforeAll(async () => {
  keys = await makeKeys();
  app = new Hono<AppContext>();
  app.onError((error, c) => answerError(c, 'rest', error));
  app.use(resolveIdentity(keys, { requireOpen: () => Promise.resolve() }));
  app.get('/', (c) => c.json(c.var.identity));
});

const now = () => Math.floor(Date.now() / 1000);

function sign(claims: Record<string, unknown>, signer = keys, kid = keys.signing.kid): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(signer.signing.privateKey);
}

async function ask(authorization?: string): Promise<{ status: number; body: unknown }> {
  const answer = await app.request('/', authorization ? { headers: { Authorization: authorization } } : {});
  return { status: answer.status, body: await answer.json() };
}

describe('resolveIdentity', () => {
  test('P13: no Authorization header is anonymous', async () => {
    expect(await ask()).toEqual({ status: 200, body: { role: 'anon', claims: { role: 'anon' } } });
  });

  test('T11, P18: the API keys as bearer stand for their roles', async () => {
    expect((await ask('Bearer anon-key')).body).toEqual({ role: 'anon', claims: { role: 'anon' } });
    expect((await ask('bearer service-key')).body).toEqual({ role: 'service_role', claims: { role: 'service_role' } });
  });

  test('P13: the claim `role` decides, and all claims go to the database', async () => {
    const claims = { role: 'authenticated', sub: 'a6d6ab3c-5f7e-4c38-8f0c-52c3b1b2f4a9', exp: now() + 60 };
    expect((await ask(`Bearer ${await sign(claims)}`)).body).toEqual({ role: 'authenticated', claims });
  });

  test('P13: a token without a role is anonymous', async () => {
    expect((await ask(`Bearer ${await sign({ exp: now() + 60 })}`)).body).toMatchObject({ role: 'anon' });
  });

  test('P13: a role that does not exist is refused', async () => {
    const token = await sign({ role: 'postgres', exp: now() + 60 });
    expect(await ask(`Bearer ${token}`)).toMatchObject({ status: 401, body: { code: 'PGRST303' } });
  });

  test('P14: an expired token is refused as PGRST303 "JWT expired", after 30 s of slack', async () => {
    const expired = await sign({ role: 'authenticated', exp: now() - 31 });
    expect(await ask(`Bearer ${expired}`)).toMatchObject({
      status: 401,
      body: { code: 'PGRST303', message: 'JWT expired' },
    });
    const justNow = await sign({ role: 'authenticated', exp: now() - 10 });
    expect((await ask(`Bearer ${justNow}`)).status).toBe(200);
  });

  test.each(['nbf', 'iat'])('P14: a token whose %s lies ahead is refused as PGRST303', async (claim) => {
    const token = await sign({ role: 'authenticated', exp: now() + 600, [claim]: now() + 300 });
    expect(await ask(`Bearer ${token}`)).toMatchObject({ status: 401, body: { code: 'PGRST303' } });
  });

  test('P14: a token signed by someone else is refused as PGRST301, also under our key id', async () => {
    const forged = await sign({ role: 'service_role', exp: now() + 60 }, await makeKeys());
    expect(await ask(`Bearer ${forged}`)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  });

  test('P14: an unknown key id is refused as PGRST301', async () => {
    const token = await sign({ role: 'authenticated', exp: now() + 60 }, keys, 'another');
    expect(await ask(`Bearer ${token}`)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  });

  test('`none` and a shared secret made of the public key are refused as PGRST301', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part({ role: 'service_role' })}.`;
    expect(await ask(`Bearer ${unsigned}`)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
    const shared = await new SignJWT({ role: 'service_role', exp: now() + 60 })
      .setProtectedHeader({ alg: 'HS256', kid: keys.signing.kid })
      .sign(new TextEncoder().encode(JSON.stringify(keys.signing.publicJwk)));
    expect(await ask(`Bearer ${shared}`)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  });

  test.each(['Bearer', 'Bearer nonsense', 'Bearer a.b.c', 'Bearer ..'])(
    '"%s" is refused as PGRST301',
    async (header) => {
      expect(await ask(header)).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
    },
  );
});
