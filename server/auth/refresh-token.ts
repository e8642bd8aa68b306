import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token in the contract's counter form (C7), 48 bytes as 64 base64url characters:
 *
 *     session id (16) | counter (8) | tag (24) = HMAC-SHA256(secret, session id | counter), its first 24 bytes
 *
 * So the server can return the current token again without storing it: the database holds only the counter, and
 * reading it reveals no token. See docs/decisions/004-refresh-tokens.md.
 */
export interface RefreshToken {
  sessionId: string;
  counter: bigint;
}

const SESSION_BYTES = 16;
const COUNTER_BYTES = 8;
const BODY_BYTES = SESSION_BYTES + COUNTER_BYTES;
const TAG_BYTES = 24;

/** 48 bytes fill base64url exactly, so no two spellings mean the same token. */
const form = /^[A-Za-z0-9_-]{64}$/;

export function writeRefreshToken({ sessionId, counter }: RefreshToken, secret: Uint8Array): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.write(sessionId.replaceAll('-', ''), 'hex');
  body.writeBigUInt64BE(counter, SESSION_BYTES);
  return Buffer.concat([body, tagOf(body, secret)]).toString('base64url');
}

/**
 * Reads a token back. `unknown`: not in this form, so nobody's; `forged`: in this form but made with none of the secrets.
 */
export function readRefreshToken(text: string, secrets: readonly Uint8Array[]): RefreshToken | 'unknown' | 'forged' {
  if (!form.test(text)) return 'unknown';
  const bytes = Buffer.from(text, 'base64url');
  const body = bytes.subarray(0, BODY_BYTES);
  const tag = bytes.subarray(BODY_BYTES);
  if (!secrets.some((secret) => timingSafeEqual(tag, tagOf(body, secret)))) return 'forged';
  const hex = body.toString('hex', 0, SESSION_BYTES);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: body.readBigUInt64BE(SESSION_BYTES),
  };
}

function tagOf(body: Uint8Array, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(body).digest().subarray(0, TAG_BYTES);
}
