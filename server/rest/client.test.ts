import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeEachConnection } from '#database/testing/describe-each-database.ts';
import { listen } from '#e2e/stubs/listen.ts';
import { createTestApp, type TestApp, type TestPerson } from '#server/testing/test-app.ts';

/** Every data call of product rule 7.1, with the client that the web uses, over a real connection. */
describeEachConnection('the unmodified data client', (getDatabase) => {
  let testApp: TestApp;
  let server: Server;
  let url: string;
  let ada: TestPerson;
  let admin: TestPerson;
  let asAda: SupabaseClient;
  let asAdmin: SupabaseClient;
  let asVisitor: SupabaseClient;

  beforeAll(async () => {
    testApp = await createTestApp(getDatabase());
    server = createServer(getRequestListener(testApp.app.fetch));
    url = `http://127.0.0.1:${await listen(server)}`;
    ada = await testApp.signUp('ada@mail.example');
    admin = await testApp.signUp('admin@mail.example');
    await connect(testApp.services.keys.serviceKey).from('user_roles').insert({ user_id: admin.id, role: 'admin' });
    [asAda, asAdmin, asVisitor] = [connect(ada.accessToken), connect(admin.accessToken), connect()];
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await testApp.close();
  });

  function connect(token?: string): SupabaseClient {
    return createClient(url, testApp.services.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token === undefined ? {} : { accessToken: async () => token }),
    });
  }

  const resume = (title: string) => ({
    user_id: ada.id,
    job_title: title,
    resume_text: 'Kept the books of a made-up bakery.',
    job_description: 'Bookkeeper wanted.',
    match_score: 61.5,
    optimized_match_score: 0,
    keyword_matches: [{ keyword: 'books', found: true, locations: ['Kept the books, (daily)'] }],
    optimized_resume: '',
    ai_analysis_completed: true,
    recommendations: ['Say "bookkeeper"'],
    missing_keywords_context: [{ keyword: 'bookkeeper', suggestedContext: 'Kept the books' }],
    analysed_on: '2026-11-22',
  });

  test('selects the whole profile by id, and updates the name', async () => {
    const own = await asAda.from('profiles').select('*').eq('id', ada.id).single();
    expect(own).toMatchObject({
      error: null,
      status: 200,
      data: { id: ada.id, email: 'ada@mail.example', name: 'ada' },
    });
    const updated = await asAda.from('profiles').update({ name: 'Ada L.' }).eq('id', ada.id).select().single();
    expect(updated).toMatchObject({ error: null, data: { name: 'Ada L.' } });
    expect((await asAda.from('profiles').select('id').eq('id', admin.id).maybeSingle()).data).toBeNull();
  });

  test('calls get_user_roles', async () => {
    expect(await asAda.rpc('get_user_roles', { user_id: ada.id })).toMatchObject({ error: null, data: [] });
    expect(await asAdmin.rpc('get_user_roles', { user_id: admin.id })).toMatchObject({ error: null, data: ['admin'] });
  });

  test('inserts, lists, updates and deletes a person’s own resumes', async () => {
    const made = await asAda.from('resumes').insert(resume('First')).select().single();
    expect(made).toMatchObject({ error: null, status: 201, data: resume('First') });
    await asAda.from('resumes').insert(resume('Second'));
    const list = await asAda
      .from('resumes')
      .select('*')
      .eq('user_id', ada.id)
      .order('created_at', { ascending: false });
    expect(list.data?.map(({ job_title }) => job_title)).toEqual(['Second', 'First']);
    const own = { id: made.data?.id, user_id: ada.id };
    expect(await asAda.from('resumes').update({ optimized_resume: 'Better.' }).match(own)).toMatchObject({
      status: 204,
      error: null,
    });
    const read = await asAda.from('resumes').select('optimized_resume').match(own).single();
    expect(read.data).toEqual({ optimized_resume: 'Better.' });
    const counted = await asAda.from('resumes').select('*', { count: 'exact', head: true }).eq('user_id', ada.id);
    expect(counted).toMatchObject({ error: null, count: 2, data: null });
    expect(await asAda.from('resumes').delete().match(own)).toMatchObject({ status: 204, error: null });
    expect((await asAda.from('resumes').select('id').match(own)).data).toEqual([]);
  });

  test('shows nobody else’s resumes, and refuses to write in another’s name', async () => {
    const stranger = connect((await testApp.signUp('stranger@mail.example')).accessToken);
    expect((await stranger.from('resumes').select('*').eq('user_id', ada.id)).data).toEqual([]);
    const forged = await stranger.from('resumes').insert(resume('Forged'));
    expect(forged).toMatchObject({ status: 403, error: { code: '42501' } });
    expect(await asVisitor.from('resumes').select('*')).toMatchObject({ status: 401, error: { code: '42501' } });
    expect(await stranger.from('user_roles').insert({ user_id: ada.id, role: 'admin' })).toMatchObject({
      error: { code: '42501' },
    });
  });

  test('lets an admin read profiles, and grant and revoke the role', async () => {
    const profiles = await asAdmin.from('profiles').select('*').order('created_at', { ascending: false });
    expect(profiles.data?.map(({ id }) => id)).toEqual(expect.arrayContaining([ada.id, admin.id]));
    const some = await asAdmin.from('profiles').select('id, email').in('id', [ada.id]);
    expect(some.data).toEqual([{ id: ada.id, email: 'ada@mail.example' }]);
    expect(await asAdmin.from('user_roles').insert({ user_id: ada.id, role: 'admin' })).toMatchObject({
      status: 201,
      error: null,
    });
    const admins = await asAdmin.from('user_roles').select('user_id').eq('role', 'admin');
    expect(admins.data).toHaveLength(2);
    expect(await asAdmin.from('user_roles').delete().eq('user_id', ada.id).eq('role', 'admin')).toMatchObject({
      status: 204,
      error: null,
    });
    const logged = await asAdmin.rpc('log_admin_action', {
      action: 'revoke_admin_role',
      entity_type: 'user',
      entity_id: ada.id,
      details: { user_id: ada.id, role: 'admin' },
    });
    expect(logged.error).toBeNull();
    const entries = await asAdmin
      .from('audit_logs')
      .select('user_id, action')
      .eq('entity_id', ada.id)
      .order('created_at', { ascending: false });
    // The database has already recorded both: what the page logs about the same action adds no second entry.
    expect(entries.data).toEqual([
      { user_id: admin.id, action: 'revoke_admin_role' },
      { user_id: admin.id, action: 'grant_admin_role' },
    ]);
  });

  test('lets an admin read and delete any resume', async () => {
    const made = await asAda.from('resumes').insert(resume('Seen')).select('id').single();
    const list = await asAdmin
      .from('resumes')
      .select('id, job_title, match_score, created_at, user_id')
      .order('created_at', { ascending: false });
    expect(list.data?.[0]).toMatchObject({ id: made.data?.id, job_title: 'Seen', match_score: 61.5, user_id: ada.id });
    expect((await asAdmin.from('resumes').select('*').eq('id', made.data?.id).single()).data).toMatchObject(
      resume('Seen'),
    );
    expect(await asAdmin.from('resumes').delete().eq('id', made.data?.id)).toMatchObject({ status: 204, error: null });
    expect((await asAda.from('resumes').select('id').eq('id', made.data?.id)).data).toEqual([]);
  });

  test('writes an entry for each resume of somebody else that an admin opens, and none for a list or one’s own', async () => {
    const [first, second] = await Promise.all(
      [asAda, asAda].map((client) => client.from('resumes').insert(resume('Opened')).select('id').single()),
    );
    const opened = [first?.data?.id, second?.data?.id];
    const entriesOf = async () => {
      const { data } = await asAdmin
        .from('audit_logs')
        .select('user_id, entity_id')
        .eq('action', 'view_resume')
        .in('entity_id', opened)
        .order('entity_id');
      return data;
    };
    await asAda.from('resumes').select('*').in('id', opened);
    await asAdmin.from('resumes').select('id, job_title, match_score, created_at, user_id').in('id', opened);
    await asAdmin.from('resumes').select('*', { head: true, count: 'exact' }).in('id', opened);
    expect(await entriesOf()).toEqual([]);
    const { data } = await asAdmin.from('resumes').select('id, words:keyword_matches').in('id', opened);
    expect(data).toHaveLength(2);
    const both = opened.toSorted().map((id) => ({ user_id: admin.id, entity_id: id }));
    expect(await entriesOf()).toEqual(both);
    expect((await asAdmin.from('resumes').select().in('id', opened).single()).error?.code).toBe('PGRST116');
    expect(await entriesOf()).toEqual(both);
  });

  describe('an admin who searches by what is in other people’s resumes', () => {
    const secret = 'Speaks of Atlantis';
    const opened: unknown[] = [];
    beforeAll(async () => {
      for (let times = 0; times < 2; times += 1) {
        const { data } = await asAda
          .from('resumes')
          .insert({ ...resume('Told'), resume_text: secret })
          .select('id')
          .single();
        opened.push(data?.id);
      }
    });
    const countEntries = async (): Promise<number> => {
      const { count } = await asAdmin
        .from('audit_logs')
        .select('id', { count: 'exact', head: true })
        .eq('action', 'view_resume')
        .in('entity_id', opened);
      return count ?? 0;
    };

    test.each<[string, (from: () => ReturnType<typeof asAdmin.from>) => PromiseLike<unknown>]>([
      ['filters a list by it', (from) => from().select('id').like('resume_text', `%Atlantis%`)],
      ['filters in a group', (from) => from().select('id').or('match_score.eq.1,resume_text.like.*Atlantis*')],
      [
        'filters by what an analysis quotes',
        (from) => from().select('id').contains('keyword_matches', '[{"found": true}]').in('id', opened),
      ],
      ['only counts', (from) => from().select('id', { head: true, count: 'exact' }).like('resume_text', `%Atlantis%`)],
      ['asks for no row', (from) => from().select('id', { count: 'exact' }).like('resume_text', `%Atlantis%`).limit(0)],
      ['asks for one row and is refused', (from) => from().select('id').like('resume_text', `%Atlantis%`).single()],
      ['orders by it', (from) => from().select('id').in('id', opened).order('resume_text')],
      ['has it quoted by an error', (from) => from().select('resume_text::int').in('id', opened)],
      [
        'deletes by it, and is refused',
        (from) =>
          from().delete().like('resume_text', `%Atlantis%`).setHeader('Prefer', 'handling=strict,max-affected=1'),
      ],
    ])('writes an entry for each resume when the admin %s', async (_how, ask) => {
      const before = await countEntries();
      await ask(() => asAdmin.from('resumes'));
      expect(await countEntries()).toBe(before + opened.length);
    });

    test('writes an entry for a search that finds nobody, with the columns it searched and without its words', async () => {
      const searches = () =>
        asAdmin.from('audit_logs').select('user_id, entity_type, entity_id, details').eq('action', 'search_resumes');
      const before = (await searches()).data ?? [];
      await asAdmin.from('resumes').select('id').like('resume_text', '%Lemuria%');
      await asAdmin.from('resumes').delete().or('match_score.eq.1,job_description.like.*Lemuria*');
      await asAda.from('resumes').select('id').like('resume_text', '%Lemuria%');
      const entry = { user_id: admin.id, entity_type: 'resume', entity_id: null };
      expect((await searches()).data?.slice(before.length)).toEqual([
        { ...entry, details: { columns: ['resume_text'] } },
        { ...entry, details: { columns: ['job_description'] } },
      ]);
    });

    test('writes none for a list, for what a count hides, and for their own', async () => {
      const before = await countEntries();
      await asAdmin.from('resumes').select('id, job_title').in('id', opened).order('created_at');
      await asAdmin.from('resumes').select('*', { head: true, count: 'exact' }).in('id', opened);
      await asAdmin.from('resumes').select('*').eq('user_id', admin.id).like('resume_text', '%Atlantis%');
      await asAda.from('resumes').select('*').like('resume_text', '%Atlantis%');
      expect(await countEntries()).toBe(before);
    });
  });

  test('lets an admin read and change the settings', async () => {
    const settings = await asAdmin.from('system_settings').select('*').order('key');
    expect(settings.data?.length).toBeGreaterThanOrEqual(3);
    const made = await asAdmin
      .from('system_settings')
      .insert({ key: 'made_up', value: { on: true }, description: 'Made up.' });
    expect(made).toMatchObject({ status: 201, error: null });
    const updated_at = new Date().toISOString();
    const changed = await asAdmin
      .from('system_settings')
      .update({ value: 'changed', updated_at })
      .eq('key', 'made_up')
      .select()
      .single();
    expect(changed).toMatchObject({ error: null, data: { value: 'changed' } });
    const wrong = await asAdmin.from('system_settings').update({ value: 'changed' }).eq('key', 'ai_enabled').select();
    expect(wrong).toMatchObject({ status: 422, error: { message: 'ai_enabled has to be a JSON object.' } });
    const byAda = await asAda.from('system_settings').update({ value: 1 }).eq('key', 'made_up').select();
    expect(byAda.data ?? []).toEqual([]);
  });

  test('counts for the admin’s page without sending rows', async () => {
    for (const query of [
      asAdmin.from('profiles').select('*', { count: 'exact', head: true }),
      asAdmin.from('resumes').select('*', { count: 'exact', head: true }),
      asAdmin.from('subscriptions').select('*', { count: 'exact', head: true }).eq('status', 'active'),
    ]) {
      expect(await query).toMatchObject({ error: null, data: null, count: expect.any(Number) });
    }
  });

  test('P123: bodies carry their length', async () => {
    const { keys } = testApp.services;
    const response = await fetch(`${url}/rest/v1/system_settings?select=key`, {
      headers: { apikey: keys.anonKey, Authorization: `Bearer ${keys.serviceKey}` },
    });
    const body = await response.arrayBuffer();
    expect(response.headers.get('Content-Length')).toBe(String(body.byteLength));
  });

  test('P14: an expired or forged token is refused with WWW-Authenticate', async () => {
    const { status, error } = await connect(`${ada.accessToken.slice(0, -4)}AAAA`)
      .from('profiles')
      .select();
    expect({ status, error }).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
  });
});
