import { expect } from 'vitest';
import { anonymous, DENIED, describePolicies, rowsOf, type Scene, service } from '../testing/describe-policies.ts';
import type { TestSession } from '../testing/rolled-back.ts';

const ADD = `insert into base_resumes (name, resume_text) values ('Nurse', $1) returning id`;
const KEEP = `select private.keep_file($1, $2, 'nurse.pdf', 'pdf', 3, 'QUJD')`;

/** The id of a resume that the owner added. */
async function add({ session, owner }: Scene, text = 'Ten years of nights'): Promise<string> {
  await session.become(owner.caller);
  const { rows } = await session.query<{ id: string }>(ADD, [text]);
  const id = rows[0]?.id;
  if (!id) throw new Error('The insert returned no row.');
  return id;
}

async function keptBytes(session: TestSession, id: string): Promise<number> {
  await session.become(service);
  const { rows } = await session.query<{ bytes: string }>('select bytes from private.kept where user_id = $1', [id]);
  return Number(rows[0]?.bytes ?? 0);
}

describePolicies('base resumes', (when) => {
  when('a new text makes a version, a new name does not', async (scene) => {
    await add(scene);
    const { session } = scene;
    await session.query(`update base_resumes set name = 'Nurse, nights'`);
    await session.query(`update base_resumes set resume_text = 'Eleven years of nights'`);
    expect(await rowsOf(session, 'select name, resume_text, version from base_resumes')).toEqual([
      { name: 'Nurse, nights', resume_text: 'Eleven years of nights', version: 2 },
    ]);
    expect(await rowsOf(session, 'select version, resume_text from base_resume_versions')).toEqual([
      { version: 1, resume_text: 'Ten years of nights' },
    ]);
  });

  when('what the document says of the lines is kept with each version, and counted', async (scene) => {
    const id = await add(scene);
    const { session, owner } = scene;
    await session.query(`update base_resumes set resume_roles = 'n1a h2b' where id = $1`, [id]);
    const before = await keptBytes(session, owner.id);
    await session.become(owner.caller);
    await session.query(`update base_resumes set resume_roles = 'n1a h2b l3' where id = $1`, [id]);
    expect(await keptBytes(session, owner.id)).toBe(before + ' l3'.length);
    await session.become(owner.caller);
    await session.query(`update base_resumes set resume_text = 'New', resume_roles = null where id = $1`, [id]);
    expect(await rowsOf(session, 'select resume_roles from base_resume_versions')).toEqual([
      { resume_roles: 'n1a h2b l3' },
    ]);
    for (const refused of ['', 'h1;', 'h'.repeat(45_001)]) {
      expect(await session.attempt('update base_resumes set resume_roles = $1', [refused])).toBe('23514');
    }
  });

  when('nobody else sees them, nor their versions, not even an admin', async (scene) => {
    await add(scene);
    const { session, owner, stranger, admin } = scene;
    await session.query(`update base_resumes set resume_text = 'New'`);
    for (const { caller } of [stranger, admin]) {
      await session.become(caller);
      expect(await rowsOf(session, 'select * from base_resumes')).toEqual([]);
      expect(await rowsOf(session, 'select * from base_resume_versions')).toEqual([]);
      const forOwner = `insert into base_resumes (user_id, name, resume_text) values ($1, 'Mine', 'x')`;
      expect(await session.attempt(forOwner, [owner.id])).toBe(DENIED);
    }
    await session.become(anonymous);
    expect(await session.attempt('select * from base_resumes')).toBe(DENIED);
  });

  when('no person writes what the file is or which version this is', async (scene) => {
    await add(scene);
    for (const change of [`file_name = 'x.pdf'`, 'version = 9', 'user_id = user_id']) {
      expect(await scene.session.attempt(`update base_resumes set ${change}`)).toBe(DENIED);
    }
    expect(await scene.session.attempt('select * from private.base_resume_files')).toBe(DENIED);
  });

  when('a name, a text and sections of another shape are refused', async ({ session, owner }) => {
    await session.become(owner.caller);
    const insert = 'insert into base_resumes (name, resume_text, sections) values ($1, $2, $3)';
    expect(await session.attempt(insert, [' ', 'text', '[]'])).toBe('23514');
    expect(await session.attempt(insert, ['Nurse', '', '[]'])).toBe('23514');
    expect(await session.attempt(insert, ['Nurse', 'text', '{}'])).toBe('23514');
  });

  when('the file is kept for its owner alone, replaced, and named in the list', async (scene) => {
    const id = await add(scene);
    const { session, owner, stranger } = scene;
    await session.become(service);
    expect(await session.attempt(KEEP, [stranger.id, id])).toBe('PT404');
    await session.query(KEEP, [owner.id, id]);
    await session.query(KEEP, [owner.id, id]);
    expect(await rowsOf(session, `select encode(sealed, 'escape') as sealed from private.base_resume_files`)).toEqual([
      { sealed: 'ABC' },
    ]);
    await session.become(owner.caller);
    expect(await rowsOf(session, 'select file_name, file_kind, file_bytes from base_resumes')).toEqual([
      { file_name: 'nurse.pdf', file_kind: 'pdf', file_bytes: 3 },
    ]);
  });

  when('a person keeps twenty files', async (scene) => {
    const { session, owner } = scene;
    await session.become(owner.caller);
    await session.query(
      `insert into base_resumes (name, resume_text) select 'Nurse ' || at, 'x' from generate_series(1, 21) at`,
    );
    await session.become(service);
    const keepAll = `select private.keep_file($1, id, 'a.pdf', 'pdf', 3, 'QUJD') from (
      select id from base_resumes where user_id = $1 and file_name is null limit $2) chosen`;
    await session.query(keepAll, [owner.id, '20']);
    expect(await session.attempt(keepAll, [owner.id, '1'])).toBe('PT403');
  });

  when('texts, versions and files count as what the person keeps, with its limit', async (scene) => {
    const { session, owner } = scene;
    const id = await add(scene, 'ten bytes.');
    // The name, the text and two brackets.
    expect(await keptBytes(session, owner.id)).toBe(17);
    await session.query(KEEP, [owner.id, id]);
    expect(await keptBytes(session, owner.id)).toBe(20);
    await session.become(owner.caller);
    await session.query(`update base_resumes set resume_text = 'ten'`);
    expect(await keptBytes(session, owner.id)).toBe(25);
    await session.query(`update system_settings set value = '{"rows": 9, "megabytes": 0}' where key = 'kept_limits'`);
    expect(await session.attempt(KEEP, [owner.id, id])).toBe('PT403');
    await session.become(owner.caller);
    expect(await session.attempt(`update base_resumes set resume_text = 'longer than before'`)).toBe('PT403');
    await session.query('delete from base_resumes');
    expect(await keptBytes(session, owner.id)).toBe(0);
  });

  when('all of it is deleted with the person', async (scene) => {
    const id = await add(scene);
    const { session, owner } = scene;
    await session.query(`update base_resumes set resume_text = 'New'`);
    await session.become(service);
    await session.query(KEEP, [owner.id, id]);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query('delete from auth.users where id = $1', [owner.id]);
    await session.become(service);
    for (const table of ['base_resumes', 'base_resume_versions', 'private.base_resume_files']) {
      expect(await rowsOf(session, `select * from ${table}`), table).toEqual([]);
    }
  });
});
