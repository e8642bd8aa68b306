import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod';
import { deriveSecret, KeyError, privateJwk } from './signing-key.ts';

/** Days a retired signing key is kept: a session idle for longer must sign in again at its next refresh. */
const RETIRED_DAYS = 90;

const keyFile = z.object({
  anonKey: z.string().min(1),
  serviceKey: z.string().min(1),
  signingJwk: privateJwk,
  /** Keys that no longer sign, newest first, with the time they were retired. */
  retired: z.array(z.object({ jwk: privateJwk, at: z.iso.datetime() })).default([]),
  /** Absent until the first rotation: derived from the signing key until then. */
  sealingKey: z.base64url().optional(),
});
export type KeyFile = z.infer<typeof keyFile>;

/**
 * `keys.json` in the data folder; the first start creates it.
 * @throws KeyError when it is damaged; Node's own error when the folder cannot be written
 */
export async function readOrMakeKeyFile(dataDir: string): Promise<KeyFile> {
  const path = join(dataDir, 'keys.json');
  const text = (await readIfPresent(path)) ?? (await makeKeyFile(dataDir, path));
  const parsed = keyFile.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new KeyError(
    `${path} is damaged. Restore it from a backup, or remove it to have new keys made (everyone must then sign in again).`,
  );
}

/**
 * Replaces the signing key in `keys.json`. The old one is kept to read the tokens it has signed; with `forget` it is not, so that
 * everyone must sign in again.
 */
export async function rotateSigningKey(dataDir: string, { forget }: { forget: boolean }): Promise<KeyFile> {
  const old = await readOrMakeKeyFile(dataDir);
  const oldest = Date.now() - RETIRED_DAYS * 24 * 3_600_000;
  const kept = [{ jwk: old.signingJwk, at: new Date().toISOString() }, ...old.retired];
  const rotated: KeyFile = {
    ...old,
    signingJwk: await makeSigningJwk(),
    retired: forget ? [] : kept.filter(({ at }) => Date.parse(at) > oldest),
    sealingKey: old.sealingKey ?? Buffer.from(deriveSecret(old.signingJwk, 'shortlist seal')).toString('base64url'),
  };
  const draft = await writeDraft(dataDir, rotated);
  await rename(draft, join(dataDir, 'keys.json'));
  return rotated;
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written next to it and linked into place: the file is whole or absent, and of two processes that start at once one wins. */
async function makeKeyFile(dataDir: string, path: string): Promise<string> {
  const made = {
    anonKey: `anon_${randomBytes(24).toString('base64url')}`,
    serviceKey: `service_${randomBytes(32).toString('base64url')}`,
    signingJwk: await makeSigningJwk(),
  };
  // The folder will contain everyone's resumes: nobody else on the machine may read it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await putInPlace(await writeDraft(dataDir, made), path);
  return readFile(path, 'utf8');
}

async function makeSigningJwk(): Promise<KeyFile['signingJwk']> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return privateJwk.parse(await exportJWK(privateKey));
}

async function writeDraft(dataDir: string, content: object): Promise<string> {
  const draft = join(dataDir, `keys.${process.pid}.${randomBytes(4).toString('hex')}.tmp`);
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  return draft;
}

async function putInPlace(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // Some network and container file systems have no links; a rename is atomic too, but the last of two wins.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') await rename(draft, path);
    else if (code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
