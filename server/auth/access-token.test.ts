import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Keys, loadKeys } from '../keys.ts';
import { type AccessTokenClaims, InvalidTokenError, issueAccessToken, verifyAccessToken } from './access-token.ts';

const claims: AccessTokenClaims = {
  iss: 'http://localhost:3000/auth/v1',
  sub: '6f1c0f0e-3c5d-4f0b-9a55-0c2f5f6f7f80',
  aud: 'authenticated',
  email: 'ada@mail.example',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { name: 'Ada Sample' },
  role: 'authenticated',
  aal: 'aal1',
  amr: [{ method: 'password', timestamp: 1_700_000_000 }],
  session_id: '0b5a3ec8-0f24-4b6e-8d6a-6d3ce6a3b1c2',
  is_anonymous: false,
};

async function makeKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return loadKeys('', {
    ANON_KEY: 'anon',
    SERVICE_KEY: 'service',
    JWT_PRIVATE_JWK: JSON.stringify(await exportJWK(privateKey)),
  });
}

async function faultOf(verification: Promise<unknown>): Promise<string> {
  try {
    await verification;
    return 'none';
  } catch (error) {
    return error instanceof InvalidTokenError ? error.fault : 'another error';
  }
}

describe('an access token', () => {
  let keys: Keys;
  const now = Math.floor(Date.now() / 1000);
  const sign = (payload: object, header = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', ...header }).sign(keys.signing.privateKey);

  beforeAll(async () => {
    keys = await makeKeys();
  });

  test('C1, C2, C6: carries every claim, lives an hour and names its key', async () => {
    const { token, expiresAt } = await issueAccessToken(keys, claims, 3600);
    const verified = await verifyAccessToken(token, keys);
    expect(verified).toEqual({ ...claims, iat: expiresAt - 3600, exp: expiresAt });
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect(header).toEqual({ alg: 'ES256', kid: keys.signing.kid, typ: 'JWT' });
  });

  test('A2: is refused when another key signed it, with our key id or without one', async () => {
    const stranger = await makeKeys();
    const { token } = await issueAccessToken(stranger, claims, 3600);
    expect(await faultOf(verifyAccessToken(token, keys))).toBe('signature');
    for (const header of [{}, { kid: keys.signing.kid }]) {
      const forged = await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(stranger.signing.privateKey);
      expect(await faultOf(verifyAccessToken(forged, keys))).toBe('signature');
    }
  });

  test('A2: is refused with the algorithm none, or HS256 keyed with our public key', async () => {
    expect(await faultOf(verifyAccessToken(new UnsecuredJWT({ ...claims }).encode(), keys))).toBe('signature');
    const publicText = new TextEncoder().encode(JSON.stringify(keys.signing.publicJwk));
    const confused = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: keys.signing.kid })
      .sign(publicText);
    expect(await faultOf(verifyAccessToken(confused, keys))).toBe('signature');
  });

  test('is refused when one character of its claims is changed, even after the original was accepted', async () => {
    const { token } = await issueAccessToken(keys, claims, 3600);
    await verifyAccessToken(token, keys);
    const [header, payload, signature] = token.split('.');
    const altered = Buffer.from(payload ?? '', 'base64url')
      .toString()
      .replace('aal1', 'aal2');
    const forged = [header, Buffer.from(altered).toString('base64url'), signature].join('.');
    expect(await faultOf(verifyAccessToken(forged, keys))).toBe('signature');
  });

  test('rest P14: exp, nbf and iat have 30 seconds of slack, exp none where the caller allows none', async () => {
    const cases = [
      { payload: { exp: now - 10 }, strict: 'expired', loose: 'none' },
      { payload: { exp: now - 40 }, strict: 'expired', loose: 'expired' },
      { payload: { exp: now + 60, nbf: now + 20 }, strict: 'none', loose: 'none' },
      { payload: { exp: now + 60, nbf: now + 50 }, strict: 'early', loose: 'early' },
      { payload: { exp: now + 60, iat: now + 50 }, strict: 'early', loose: 'early' },
      { payload: { exp: 'tomorrow' }, strict: 'malformed', loose: 'malformed' },
    ];
    for (const { payload, strict, loose } of cases) {
      const token = await sign(payload);
      expect([payload, await faultOf(verifyAccessToken(token, keys, { expirySlack: 0 }))]).toEqual([payload, strict]);
      expect([payload, await faultOf(verifyAccessToken(token, keys))]).toEqual([payload, loose]);
    }
  });

  test('is refused once it has expired, although its signature was checked before', async () => {
    const token = await sign({ exp: now + 20 });
    expect(await faultOf(verifyAccessToken(token, keys))).toBe('none');
    expect(await faultOf(verifyAccessToken(token, keys, { expirySlack: -60 }))).toBe('expired');
  });

  test.each(['', 'x', 'a.b.c', 'anon-key', '..', `${'e'.repeat(100_000)}.e.e`])(
    'is malformed when it is %#',
    async (text) => {
      expect(await faultOf(verifyAccessToken(text, keys))).toMatch(/malformed|signature/);
    },
  );

  test('is malformed when its claims are a list', async () => {
    const { CompactSign } = await import('jose');
    const token = await new CompactSign(new TextEncoder().encode('[1]'))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(keys.signing.privateKey);
    expect(await faultOf(verifyAccessToken(token, keys))).toBe('malformed');
  });
});
