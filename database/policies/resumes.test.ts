import { expect } from 'vitest';
import { buildAdmin, buildResume } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, rowsOf, service } from '../testing/describe-policies.ts';

const INSERT = `insert into resumes (job_title, resume_text, job_description, match_score, keyword_matches)
  values ('Beekeeper', 'bees', 'a beekeeper', 50, '[{"keyword": "bees", "found": true, "locations": ["bees"]}]')`;

describePolicies('resumes', (when) => {
  when('an owner saves an analysis and gets the row back, as their own', async ({ session, owner }) => {
    await session.become(owner.caller);
    const saved = await session.query(`${INSERT} returning *`);
    expect(saved.rows).toMatchObject([{ user_id: owner.id, match_score: 50, ai_analysis_completed: false }]);
    expect(await rowsOf(session, 'select user_id from resumes')).toEqual([{ user_id: owner.id }]);
  });

  when('an owner names themselves as the owner, and nobody else', async ({ session, owner, stranger }) => {
    await session.become(owner.caller);
    const insert = `insert into resumes (user_id, resume_text, job_description, match_score) values ($1, 'r', 'j', 1)`;
    expect(await session.attempt(insert, [owner.id])).toMatchObject({ rowCount: 1 });
    expect(await session.attempt(insert, [stranger.id])).toBe(DENIED);
  });

  when('an owner reads, changes and deletes their own', async ({ session, owner }) => {
    const id = await buildResume(session, owner);
    await session.become(owner.caller);
    const update = 'update resumes set optimized_resume = $2, optimized_match_score = 90 where id = $1 returning id';
    expect(await rowsOf(session, update, [id, 'better'])).toEqual([{ id }]);
    expect(await rowsOf(session, 'select optimized_resume from resumes')).toEqual([{ optimized_resume: 'better' }]);
    expect(await session.query('delete from resumes where id = $1', [id])).toMatchObject({ rowCount: 1 });
  });

  when('an owner keeps what was proposed and decided, and a stranger changes none of it', async (scene) => {
    const { session, owner, stranger } = scene;
    const id = await buildResume(session, owner);
    const update = `update resumes set rewriting = '{"proposedText": "p", "reported": []}', decisions = $2 where id = $1`;
    await session.become(stranger.caller);
    expect(await session.query(update, [id, '{}'])).toMatchObject({ rowCount: 0 });
    await session.become(owner.caller);
    expect(await session.query(update, [id, '{"rejected": [1]}'])).toMatchObject({ rowCount: 1 });
    expect(await rowsOf(session, `select decisions ->> 'rejected' as rejected from resumes`)).toEqual([
      { rejected: '[1]' },
    ]);
    expect(await session.attempt(update, [id, '[]'])).toBe('23514');
  });

  when('counts the changes of a row, so that a second tab can tell that the first was faster', async (scene) => {
    const { session, owner } = scene;
    const id = await buildResume(session, owner);
    await session.become(owner.caller);
    const update = 'update resumes set job_title = $3 where id = $1 and revision = $2';
    expect(await session.query(update, [id, 0, 'First'])).toMatchObject({ rowCount: 1 });
    expect(await session.query(update, [id, 0, 'Second'])).toMatchObject({ rowCount: 0 });
    expect(await rowsOf(session, 'select job_title, revision from resumes')).toEqual([
      { job_title: 'First', revision: 1 },
    ]);
    expect(await session.attempt('update resumes set revision = 0')).toBe(DENIED);
  });

  when('an owner cannot forge the date, the id or the owner of a row', async ({ session, owner, stranger }) => {
    await buildResume(session, owner);
    await session.become(owner.caller);
    expect(await session.attempt(`update resumes set created_at = now() - interval '1 year'`)).toBe(DENIED);
    expect(await session.attempt('update resumes set id = gen_random_uuid()')).toBe(DENIED);
    expect(await session.attempt('update resumes set user_id = $1', [stranger.id])).toBe(DENIED);
    const dated = `insert into resumes (resume_text, job_description, match_score, created_at) values ('r', 'j', 1, now())`;
    expect(await session.attempt(dated)).toBe(DENIED);
  });

  when('a row saved twice under a chosen id is saved once, and nobody takes the place of another’s', async (scene) => {
    const { session, owner, stranger } = scene;
    const once = `insert into resumes (id, resume_text, job_description, match_score) values ($1, 'r', 'j', 1) on conflict (id) do nothing`;
    const id = '00000000-0000-4000-8000-00000000abcd';
    await session.become(owner.caller);
    expect(await session.query(once, [id])).toMatchObject({ rowCount: 1 });
    expect(await session.query(once, [id])).toMatchObject({ rowCount: 0 });
    await session.become(stranger.caller);
    expect(await session.query(once, [id])).toMatchObject({ rowCount: 0 });
    expect(await rowsOf(session, 'select id from resumes')).toEqual([]);
  });

  when('a stranger sees, changes and deletes nothing of it', async ({ session, owner, stranger }) => {
    const id = await buildResume(session, owner);
    await session.become(stranger.caller);
    expect(await rowsOf(session, 'select * from resumes where id = $1', [id])).toEqual([]);
    expect(await session.query(`update resumes set job_title = 'x' where id = $1`, [id])).toMatchObject({
      rowCount: 0,
    });
    expect(await session.query('delete from resumes where id = $1', [id])).toMatchObject({ rowCount: 0 });
    await session.become(service);
    expect(await rowsOf(session, 'select job_title from resumes')).toEqual([{ job_title: 'Beekeeper' }]);
  });

  when('nobody without a sign-in does anything', async ({ session, owner }) => {
    await buildResume(session, owner);
    await session.become(anonymous);
    for (const sql of ['select * from resumes', INSERT, 'update resumes set job_title = null', 'delete from resumes']) {
      expect(await session.attempt(sql), sql).toBe(DENIED);
    }
  });

  when('a signed-in token without a user id owns nothing', async ({ session, owner }) => {
    await buildResume(session, owner);
    await session.become({ role: 'authenticated', claims: {} });
    expect(await rowsOf(session, 'select * from resumes')).toEqual([]);
    expect(await session.attempt(INSERT)).toBe(DENIED);
  });

  when('an admin reads and deletes any, and changes none', async ({ session, owner, admin }) => {
    const id = await buildResume(session, owner);
    await session.become(admin.caller);
    expect(await rowsOf(session, 'select id from resumes')).toEqual([{ id }]);
    expect(await session.query('update resumes set job_title = null')).toMatchObject({ rowCount: 0 });
    expect(await session.query('delete from resumes where id = $1', [id])).toMatchObject({ rowCount: 1 });
  });

  when('the service role does everything', async ({ session, owner }) => {
    const id = await buildResume(session, owner);
    expect(await rowsOf(session, `update resumes set job_title = 'x' returning id`)).toEqual([{ id }]);
    expect(await session.query('delete from resumes')).toMatchObject({ rowCount: 1 });
  });

  when('deleting the user deletes their analyses', async ({ session, owner }) => {
    await buildResume(session, owner);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query('delete from auth.users where id = $1', [owner.id]);
    await session.become(service);
    expect(await rowsOf(session, 'select * from resumes')).toEqual([]);
  });

  when('a plain list takes the index on the person, an administrator’s does not', async ({ session, owner, admin }) => {
    await session.become(service);
    await session.query(`insert into resumes (user_id, resume_text, job_description, match_score)
      select id, 'r', 'j', 1 from profiles, generate_series(1, 700)`);
    await session.query('reset role');
    await session.query('analyze public.resumes');
    const planOf = async () =>
      JSON.stringify(await rowsOf(session, 'explain select id from resumes order by created_at desc limit 50'));
    await session.become(owner.caller);
    expect(await planOf()).toMatch(/Index.*resumes_user_id_created_at_idx/);
    expect(await rowsOf(session, 'select current_user as role')).toEqual([{ role: 'authenticated' }]);
    await session.become(admin.caller);
    expect(await planOf()).not.toContain('user_id_created_at');
    expect(await rowsOf(session, 'select current_user as role')).toEqual([{ role: 'authenticated_admin' }]);
  });

  when('an administrator whose role is revoked, or who is banned, is one no more at once', async (scene) => {
    const { session, owner, admin } = scene;
    await buildResume(session, owner);
    const seen = async () => {
      await session.become(admin.caller);
      return (await rowsOf(session, 'select id from resumes')).length;
    };
    expect(await seen()).toBe(1);
    const other = await buildAdmin(session);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query(`update auth.users set banned_until = 'infinity' where id = $1`, [admin.id]);
    expect(await seen()).toBe(0);
    await session.become({ role: 'auth_admin', claims: {} });
    await session.query('update auth.users set banned_until = null where id = $1', [admin.id]);
    expect(await seen()).toBe(1);
    await session.become(service);
    await session.query('delete from user_roles where user_id = $1', [admin.id]);
    expect(await seen()).toBe(0);
    await session.become(other.caller);
    expect(await rowsOf(session, 'select id from resumes')).toHaveLength(1);
  });
});
