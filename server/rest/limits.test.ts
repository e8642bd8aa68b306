import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { callerOf } from './caller.ts';
import { parseQuery } from './parse-query.ts';
import { settings } from './settings.ts';
import { type Asked, describeRest } from './testing/describe-rest.ts';

describeRest('what one request may ask', ({ ask, read, database, testApp }) => {
  const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `row ${at}` }));
  const countPlain = async () =>
    (await database().query<{ count: number }>('select count(*)::integer as count from public.plain')).rows[0]?.count;

  describe('a pattern', () => {
    test.each([
      ['with a back-reference', 'name=match.(a*)\\1'],
      ['with one behind an escaped backslash', 'name=imatch.\\\\\\1'],
      ['with one among others', 'or=(id.eq.1,name.match."(a)\\\\1")'],
      ['with one in a list', 'name=match(any).{"(a)\\\\1"}'],
      ['of many characters', `name=match.${'a'.repeat(201)}`],
    ])('%s is refused', async (_what, query) => {
      expect(await ask(`/items?${query.replaceAll('\\', '%5C')}`)).toMatchObject({
        status: 400,
        body: { code: 'PGRST100' },
      });
    });

    test('with escapes, also of a backslash before a digit, is matched', async () => {
      expect(await read('/items?select=id&name=match.%5Ean%5Cw%2B')).toEqual([{ id: 1 }]);
      expect(await read('/items?select=id&name=match.%5C%5C1')).toEqual([]);
    });
  });

  describe('a write', () => {
    test('of more than a thousand rows is refused, and nothing of it is written', async () => {
      const before = await countPlain();
      expect(await ask('/plain', { method: 'POST', body: rowsOf(1001) })).toMatchObject({
        status: 413,
        body: { code: 'PT413', message: 'One write may hold 1,000 rows at most' },
      });
      expect(await countPlain()).toBe(before);
      expect((await ask('/plain', { method: 'POST', body: rowsOf(1000) })).status).toBe(201);
    });

    test.each(['PATCH', 'DELETE'])('%s of more than a thousand rows is undone', async (method) => {
      await database().query(`insert into public.plain select '${method}' from generate_series(1, 1001)`);
      const change = { method, ...(method === 'PATCH' ? { body: { value: 'changed' } } : {}) };
      expect(await ask(`/plain?value=eq.${method}`, change)).toMatchObject({ status: 413, body: { code: 'PT413' } });
      expect(await read(`/plain?select=value&value=eq.${method}&offset=1000`)).toHaveLength(1);
    });

    test('of the service key has no limit', async () => {
      const token = testApp().services.keys.serviceKey;
      expect((await ask('/plain', { method: 'POST', body: rowsOf(1001), token })).status).toBe(201);
      expect((await ask('/plain?value=like.row*', { method: 'DELETE', token })).status).toBe(204);
    });
  });

  describe('an answer', () => {
    const tooLong = { status: 413, body: { code: 'PT413', message: 'One answer may hold 50 MB at most' } };
    beforeAll(() =>
      database().query(`insert into public.plain select repeat('a', 1000000) from generate_series(1, 60)`),
    );
    afterAll(() => database().query('delete from public.plain where length(value) = 1000000'));
    const long = '/plain?value=like.aaaa*';
    // Anyone but the service key would soon have used up their statement time.
    const askAsServer = (path: string, asked: Asked = {}) =>
      ask(path, { ...asked, token: testApp().services.keys.serviceKey });

    test.each([
      ['of rows', long, {}],
      ['of one column many times', `${long}&limit=10&select=${'abcdefg'.replaceAll(/./g, '$&:value,')}value`, {}],
      ['in CSV', long, { headers: { Accept: 'text/csv' } }],
      ['of a function', '/rpc/long_texts', {}],
    ])('%s of more than 50 MB is refused', async (_what, path, asked) => {
      expect(await askAsServer(path, asked)).toMatchObject(tooLong);
    });

    test('of a write is refused with the write', async () => {
      const headers = { Prefer: 'return=representation' };
      const change = { method: 'PATCH', body: { value: 'b'.repeat(1_000_000) }, headers };
      expect(await askAsServer(long, change)).toMatchObject(tooLong);
      expect((await askAsServer('/plain?value=like.bbbb*', { method: 'HEAD' })).headers.get('Content-Range')).toBe(
        '*/*',
      );
    });

    test('can be paged, counted, and sent without its body', async () => {
      const page = await askAsServer(`${long}&limit=10&offset=20`, { headers: { Prefer: 'count=exact' } });
      expect(page).toMatchObject({ status: 206 });
      expect(page.headers.get('Content-Range')).toBe('20-29/60');
      expect(page.text.length).toBeGreaterThan(10_000_000);
      expect(await askAsServer(long, { method: 'HEAD' })).toMatchObject({ status: 200 });
    });
  });

  test('a body of four megabytes of brackets is refused by its depth, before it is parsed', async () => {
    const headers = { 'Content-Type': 'application/json' };
    for (const body of ['['.repeat(4_000_000), '{"a":'.repeat(800_000)]) {
      const answers = await Promise.all([
        ask('/plain', { method: 'POST', body, headers }),
        ask('/rpc/add', { method: 'POST', body, headers }),
      ]);
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 400, body: { message: 'More than 200 levels of JSON' } });
    }
  });
});

test('a statement with a pattern, or with long wildcards, gets less time than others, in a group too', async () => {
  const limitOf = async (query: string): Promise<unknown> => {
    const { conditions } = parseQuery([...new URLSearchParams(query)], 'items');
    const app = new Hono<AppContext>().get('/', (c) => {
      c.set('identity', { role: 'anon', claims: {} });
      return c.json(callerOf({ c, schemaName: 'public' }, '/items', true, conditions).statementLimit ?? null);
    });
    return (await app.request('/')).json();
  };
  expect(await limitOf('name=eq.a')).toBeNull();
  expect(await limitOf('name=match.a')).toBe(settings.patternLimit);
  expect(await limitOf('or=(id.eq.1,and(id.eq.2,name.imatch.a))')).toBe(settings.patternLimit);
  const half = 'a'.repeat(settings.freeWildcardCharacters / 2);
  expect(await limitOf(`name=like.${half}&name=eq.${half}${half}`)).toBeNull();
  expect(await limitOf(`name=like.${half}&or=(id.eq.1,name.not.ilike.${half}*)`)).toBe(settings.patternLimit);
});
