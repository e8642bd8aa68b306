import { expect } from 'vitest';
import { buildResume } from '../testing/build.ts';
import { anonymous, DENIED, describePolicies, rowsOf, type Scene, service } from '../testing/describe-policies.ts';

const READ = 'select reason, resume_text, optimized_resume from resume_versions order by created_at, resume_text';
const KEEP = 'insert into resume_versions (resume_id, resume_text, match_score) values ($1, $2, 70)';

/** The id of an analysis, whose owner is at work. */
async function open({ session, owner }: Scene): Promise<string> {
  const id = await buildResume(session, owner);
  await session.query(`update resumes set resume_text = 'As analysed' where id = $1`, [id]);
  await session.query('delete from resume_versions');
  await session.become(owner.caller);
  return id;
}

const write = (text: string) => `update resumes set resume_text = '${text}'`;

describePolicies('versions of an analysis', (when) => {
  when('keep what was there before a change, once in three minutes of work', async (scene) => {
    const { session, owner } = scene;
    await open(scene);
    await session.query(write('First words'));
    await session.query(write('Second words'));
    await session.query(`update resumes set job_title = 'Nurse'`);
    const analysed = { reason: 'work', resume_text: 'As analysed', optimized_resume: null };
    expect(await rowsOf(session, READ)).toEqual([analysed]);
    await session.become(service);
    await session.query(`update resume_versions set created_at = now() - interval '4 minutes'`);
    await session.become(owner.caller);
    await session.query(`update resumes set optimized_resume = 'Better'`);
    expect(await rowsOf(session, READ)).toEqual([analysed, { ...analysed, resume_text: 'Second words' }]);
  });

  when('are kept by the page at a download, of one’s own analyses only', async (scene) => {
    const { session, stranger, admin } = scene;
    const id = await open(scene);
    await session.query(KEEP, [id, 'As downloaded']);
    expect(await rowsOf(session, READ)).toMatchObject([{ reason: 'download', resume_text: 'As downloaded' }]);
    expect(
      await session.attempt(
        `insert into resume_versions (resume_id, user_id, resume_text, match_score)
      values ($1, $2, 'x', 1)`,
        [id, stranger.id],
      ),
    ).toBe(DENIED);
    for (const { caller } of [stranger, admin]) {
      await session.become(caller);
      expect(await rowsOf(session, READ)).toEqual([]);
      expect(await session.attempt(KEEP, [id, 'Theirs'])).toBe(DENIED);
      expect(await session.query('delete from resume_versions')).toMatchObject({ rowCount: 0 });
    }
    await session.become(anonymous);
    expect(await session.attempt(READ)).toBe(DENIED);
  });

  when('are not changed, are deleted by their owner, and go with their analysis', async (scene) => {
    const { session } = scene;
    const id = await open(scene);
    await session.query(KEEP, [id, 'One']);
    expect(await session.attempt(`update resume_versions set resume_text = 'x'`)).toBe(DENIED);
    expect(await session.query('delete from resume_versions')).toMatchObject({ rowCount: 1 });
    await session.query(KEEP, [id, 'Two']);
    await session.query('delete from resumes');
    expect(await rowsOf(session, READ)).toEqual([]);
  });

  when('are thirty at most: the oldest go, and none counts as kept', async (scene) => {
    const { session, owner } = scene;
    const id = await open(scene);
    await session.query(
      `insert into resume_versions (resume_id, resume_text, match_score)
      select $1, 'Version ' || at, 1 from generate_series(1, 40) at`,
      [id],
    );
    expect(await rowsOf(session, 'select count(*)::integer as kept from resume_versions')).toEqual([{ kept: 30 }]);
    await session.become(service);
    expect(await rowsOf(session, 'select rows from private.kept where user_id = $1', [owner.id])).toEqual([
      { rows: '1' },
    ]);
  });
});
