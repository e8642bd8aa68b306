import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3Stub, startS3Stub } from '#e2e/stubs/s3.ts';
import { readEnv } from '../env.ts';
import { createBucketStore } from './bucket-store.ts';

const name = 'shortlist-2026-12-24T18-00-00.backup';
/** Two parts of 8 MB and the beginning of a third. */
const bytes = randomBytes(17 * 1024 * 1024);
const folder = mkdtempSync(join(tmpdir(), 'shortlist-bucket-'));
let bucket: S3Stub;
beforeAll(async () => {
  bucket = await startS3Stub();
});
afterEach(() => {
  bucket.fails = () => false;
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const openStore = () =>
  createBucketStore(
    readEnv({ BACKUP_BUCKET_URL: bucket.url, BACKUP_BUCKET_KEY_ID: bucket.keyId, BACKUP_BUCKET_SECRET: bucket.secret }),
    folder,
  );
const keep = () => openStore().keep(name, async (file) => writeFileSync(file, bytes));

test('a large backup is uploaded in parts, one that failed once more, and comes back as it was', async () => {
  let hasFailed = false;
  bucket.fails = (method, part) => {
    const isFirst = method === 'PUT' && part === '2' && !hasFailed;
    hasFailed ||= isFirst;
    return isFirst;
  };
  await keep();
  expect(hasFailed).toBe(true);
  expect(bucket.asked.filter((asked) => asked === `PUT ${name}`)).toHaveLength(4);
  expect(bucket.objects.get(name)?.equals(bytes)).toBe(true);
  expect(bucket.uploads.size).toBe(0);
  await openStore().lend(name, async (file) => expect(readFileSync(file).equals(bytes)).toBe(true));
  expect(readdirSync(folder)).toEqual([]);
});

test('an upload that cannot be completed leaves no parts and no file, and says so in words', async () => {
  bucket.objects.clear();
  bucket.fails = (method, part) => method === 'POST' && part === null && bucket.uploads.size > 0;
  await expect(keep()).rejects.toThrow('The bucket of BACKUP_BUCKET_URL cannot be used');
  expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
  expect(bucket.asked.at(-1)).toBe(`DELETE ${name}`);
});
