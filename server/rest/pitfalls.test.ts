import { beforeAll, describe, expect, test } from 'vitest';
import { chooseMedia } from './accept.ts';
import { parseQuery } from './parse-query.ts';
import { buildRead } from './read.ts';
import { describeRest } from './testing/describe-rest.ts';

/** Section 13, except for what the tests of the rules themselves cover (pitfalls 1 to 3 and 15: see writes and calls). */
describe('statements', () => {
  const textOf = (filter: string, offset: number) => {
    const query = parseQuery([['id', filter]], 'items');
    const options = { range: { offset, limit: 10 }, count: null, media: chooseMedia('*/*'), isBodyless: false };
    const source = { alias: '"items"', columns: new Map() };
    return buildRead({ schema: 'public', name: 'items' }, source, query, options).map(({ sql }) => sql);
  };

  test('pitfall 10: a list of any length, any value and any page are one statement text', () => {
    expect(textOf('in.(1,2,3)', 0)).toEqual(textOf('in.(4)', 20));
    expect(textOf('eq.1', 0)).toEqual(textOf('eq.something else', 5));
  });

  test('P67: HEAD does not build the JSON', () => {
    const query = parseQuery([], 'items');
    const options = { range: { offset: 0, limit: 1 }, count: null, media: chooseMedia('*/*'), isBodyless: true };
    const [statement] = buildRead(
      { schema: 'public', name: 'items' },
      { alias: '"items"', columns: new Map() },
      query,
      options,
    );
    expect(statement?.sql).not.toMatch(/json/);
  });
});

describeRest('pitfalls', ({ ask, read, database, testApp }) => {
  beforeAll(async () => {
    await database().query(
      `create function reach() returns text language sql stable security definer as 'select current_user::text'`,
    );
    await database().query('grant execute on function reach() to anon');
    await database().query('create table locked (id int)');
    await database().query('create view unlocked as select count(*) as n from locked');
    await database().query('grant select on unlocked to anon');
  });

  test('pitfall 4: a view or function with its owner’s rights keeps them', async () => {
    const { rows } = await database().query('select current_user::text as name');
    expect(await read('/rpc/reach')).toBe(rows[0]?.name);
    expect(await ask('/locked')).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await read('/unlocked')).toEqual([{ n: 0 }]);
  });

  test('pitfall 5: a filter that names the owner gives nobody else the rows', async () => {
    const owner = await testApp().signUp('owner@mail.example');
    const other = await testApp().signUp('other@mail.example');
    await ask('/owned', { token: owner.accessToken, body: { id: 5, text: 'private' } });
    const asked = await ask(`/owned?owner=eq.${owner.id}`, { token: other.accessToken });
    expect(asked).toMatchObject({ status: 200, body: [] });
    const counted = await ask('/owned', {
      method: 'HEAD',
      token: other.accessToken,
      headers: { Prefer: 'count=exact' },
    });
    expect(counted.headers.get('Content-Range')).toBe('*/0');
  });

  test('pitfall 8: dates, numbers and bytes are the same from a table and from a function', async () => {
    const columns = 'born,price,raw,span,big';
    expect(await read(`/rpc/all_items?select=${columns}&id=eq.1`)).toEqual(
      await read(`/items?select=${columns}&id=eq.1`),
    );
  });

  test('pitfall 13: each role’s statements are bounded', async () => {
    expect(await read('/rpc/setting?wanted=statement_timeout')).toBe('3s');
    const { serviceKey } = testApp().services.keys;
    const asService = await ask('/rpc/setting?wanted=statement_timeout', { token: serviceKey });
    expect(asService.body).toBe('30s');
  });

  test('P4: a write within a read is refused 405', async () => {
    await database().query(
      `create function sneak() returns int language sql volatile as 'insert into plain values (1) returning 1'`,
    );
    await database().query('grant execute on function sneak() to anon');
    await database().query('create view sneaky as select sneak() as n');
    await database().query('grant select on sneaky to anon');
    await database().query(`notify pgrst, 'reload schema'`);
    await expect.poll(async () => (await ask('/sneaky')).status).toBe(405);
    expect(await ask('/rpc/sneak')).toMatchObject({ status: 405, body: { code: '25006' } });
  });

  test('database errors contain none of our SQL', async () => {
    for (const path of ['/items?select=nope', '/items?id=eq.x', '/items?id=like.1']) {
      expect((await ask(path)).text, path).not.toMatch(/pgrst_|select /i);
    }
  });
});
