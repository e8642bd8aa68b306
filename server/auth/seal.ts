import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Prefix of every sealed text, so that another way of sealing can be told from this one. */
const VERSION = 'v1';

/** Bytes of AES-256-GCM (NIST SP 800-38D): its recommended nonce, and its full tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text was sealed with another key, was changed afterwards, or is not sealed at all. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * Encrypts a text for the database, with a fresh nonce each time:
 *
 *     "v1." + base64url(nonce (12) | ciphertext | tag (16))
 *
 * @param key 32 bytes that are not in the database
 */
export function seal(key: Uint8Array, text: string): string {
  return `${VERSION}.${sealBytes(key, Buffer.from(text), VERSION).toString('base64url')}`;
}

/** @throws SealError when `sealed` is not what `seal` returned for this key */
export function unseal(key: Uint8Array, sealed: string): string {
  const [version, body = ''] = sealed.split('.');
  if (version !== VERSION) throw new SealError('The text is not sealed.');
  return unsealBytes(key, Buffer.from(body, 'base64url'), VERSION).toString('utf8');
}

/**
 * Encrypts bytes for the database, with a fresh nonce each time: nonce (12) | ciphertext | tag (16).
 * @param about what the bytes are and whose: they open only with the same words, so a row's bytes cannot pass for another's
 */
export function sealBytes(key: Uint8Array, content: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** @throws SealError when `sealed` is not what `sealBytes` returned for this key and these words */
export function unsealBytes(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealError('The text is not sealed.');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealError('The sealed text cannot be opened: it was changed, or AUTH_SEALING_KEY differs.', { cause });
  }
}
