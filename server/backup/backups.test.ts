import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { AdminBackups } from '#contract/admin.ts';
import { FunctionError } from '#contract/function-error.ts';
import { asUser } from '#database/as-user.ts';
import type { OpenDatabase } from '#database/open.ts';
import { openPostgresql } from '#database/postgresql.ts';
import { createPostgresqlDatabase } from '#database/testing/describe-each-database.ts';
import { openMigrated } from '#database/testing/prepared.ts';
import { type S3Stub, startS3Stub } from '#e2e/stubs/s3.ts';
import { readEnv } from '../env.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { createBackups } from './backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'shortlist-backups-'));
let bucket: S3Stub;
beforeAll(async () => {
  bucket = await startS3Stub();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const log = pino({ level: 'silent' });

describe.each(['embedded', 'postgresql'] as const)('backups in the admin area, %s', (engine) => {
  const isMissing = engine === 'postgresql' && inject('databases').postgresql === null;
  const dataDir = join(folder, engine);
  let database: OpenDatabase;
  let drop = async () => {};
  let product: TestApp;
  let admin: TestPerson;

  beforeAll(async () => {
    if (isMissing) return;
    const places: Record<string, string> =
      engine === 'embedded'
        ? {}
        : { BACKUP_BUCKET_URL: bucket.url, BACKUP_BUCKET_KEY_ID: bucket.keyId, BACKUP_BUCKET_SECRET: bucket.secret };
    if (engine === 'embedded') {
      database = await openMigrated();
    } else {
      const made = await createPostgresqlDatabase();
      ({ drop } = made);
      places.DATABASE_URL = made.url;
      database = await openPostgresql({ url: made.url, poolSize: 3 });
    }
    const env = readEnv({ DATA_DIR: dataDir, BACKUP_KEY: 'sixteen characters', ...places });
    product = await createTestApp(database, { backups: createBackups(database, env, log) });
    admin = await product.signUp('admin@example.org');
    await asService(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.id]);
  });
  afterAll(async () => {
    await product?.close();
    await database?.close();
    await drop();
  });

  const asService = (sql: string, params: string[] = []) =>
    asUser(database, { role: 'service_role', claims: {} }, (session) => session.query(sql, params));
  const call = (name: string, body: unknown = {}, token = admin.accessToken) =>
    product.send(`/functions/v1/${name}`, { token, body });
  const read = async (answer: Response) => AdminBackups.parse(await answer.json());
  const files = () => (engine === 'embedded' ? readdirSync(join(dataDir, 'backups')) : [...bucket.objects.keys()]);

  test.skipIf(isMissing)('one is made, and puts everything back while the product runs', async () => {
    const { backups, ...state } = await read(await call('admin-make-backup'));
    expect(state).toMatchObject({
      place: engine === 'embedded' ? 'folder' : 'bucket',
      isEncrypted: true,
      running: null,
      last: { kind: 'backup', fault: null, needsRestart: false },
    });
    const [made] = backups;
    expect(files()).toEqual([made?.name]);
    const later = await product.signUp('later@example.org');
    const restored = await read(await call('admin-restore-backup', { name: made?.name }));
    expect(restored.last).toMatchObject({ kind: 'restore', fault: null });
    expect(restored.backups.map(({ isRestorePoint }) => isRestorePoint).sort()).toEqual([false, true]);
    // The administrator of the backup goes on; whoever came later is not there any more.
    expect((await call('admin-backups', {}, later.accessToken)).status).toBe(401);
    const { rows } = await asService(
      `select user_id, action, entity_id from audit_logs where entity_type = 'backup' order by created_at`,
    );
    expect(rows).toEqual([{ user_id: admin.id, action: 'restore_backup', entity_id: made?.name }]);
    // What was there before comes back in the same way.
    const point = restored.backups.find(({ isRestorePoint }) => isRestorePoint);
    await call('admin-restore-backup', { name: point?.name });
    expect((await call('admin-backups', {}, later.accessToken)).status).toBe(403);
  });

  test.skipIf(isMissing)('a damaged one changes nothing and says so, and an unknown one is refused', async () => {
    const { backups } = await read(await call('admin-make-backup'));
    const name = backups.find(({ isRestorePoint }) => !isRestorePoint)?.name ?? '';
    const flip = (bytes: Buffer) => bytes.with(bytes.length - 40, (bytes.at(-40) ?? 0) ^ 1);
    if (engine === 'embedded') {
      const file = join(dataDir, 'backups', name);
      writeFileSync(file, flip(readFileSync(file)));
    } else bucket.objects.set(name, Buffer.from(flip(bucket.objects.get(name) ?? Buffer.alloc(0))));
    await product.signUp('still@example.org');
    const answer = await call('admin-restore-backup', { name });
    expect([answer.status, FunctionError.parse(await answer.json()).error]).toEqual([
      409,
      expect.stringContaining('is damaged'),
    ]);
    const { last, running } = await read(await call('admin-backups'));
    expect([last?.fault, running]).toEqual([expect.stringContaining('is damaged'), null]);
    expect((await asService(`select 1 from profiles where email = 'still@example.org'`)).rowCount).toBe(1);
    const refused = await call('admin-restore-backup', { name: '../keys.json' });
    expect([refused.status, FunctionError.parse(await refused.json()).error]).toEqual([
      404,
      'There is no such backup any more.',
    ]);
  });

  test.skipIf(isMissing)('nobody else gets at them', async () => {
    const person = await product.signUp('nosy@example.org');
    for (const name of ['admin-backups', 'admin-make-backup', 'admin-restore-backup']) {
      expect((await call(name, { name: 'x' }, person.accessToken)).status).toBe(403);
    }
  });
});

test('a bucket that refuses the key says so in words', async () => {
  const env = readEnv({
    DATA_DIR: folder,
    BACKUP_BUCKET_URL: bucket.url,
    BACKUP_BUCKET_KEY_ID: 'a-key',
    BACKUP_BUCKET_SECRET: 'wrong',
  });
  const database = await openMigrated();
  await expect(createBackups(database, env, log).read()).rejects.toThrow(/bucket of BACKUP_BUCKET_URL .* 403/);
  await database.close();
});
