import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A file that is no archive, is damaged, or needs another key. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

const MAGIC = 'SHORTLIST-BACKUP 1';
/** Bytes of GCM's proof that nothing was changed; it ends the file. */
const TAG_BYTES = 16;

/**
 * Writes lines of JSON into a compressed file, encrypted with AES-256-GCM when there is a key. The file has its name only once it is whole.
 */
export async function writeArchive(file: string, key: string | null, lines: AsyncIterable<unknown>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = key === null ? null : createCipheriv('aes-256-gcm', scryptSync(key, salt, 32), iv);
  const head = `${MAGIC} ${cipher ? `aes-256-gcm ${salt.toString('hex')} ${iv.toString('hex')}` : 'plain'}\n`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    await handle.write(head);
    await handle.close();
    const stages: Transform[] = cipher ? [createGzip(), cipher] : [createGzip()];
    await pipeline([
      Readable.from(asText(lines)),
      ...stages,
      createWriteStream(unfinished, { flags: 'a', mode: 0o600 }),
    ]);
    const last = await open(unfinished, 'a');
    if (cipher) await last.write(cipher.getAuthTag());
    await last.sync();
    await last.close();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* asText(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/**
 * The lines of an archive. Whoever needs to know that it is whole and unchanged reads it to the end first.
 * @throws ArchiveError
 */
export async function* readArchive(file: string, key: string | null): AsyncGenerator<unknown> {
  const { start, end, stages } = await openStages(file, key);
  const source = createReadStream(file, { start, end });
  const whole = stages.reduce<Readable>((from, to) => {
    from.on('error', (error) => to.destroy(error));
    return from.pipe(to);
  }, source);
  // A line may be many chunks long, so what is not yet a line is kept in pieces.
  let pieces: string[] = [];
  try {
    for await (const chunk of whole.setEncoding('utf8')) {
      const [first = '', ...others] = String(chunk).split('\n');
      pieces.push(first);
      for (const next of others) {
        yield JSON.parse(pieces.join(''));
        pieces = [next];
      }
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') throw cause;
    throw new ArchiveError(`${file} is damaged, or BACKUP_KEY is not the one it was made with.`, { cause });
  }
}

async function openStages(
  file: string,
  key: string | null,
): Promise<{ start: number; end: number; stages: Transform[] }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(200), position: 0 });
    const head = buffer.subarray(0, bytesRead).toString('latin1').split('\n')[0] ?? '';
    const [, how, salt = '', iv = ''] = /^SHORTLIST-BACKUP 1 (plain|aes-256-gcm)(?: (\w+) (\w+))?$/.exec(head) ?? [];
    if (how === undefined) throw new ArchiveError(`${file} is no backup of Shortlist, or of a newer version.`);
    const start = head.length + 1;
    if (how === 'plain') return { start, end: size - 1, stages: [createGunzip()] };
    if (key === null) throw new ArchiveError(`${file} is encrypted: set BACKUP_KEY to the key it was made with.`);
    const decipher = createDecipheriv(
      'aes-256-gcm',
      scryptSync(key, Buffer.from(salt, 'hex'), 32),
      Buffer.from(iv, 'hex'),
    );
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read({ buffer: tag, position: Math.max(size - TAG_BYTES, 0) });
    decipher.setAuthTag(tag);
    return { start, end: size - TAG_BYTES - 1, stages: [decipher, createGunzip()] };
  } finally {
    await handle.close();
  }
}
