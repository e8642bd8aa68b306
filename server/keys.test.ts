import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { issueAccessToken, verifyAccessToken } from './auth/access-token.ts';
import { rotateSigningKey } from './key-file.ts';
import { loadKeys } from './keys.ts';
import { KeyError } from './signing-key.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shortlist-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const claims = {
  iss: 'http://localhost:3000/auth/v1',
  sub: 'a6d6ab3c-5f7e-4c38-8f0c-52c3b1b2f4a9',
  aud: 'authenticated',
  email: 'ada@example.org',
  phone: '',
  app_metadata: {},
  user_metadata: {},
  role: 'authenticated',
  aal: 'aal1',
  amr: [],
  session_id: '7f0a4cf1-6cf5-4f1b-9a54-5d6cf8f9a0b1',
  is_anonymous: false,
};

describe('loadKeys', () => {
  test('makes the keys at the first start and finds them again', async () => {
    const made = await loadKeys(join(folder, 'new'), {});
    const found = await loadKeys(join(folder, 'new'), {});
    expect(found.anonKey).toBe(made.anonKey);
    expect(found.serviceKey).toBe(made.serviceKey);
    expect(made.anonKey).not.toBe(made.serviceKey);
    const { token } = await issueAccessToken(made, claims, 3600);
    await expect(verifyAccessToken(token, found)).resolves.toMatchObject({ sub: claims.sub });
  });

  test('keeps them where only the owner can read, and leaves no temporary file behind', async () => {
    const dataDir = join(folder, 'data');
    await loadKeys(dataDir, {});
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['keys.json']);
  });

  test('gives two first starts at the same time the same keys', async () => {
    const both = await Promise.all(Array.from({ length: 8 }, () => loadKeys(folder, {})));
    expect(new Set(both.map((keys) => keys.anonKey)).size).toBe(1);
    expect(new Set(both.map((keys) => keys.signing.kid)).size).toBe(1);
  });

  test('lets the environment override them, and then leaves the folder alone', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: 'shared-key' };
    const keys = await loadKeys(folder, {
      ANON_KEY: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl',
      SERVICE_KEY: 'any string',
      JWT_PRIVATE_JWK: JSON.stringify(jwk),
    });
    expect(keys.anonKey).toMatch(/^eyJ/);
    expect(keys.signing.kid).toBe('shared-key');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('shows only the public half of the signing key', async () => {
    const { signing } = await loadKeys(folder, {});
    expect(signing.publicJwk).toMatchObject({ kty: 'EC', crv: 'P-256', kid: signing.kid, alg: 'ES256' });
    expect(signing.publicJwk).not.toHaveProperty('d');
    expect(signing.privateKey.extractable).toBe(false);
  });

  test('refuses a damaged file with its name and what to do', async () => {
    writeFileSync(join(folder, 'keys.json'), '{"anonKey": "a"');
    await expect(loadKeys(folder, {})).rejects.toThrow(/keys\.json is damaged\. Restore it from a backup/);
    expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe('{"anonKey": "a"');
  });

  test.each([
    ['no JSON', 'secret'],
    ['another curve', '{"kty":"EC","crv":"P-384","x":"a","y":"b","d":"c"}'],
    ['numbers that are not on the curve', '{"kty":"EC","crv":"P-256","x":"AAAA","y":"AAAA","d":"AAAA"}'],
  ])('refuses a JWT_PRIVATE_JWK that is %s, without repeating it', async (_what, text) => {
    const refusal = await loadKeys(folder, { JWT_PRIVATE_JWK: text }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(KeyError);
    expect(String(refusal)).not.toContain(text);
  });

  test.skipIf(process.getuid?.() === 0)('passes on that the folder cannot be written', async () => {
    chmodSync(folder, 0o500);
    await expect(loadKeys(join(folder, 'new'), {})).rejects.toMatchObject({ code: 'EACCES' });
    chmodSync(folder, 0o700);
  });
});

describe('rotateSigningKey', () => {
  test('signs with a new key, still takes the tokens of the old one, and unseals what was sealed before', async () => {
    const before = await loadKeys(folder, {});
    const { token } = await issueAccessToken(before, claims, 3600);
    await rotateSigningKey(folder, { forget: false });
    const after = await loadKeys(folder, {});
    expect(after.signing.kid).not.toBe(before.signing.kid);
    expect(after.retired.map(({ kid }) => kid)).toEqual([before.signing.kid]);
    expect(after.anonKey).toBe(before.anonKey);
    expect(Buffer.from(after.sealingKey).equals(before.sealingKey)).toBe(true);
    await expect(verifyAccessToken(token, after)).resolves.toMatchObject({ sub: claims.sub });
  });

  test('forgets the old key when told to: its tokens are refused', async () => {
    const before = await loadKeys(folder, {});
    const { token } = await issueAccessToken(before, claims, 3600);
    await rotateSigningKey(folder, { forget: true });
    const after = await loadKeys(folder, {});
    await expect(verifyAccessToken(token, after)).rejects.toThrow('unrecognized JWT kid');
    expect(Buffer.from(after.sealingKey).equals(before.sealingKey)).toBe(true);
  });

  test('keeps former keys in order, and leaves no temporary file behind', async () => {
    const kids = [(await loadKeys(folder, {})).signing.kid];
    for (let times = 0; times < 2; times += 1) {
      await rotateSigningKey(folder, { forget: false });
      kids.unshift((await loadKeys(folder, {})).signing.kid);
    }
    const { signing, retired } = await loadKeys(folder, {});
    expect([signing, ...retired].map(({ kid }) => kid)).toEqual(kids);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  test('takes former keys from the environment too', async () => {
    const before = await loadKeys(folder, {});
    const { signingJwk } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const environment = {
      ANON_KEY: 'a',
      SERVICE_KEY: 's',
      JWT_PRIVATE_JWK: JSON.stringify(await exportJWK(privateKey)),
    };
    const keys = await loadKeys('', { ...environment, JWT_RETIRED_JWKS: JSON.stringify([signingJwk]) });
    expect(keys.retired[0]?.kid).toBe(before.signing.kid);
    await expect(loadKeys('', { ...environment, JWT_RETIRED_JWKS: 'no list' })).rejects.toThrow(
      'JWT_RETIRED_JWKS must be',
    );
  });
});
