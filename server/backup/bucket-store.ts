import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3mini } from 's3mini';
import { BACKUP_NAME, type BackupStore, type StoreVariables } from './store.ts';

/** What the bucket's service said, or that it could not be reached. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/**
 * A bucket of any service that speaks S3's protocol. Files go through a folder of this machine: an archive is known to be whole only
 * at its end, and an upload needs its size.
 * @param scratch the folder that files pass through
 */
export function createBucketStore(env: StoreVariables, scratch: string): BackupStore {
  const bucket = new S3mini({
    endpoint: env.BACKUP_BUCKET_URL ?? '',
    region: env.BACKUP_BUCKET_REGION,
    accessKeyId: env.BACKUP_BUCKET_KEY_ID ?? '',
    secretAccessKey: env.BACKUP_BUCKET_SECRET ?? '',
  });

  async function passing<T>(work: (folder: string) => Promise<T>): Promise<T> {
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(scratch, 'bucket-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    kind: 'bucket',
    list: () =>
      told(async () => {
        const objects = await bucket.listObjects();
        if (objects === null) throw new BucketError('There is no such bucket: check BACKUP_BUCKET_URL.');
        return objects
          .filter(({ Key }) => BACKUP_NAME.test(Key))
          .map(({ Key, LastModified, Size }) => ({ name: Key, madeAt: new Date(LastModified), bytes: Number(Size) }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
      }),
    keep: (name, write) =>
      passing(async (folder) => {
        const file = join(folder, name);
        const value = await write(file);
        await told(async () => bucket.putAnyObject(name, await openAsBlob(file)));
        return value;
      }),
    lend: (name, read) =>
      passing(async (folder) => {
        const file = join(folder, name);
        await told(async () => {
          const answer = await bucket.getObjectResponse(name);
          if (!answer?.body) throw new BucketError(`The bucket has no ${name}.`);
          await pipeline(Readable.fromWeb(answer.body), createWriteStream(file, { mode: 0o600 }));
        });
        return read(file);
      }),
    remove: (name) => told(async () => void (await bucket.deleteObject(name))),
  };
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof BucketError || !(cause instanceof Error)) throw cause;
    throw new BucketError(`The bucket of BACKUP_BUCKET_URL cannot be used: ${cause.message}.`, { cause });
  }
}
