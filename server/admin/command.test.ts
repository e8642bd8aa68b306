import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asUser } from '#database/as-user.ts';
import { openDatabase } from '#database/open.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { administer } from './command.ts';
import { expectAdmins } from './expect-admins.ts';
import { deletePerson, exportAudit } from './people-commands.ts';

describeEachDatabase('npm run admin', (getDatabase) => {
  const add = (email: string, columns: { confirmed?: boolean; sso?: boolean } = {}) =>
    asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
      session.query(
        `insert into auth.users (email, is_sso_user, email_confirmed_at) values ($1, $2, case when $3::boolean then now() end)`,
        [email, columns.sso ?? false, columns.confirmed ?? true],
      ),
    );
  const run = (...args: string[]) => administer(getDatabase(), args);

  test('says when there is no administrator yet, and what to do', async () => {
    expect(await run('list')).toContain('npm run admin -- grant someone@example.com');
  });

  test('grants, lists, and revokes from one of two', async () => {
    await add('Ada@mail.example');
    await add('ben@mail.example');
    expect(await run('grant', 'ADA@mail.example')).toBe('ada@mail.example is an administrator.');
    expect(await run('grant', 'ada@mail.example')).toBe('ada@mail.example is an administrator.');
    await run('grant', 'ben@mail.example');
    expect((await run('list')).split('\n')).toEqual([
      expect.stringMatching(/^Ada@mail\.example {3}since \d{4}-\d\d-\d\d$/),
      expect.stringContaining('ben@mail.example'),
    ]);
    expect(await run('revoke', 'ada@mail.example')).toBe('ada@mail.example is no administrator any more.');
    await expect(run('revoke', 'ada@mail.example')).rejects.toThrow('ada@mail.example is no administrator.');
  });

  test('keeps the last administrator', async () => {
    await expect(run('revoke', 'ben@mail.example')).rejects.toThrow('This is the last administrator');
    expect(await run('list')).toContain('ben@mail.example');
  });

  test('grants nothing to an unconfirmed address, or to one that an organisation vouches for', async () => {
    await add('new@mail.example', { confirmed: false });
    await add('works@mail.example', { sso: true });
    for (const address of ['nobody@mail.example', 'new@mail.example', 'works@mail.example']) {
      await expect(run('grant', address)).rejects.toThrow('no account with the confirmed address');
    }
  });

  test('lists accounts, bans and signs out, and leaves an entry for each', async () => {
    await add('Carl@mail.example');
    expect((await run('users', 'CARL')).split('\n')).toEqual([
      expect.stringMatching(/^Carl@mail\.example {3}\d{4}-\d\d-\d\d {3}free$/),
    ]);
    expect(await run('users', 'no such word')).toBe('There is no such account.');
    expect(await run('ban', 'carl@mail.example')).toContain('is banned');
    expect(await run('users', 'carl')).toMatch(/banned$/);
    await run('sign-out', 'carl@mail.example');
    await run('unban', 'carl@mail.example');
    expect(await run('users', 'carl')).not.toContain('banned');
    await expect(run('ban', 'nobody@mail.example')).rejects.toThrow('no account with the address');
    await expect(run('ban', 'ben@mail.example')).rejects.toThrow('last administrator');
    for (const format of ['json', 'csv'] as const) {
      let text = '';
      await exportAudit(getDatabase(), format, (part) => {
        text += part;
      });
      const lines = text.trim().split('\n');
      const wanted = ['ban_user', 'sign_out_user', 'unban_user'];
      expect(lines.slice(-3).map((line) => wanted.find((action) => line.includes(`"${action}"`)))).toEqual(wanted);
      expect(lines.at(-1)).toContain('command line');
    }
  });

  test('makes an account that its password opens, and gives it a plan', async () => {
    const said = await run('create', 'Made@mail.example');
    const password = /only now: (\S+)$/.exec(said)?.[1] ?? '';
    const product = await createTestApp(getDatabase());
    const body = { email: 'made@mail.example', password };
    expect((await product.send('/auth/v1/token?grant_type=password', { body })).status).toBe(200);
    await product.close();
    await expect(run('create', 'made@mail.example')).rejects.toThrow('already');
    expect(await run('plan', 'made@mail.example', 'premium')).toBe('made@mail.example has the plan premium.');
    expect(await run('users', 'made')).toContain('premium');
    let audit = '';
    await exportAudit(getDatabase(), 'json', (part) => {
      audit += part;
    });
    expect(audit).toMatch(/"update_plan".*"by": ?"command line".*"new_value": ?"premium", "old_value": ?"free"/);
    await asUser(getDatabase(), { role: 'service_role', claims: {} }, (session) =>
      session.query(`update subscriptions set provider = 'stripe-live', status = 'active'`),
    );
    await expect(run('plan', 'made@mail.example', 'free')).rejects.toThrow('pays for the plan');
  });

  test('lists sessions, and deletes an account with what it pays for ended first', async () => {
    await add('dora@mail.example');
    expect(await run('sessions', 'dora@mail.example')).toBe('dora@mail.example has no open session.');
    await asUser(getDatabase(), { role: 'auth_admin', claims: {} }, (session) =>
      session.query(
        `insert into auth.sessions (user_id, ip, user_agent) select id, '192.0.2.7', 'A browser' from auth.users where email = 'dora@mail.example'`,
      ),
    );
    expect(await run('sessions', 'Dora@mail.example')).toMatch(/ {3}192\.0\.2\.7 {3}A browser$/);
    const ended: string[] = [];
    const deleted = deletePerson(getDatabase(), 'dora@mail.example', async (id) => void ended.push(id));
    expect(await deleted).toContain('is deleted');
    expect(ended).toHaveLength(1);
    expect(await run('users', 'dora')).toBe('There is no such account.');
    await expect(deletePerson(getDatabase(), 'ben@mail.example', async () => {})).rejects.toThrow('last administrator');
  });

  test('shows and changes settings, and closes for maintenance', async () => {
    expect(await run('settings', 'analysis_engine')).toBe('analysis_engine {"engine": "advanced"}');
    expect((await run('settings')).split('\n').length).toBeGreaterThan(7);
    expect(await run('settings', 'daily_scan_limits', '{"free": 3, "basic": 3, "premium": 30}')).toContain('"free": 3');
    await expect(run('settings', 'daily_scan_limits', '{"free": -1}')).rejects.toThrow('takes a value such as');
    await expect(run('settings', 'no_such')).rejects.toThrow('There is no setting "no_such"');
    expect(await run('maintenance', 'on', '2099-12-24T18:00Z')).toContain('"until": "2099-12-24T18:00Z"');
    await expect(run('maintenance', 'on', 'soon')).rejects.toThrow('takes a value such as');
    expect(await run('maintenance', 'off')).toContain('"enabled": false');
  });

  test('ADMIN_EMAIL grants existing accounts, and later ones unless addresses are not verified', async () => {
    await add('chief@mail.example');
    await expectAdmins(getDatabase(), ['chief@mail.example', 'later@mail.example']);
    await add('Later@mail.example');
    await add('later@mail.example', { sso: true });
    await expectAdmins(getDatabase(), []);
    await add('after@mail.example');
    await expectAdmins(getDatabase(), ['after@mail.example', 'never@mail.example'], false);
    await add('never@mail.example');
    const admins = (await run('list')).split('\n').map((line) => line.split(' ')[0]);
    expect(admins).toEqual(['ben@mail.example', 'chief@mail.example', 'Later@mail.example', 'after@mail.example']);
  });
});

describe('npm run admin on the embedded database', () => {
  const start = join(import.meta.dirname, '../start.js');
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shortlist-admin-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [start, '--admin', ...args], {
      cwd: folder,
      env: { DATA_DIR: join(folder, 'data') },
    }).catch((error: { stderr: string }) => error);

  test('says what to do while the server has the folder open, and works once it is closed', async () => {
    const server = await openDatabase({ dataDir: join(folder, 'data') });
    expect((await run('list')).stderr).toContain('Stop the server for the moment of this command');
    await server.close();
    expect(await run('list')).toMatchObject({ stdout: expect.stringContaining('There is no administrator yet.') });
  }, 120_000);

  test('explains its usage', async () => {
    expect((await run('promote', 'ada@mail.example')).stderr).toContain('npm run admin -- list');
    expect((await run('grant', 'Ada')).stderr).toContain('"Ada" is no email address.');
  }, 120_000);
});
