import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as z from 'zod';
import type { Env } from './env.ts';

/** The ES256 key pair that signs access tokens. `publicJwk` is what `/.well-known/jwks.json` shows. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  /** Signs refresh tokens. Derived from the private key, so that servers which share that share this too. */
  refreshSecret: Uint8Array;
}

export interface Keys {
  /** What a client sends as `apikey`; maps to the role `anon`. */
  anonKey: string;
  /** Maps to the role `service_role`. */
  serviceKey: string;
  signing: SigningKey;
}

type KeyVariables = Pick<Env, 'ANON_KEY' | 'SERVICE_KEY' | 'JWT_PRIVATE_JWK'>;

const privateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1).optional(),
});

const keyFile = z.object({ anonKey: z.string().min(1), serviceKey: z.string().min(1), signingJwk: privateJwk });
type KeyFile = z.infer<typeof keyFile>;

/** A key is missing or unreadable; the message says which and what to do. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/**
 * The API keys and the signing key: from the environment, else from `keys.json` in the data folder, which the first
 * start makes. The folder is not touched when the environment gives all three.
 * @throws KeyError when a key or the file is malformed; Node's own error when the folder cannot be written
 */
export async function loadKeys(dataDir: string, env: KeyVariables): Promise<Keys> {
  const isComplete = env.ANON_KEY && env.SERVICE_KEY && env.JWT_PRIVATE_JWK;
  const stored = isComplete ? null : await readOrMakeKeyFile(dataDir);
  return {
    anonKey: env.ANON_KEY ?? stored?.anonKey ?? '',
    serviceKey: env.SERVICE_KEY ?? stored?.serviceKey ?? '',
    signing: await importSigningKey(env.JWT_PRIVATE_JWK ? parseJwk(env.JWT_PRIVATE_JWK) : stored?.signingJwk),
  };
}

async function readOrMakeKeyFile(dataDir: string): Promise<KeyFile> {
  const path = join(dataDir, 'keys.json');
  const text = (await readIfPresent(path)) ?? (await makeKeyFile(dataDir, path));
  const parsed = keyFile.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new KeyError(
    `${path} is damaged. Restore it from a backup, or remove it to have new keys made (everyone must then sign in again).`,
  );
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside and linked into place: the file is whole or absent, and of two processes that start at once one wins. */
async function makeKeyFile(dataDir: string, path: string): Promise<string> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const made = {
    anonKey: `anon_${randomBytes(24).toString('base64url')}`,
    serviceKey: `service_${randomBytes(32).toString('base64url')}`,
    signingJwk: await exportJWK(pair.privateKey),
  };
  // The folder will hold everyone's resumes: nobody else on the machine reads it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `keys.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
  await putInPlace(draft, path);
  return readFile(path, 'utf8');
}

async function putInPlace(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // Some network and container file systems have no links; a rename is whole too, only the last of two wins.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') await rename(draft, path);
    else if (code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function parseJwk(text: string): KeyFile['signingJwk'] {
  const parsed = privateJwk.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new KeyError('JWT_PRIVATE_JWK must be the JSON of a private EC key on P-256, with kty, crv, x, y and d.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function importSigningKey(jwk: KeyFile['signingJwk'] | undefined): Promise<SigningKey> {
  if (!jwk) throw new KeyError('There is no signing key. Set JWT_PRIVATE_JWK or DATA_DIR.');
  const { kty, crv, x, y, d } = jwk;
  const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }));
  const publicJwk = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  try {
    const [privateKey, publicKey] = await Promise.all([
      importJWK({ kty, crv, x, y, d }, 'ES256'),
      importJWK({ kty, crv, x, y }, 'ES256'),
    ]);
    if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error('not a key pair');
    const refreshSecret = new Uint8Array(
      hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'shortlist refresh token', 32),
    );
    return { kid, privateKey, publicKey, publicJwk, refreshSecret };
  } catch (cause) {
    throw new KeyError('The signing key is not a valid P-256 key: its numbers do not fit together.', { cause });
  }
}
