import { type CryptoKey, compactVerify, decodeProtectedHeader, SignJWT } from 'jose';
import type { SigningKey } from '../signing-key.ts';

/** Clocks of two machines may differ this much (contract rest P14). */
const SLACK_SECONDS = 30;

/** Tokens remembered once their signature was checked: about 1 kB each, and more than one process serves at once. */
const REMEMBERED_TOKENS = 2000;

/** One way the session's holder has proven who they are (contract C4). `timestamp` is in unix seconds. */
export interface AuthenticationMethod {
  method: string;
  /** The organisation whose sign-in it was (contract C4). */
  provider?: string;
  timestamp: number;
}

/** What an access token says beyond its times (contract C2). */
export interface AccessTokenClaims {
  iss: string;
  sub: string;
  aud: string;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  role: string;
  aal: string;
  amr: AuthenticationMethod[];
  session_id: string;
  is_anonymous: boolean;
}

/** Claims of a token whose signature and times are valid. Only the signer is known: every reader checks what it uses. */
export type VerifiedClaims = Readonly<Record<string, unknown>>;

/** Why a token is refused: it cannot be read, no key of ours signed it, or its time is over or not yet come. */
export type TokenFault = 'malformed' | 'signature' | 'expired' | 'early';

export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  readonly fault: TokenFault;

  constructor(fault: TokenFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

type SigningKeys = Readonly<{ signing: SigningKey }>;
type VerificationKey = Pick<SigningKey, 'kid' | 'publicKey'>;
type VerificationKeys = Readonly<{ signing: VerificationKey; retired: readonly VerificationKey[] }>;

/**
 * Signs an access token (contract C1 to C6).
 * @param seconds how long it is valid
 * @param issuedAt unix seconds
 * @returns the JWT and the unix second at which it expires
 */
export async function issueAccessToken(
  keys: SigningKeys,
  claims: AccessTokenClaims,
  seconds: number,
  issuedAt = Math.floor(Date.now() / 1000),
): Promise<{ token: string; expiresAt: number }> {
  const expiresAt = issuedAt + seconds;
  const token = await new SignJWT({ ...claims, iat: issuedAt, exp: expiresAt })
    .setProtectedHeader({ alg: 'ES256', kid: keys.signing.kid, typ: 'JWT' })
    .sign(keys.signing.privateKey);
  return { token, expiresAt };
}

/** Signatures that were checked, by key set and token: a browser sends the same token with every request for an hour. */
const checkedSignatures = new WeakMap<VerificationKeys, Map<string, VerifiedClaims>>();

/**
 * Checks signature and times of a JWT (contracts auth A2, rest P14) and returns its claims. Only ES256 with a key of
 * ours is accepted: never `none`, never a shared secret. The caller checks audience, role and subject.
 * @param expirySlack seconds for which a token is still accepted after it has expired
 * @throws InvalidTokenError
 */
export async function verifyAccessToken(
  token: string,
  keys: VerificationKeys,
  { expirySlack = SLACK_SECONDS }: { expirySlack?: number } = {},
): Promise<VerifiedClaims> {
  const remembered = checkedSignatures.get(keys) ?? new Map<string, VerifiedClaims>();
  checkedSignatures.set(keys, remembered);
  const claims = remembered.get(token) ?? (await checkSignature(token, keys));
  requireTimes(claims, Date.now() / 1000, expirySlack);
  if (!remembered.has(token)) remember(remembered, token, claims);
  return claims;
}

async function checkSignature(token: string, keys: VerificationKeys): Promise<VerifiedClaims> {
  const key = requireKey(token, keys);
  const payload = await verifySignature(token, key);
  const claims = parseClaims(payload);
  if (claims === null) throw new InvalidTokenError('malformed', 'token contains no claims');
  return claims;
}

function requireKey(token: string, keys: VerificationKeys): CryptoKey {
  const header = decodeHeader(token);
  if (header.alg !== 'ES256') throw new InvalidTokenError('signature', `signing method ${header.alg} is invalid`);
  if (header.kid === undefined) return keys.signing.publicKey;
  const key = [keys.signing, ...keys.retired].find(({ kid }) => kid === header.kid);
  if (!key) throw new InvalidTokenError('signature', 'unrecognized JWT kid');
  return key.publicKey;
}

function decodeHeader(token: string): { alg?: string; kid?: string } {
  try {
    return decodeProtectedHeader(token);
  } catch (cause) {
    throw new InvalidTokenError('malformed', 'token is malformed', { cause });
  }
}

async function verifySignature(token: string, key: CryptoKey): Promise<Uint8Array> {
  try {
    return (await compactVerify(token, key, { algorithms: ['ES256'] })).payload;
  } catch (cause) {
    throw new InvalidTokenError('signature', 'token signature is invalid', { cause });
  }
}

function parseClaims(payload: Uint8Array): VerifiedClaims | null {
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload));
    return isObject(claims) ? claims : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requireTimes(claims: VerifiedClaims, now: number, expirySlack: number): void {
  const { exp, nbf, iat } = claims;
  if ([exp, nbf, iat].some((time) => time !== undefined && typeof time !== 'number')) {
    throw new InvalidTokenError('malformed', 'token has a time that is not a number');
  }
  if (typeof exp === 'number' && exp + expirySlack <= now) throw new InvalidTokenError('expired', 'token is expired');
  if (typeof nbf === 'number' && nbf - SLACK_SECONDS > now)
    throw new InvalidTokenError('early', 'token is not valid yet');
  if (typeof iat === 'number' && iat - SLACK_SECONDS > now)
    throw new InvalidTokenError('early', 'token is from the future');
}

function remember(remembered: Map<string, VerifiedClaims>, token: string, claims: VerifiedClaims): void {
  const oldest = remembered.size >= REMEMBERED_TOKENS ? remembered.keys().next().value : undefined;
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(token, claims);
}
