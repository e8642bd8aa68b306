import { hkdfSync } from 'node:crypto';
import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import * as z from 'zod';

/** A key of ours is missing or unreadable; the message says which and what to do. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** The ES256 key pair that signs access tokens. `publicJwk` is what `/.well-known/jwks.json` shows. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  /** Signs refresh tokens. Derived from the private key, so that servers that share the one share the other. */
  refreshSecret: Uint8Array;
}

/** A private EC P-256 key. */
export const privateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string().min(1).optional(),
});
export type PrivateJwk = z.infer<typeof privateJwk>;

/** @throws KeyError when the numbers are not a key pair */
export async function importSigningKey(jwk: PrivateJwk): Promise<SigningKey> {
  const { kty, crv, x, y, d } = jwk;
  const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }));
  const publicJwk = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  try {
    const [privateKey, publicKey] = await Promise.all([
      importJWK({ kty, crv, x, y, d }, 'ES256'),
      importJWK({ kty, crv, x, y }, 'ES256'),
    ]);
    if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error('not a key pair');
    return { kid, privateKey, publicKey, publicJwk, refreshSecret: deriveSecret(jwk, 'shortlist refresh token') };
  } catch (cause) {
    throw new KeyError('The signing key is not a valid P-256 key: its numbers do not fit together.', { cause });
  }
}

/** 32 bytes that can only be computed with the private key (HKDF-SHA256), different for each purpose. */
export function deriveSecret({ d }: PrivateJwk, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', purpose, 32));
}
