import type { Env } from './env.ts';
import { type KeyFile, readOrMakeKeyFile } from './key-file.ts';
import {
  deriveSecret,
  importSigningKey,
  KeyError,
  type PrivateJwk,
  privateJwk,
  type SigningKey,
} from './signing-key.ts';

export interface Keys {
  /** What a client sends as `apikey`; maps to the role `anon`. */
  anonKey: string;
  /** Maps to the role `service_role`. */
  serviceKey: string;
  signing: SigningKey;
  /** Keys that no longer sign, but whose tokens are still valid (contract auth C8). */
  retired: readonly SigningKey[];
  /** 32 bytes that encrypt the secrets of second factors in the database; the key of kept files is derived from them. */
  sealingKey: Uint8Array;
}

type KeyVariables = Pick<Env, 'ANON_KEY' | 'SERVICE_KEY' | 'JWT_PRIVATE_JWK'> &
  Partial<Pick<Env, 'JWT_RETIRED_JWKS' | 'AUTH_SEALING_KEY'>>;

/**
 * The API keys and the signing keys: from the environment, else from `keys.json` in the data folder, which the first start creates.
 * The folder is not touched if the environment gives all three required keys.
 * @throws KeyError when a key or the file is malformed; Node's own error when the folder cannot be written
 */
export async function loadKeys(dataDir: string, env: KeyVariables): Promise<Keys> {
  const isComplete = env.ANON_KEY && env.SERVICE_KEY && env.JWT_PRIVATE_JWK;
  const stored = isComplete ? null : await readOrMakeKeyFile(dataDir);
  const signingJwk = env.JWT_PRIVATE_JWK ? parseJwk(env.JWT_PRIVATE_JWK) : stored?.signingJwk;
  if (!signingJwk) throw new KeyError('There is no signing key. Set JWT_PRIVATE_JWK or DATA_DIR.');
  return {
    anonKey: env.ANON_KEY ?? stored?.anonKey ?? '',
    serviceKey: env.SERVICE_KEY ?? stored?.serviceKey ?? '',
    signing: await importSigningKey(signingJwk),
    retired: await Promise.all(getRetired(env, stored).map(importSigningKey)),
    sealingKey: getSealingKey(env, stored, signingJwk),
  };
}

function getRetired({ JWT_RETIRED_JWKS: given }: KeyVariables, stored: KeyFile | null): PrivateJwk[] {
  if (given === undefined) return (stored?.retired ?? []).map(({ jwk }) => jwk);
  const parsed = privateJwk.array().safeParse(parseJson(given));
  if (parsed.success) return parsed.data;
  throw new KeyError(
    'JWT_RETIRED_JWKS must be a JSON list of private EC keys on P-256, each with kty, crv, x, y and d.',
  );
}

function getSealingKey({ AUTH_SEALING_KEY: given }: KeyVariables, stored: KeyFile | null, jwk: PrivateJwk): Uint8Array {
  const text = given ?? stored?.sealingKey;
  return text === undefined ? deriveSecret(jwk, 'shortlist seal') : Buffer.from(text, 'base64url');
}

function parseJwk(text: string): PrivateJwk {
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
