import { describe, expect, test } from 'vitest';
import { describeRest } from './testing/describe-rest.ts';

describeRest('reading a table', ({ ask, read, database }) => {
  describe('paths and methods', () => {
    test('P1: names are case-sensitive and percent-decoded', async () => {
      expect((await ask('/Odd%20name')).status).toBe(200);
      expect((await ask('/odd%20name')).body).toMatchObject({ code: 'PGRST205' });
      expect((await ask('/Items')).status).toBe(404);
    });

    test('P1: a deeper path is 404 PGRST125', async () => {
      expect(await ask('/items/1')).toMatchObject({ status: 404, body: { code: 'PGRST125' } });
      expect(await ask('/rpc/add/1')).toMatchObject({ status: 404, body: { code: 'PGRST125' } });
    });

    test('P1: other methods are 405 PGRST117, on rpc PGRST101', async () => {
      expect(await ask('/items?id=eq.1', { method: 'PUT', body: { id: 1 } })).toMatchObject({
        status: 405,
        body: { code: 'PGRST117' },
      });
      expect(await ask('/rpc/add', { method: 'PATCH', body: {} })).toMatchObject({
        status: 405,
        body: { code: 'PGRST101' },
      });
    });

    test('section 1: the root is refused 404 PGRST126', async () => {
      expect(await ask('/')).toMatchObject({ status: 404, body: { code: 'PGRST126' } });
    });

    test('P2: Accept-Profile chooses a schema, one that is not exposed is 406 PGRST106', async () => {
      expect((await ask('/items', { headers: { 'Accept-Profile': 'public' } })).status).toBe(200);
      const refused = await ask('/users', { headers: { 'Accept-Profile': 'auth' } });
      expect(refused).toMatchObject({
        status: 406,
        body: { code: 'PGRST106', message: 'Invalid schema: auth', hint: expect.stringContaining('public') },
      });
      const written = await ask('/users', { body: {}, headers: { 'Content-Profile': 'private' } });
      expect(written).toMatchObject({ status: 406, body: { code: 'PGRST106' } });
    });

    test('P3: a table that does not exist is 404 PGRST205', async () => {
      expect(await ask('/nowhere')).toMatchObject({
        status: 404,
        body: { code: 'PGRST205', message: "Could not find the table 'public.nowhere' in the schema cache" },
      });
    });

    test('P132: tables of other schemas do not exist, a forbidden one is the database’s to refuse', async () => {
      expect(await ask('/users')).toMatchObject({ status: 404, body: { code: 'PGRST205' } });
      expect(await ask('/inbox')).toMatchObject({ status: 401, body: { code: '42501' } });
    });
  });

  describe('select', () => {
    test('P30: the default is *, an empty select too, spaces do not matter', async () => {
      const all = await read('/item_names?order=id&limit=1');
      expect(all).toEqual([{ id: 1, name: 'anvil' }]);
      expect(await read('/item_names?select=&order=id&limit=1')).toEqual(all);
      expect(await read('/item_names?select=%20id%20,%20name%20&order=id&limit=1')).toEqual(all);
    });

    test('P31: columns are cast and renamed', async () => {
      expect(await read('/items?select=key:id::text,price::int&id=eq.1')).toEqual([{ key: '1', price: 13 }]);
      expect(await ask('/items?select=id::no_such_type')).toMatchObject({ status: 400, body: { code: '42704' } });
      expect(await ask('/items?select=id::text);drop table items;--')).toMatchObject({
        status: 400,
        body: { code: 'PGRST100' },
      });
    });

    test('P32: an unknown column is 42703, a function of the row is a computed column', async () => {
      expect(await ask('/items?select=nope')).toMatchObject({ status: 400, body: { code: '42703' } });
      expect(await read('/items?select=items_label&items_label=eq.%232')).toEqual([{ items_label: '#2' }]);
    });

    test('P33: the database writes the values: numerics, times, bytes, ranges, enums and big numbers keep their form', async () => {
      const { text } = await ask('/items?select=price,born,raw,span,feeling,big,tags,data&id=eq.1');
      expect(text).toContain('"price":12.50');
      expect(text).toContain('"big":9007199254740993');
      expect(JSON.parse(text)).toMatchObject([
        {
          born: '2026-01-02T03:04:05+00:00',
          raw: '\\x0aff',
          span: '[1,5)',
          feeling: 'calm',
          tags: ['iron', 'heavy'],
          data: { n: 1 },
        },
      ]);
    });

    test('P22: odd names are quoted', async () => {
      await ask('/Odd%20name', { body: { id: 1, 'sp ace': 's', 'quo"te': 'q', 'dot.ted': 'd' } });
      expect(await read('/Odd%20name?select=sp%20ace,"quo\\"te","dot.ted"&"dot.ted"=eq.d')).toEqual([
        { 'sp ace': 's', 'quo"te': 'q', 'dot.ted': 'd' },
      ]);
    });

    test('P23: JSON paths select, filter and order; the last key is the name', async () => {
      expect(await read('/items?select=data->a->>b,data->list->1,first:data->list->>0&id=eq.1')).toEqual([
        { b: 'deep', list: 20, first: '10' },
      ]);
      expect(await read('/items?select=id&data->a->>b=eq.flat')).toEqual([{ id: 2 }]);
      expect(await read('/items?select=id&data->n=gt.1&order=data->n.desc')).toEqual([{ id: 4 }, { id: 2 }]);
      expect(await read('/items?select=tags->0&id=eq.1')).toEqual([{ tags: 'iron' }]);
    });

    test('section 0: a select that embeds is 400 PGRST200', async () => {
      for (const select of [
        'id,children(*)',
        '...children(name)',
        'kids:children(id)',
        'children!inner(id)',
        'children!a!left(id)',
      ]) {
        expect(await ask(`/items?select=${select}`), select).toMatchObject({ status: 400, body: { code: 'PGRST200' } });
      }
    });

    test('section 4: aggregates are 400 PGRST123', async () => {
      for (const select of ['count()', 'price.sum()', 'id, count()', 'most:price.max()']) {
        expect(await ask(`/items?select=${select}`), select).toMatchObject({ status: 400, body: { code: 'PGRST123' } });
      }
    });

    test('P24: what does not parse is 400 PGRST100 with the place', async () => {
      const answer = await ask('/items?select=id,,name');
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'PGRST100', details: expect.stringMatching(/unexpected/) },
      });
      expect(answer.body).toMatchObject({ message: expect.stringMatching(/failed to parse .*line 1, column 4/) });
    });

    test('P21: plus is a space, a key without = is ignored, apikey is the gateway’s', async () => {
      expect(await read('/items?select=id&name=eq.cup,+small')).toEqual([{ id: 3 }]);
      expect(await read('/items?flag&select=id&id=eq.1&apikey=test-anon-key')).toEqual([{ id: 1 }]);
      expect(await ask('/items?id=eq.%E0%A4%A')).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    });

    test('P58: a condition inside something not embedded is 400 PGRST108', async () => {
      for (const query of ['children.name=eq.x', 'children.or=(id.eq.1)', 'children.limit=1', 'children.order=id']) {
        expect(await ask(`/items?${query}`), query).toMatchObject({ status: 400, body: { code: 'PGRST108' } });
      }
    });
  });

  describe('order, limit, ranges and counts', () => {
    test('P60: order by several terms, with directions and nulls', async () => {
      const ids = async (order: string) =>
        ((await read(`/items?select=id&order=${order}`)) as { id: number }[]).map(({ id }) => id);
      expect(await ids('price')).toEqual([4, 2, 1, 3]);
      expect(await ids('price.desc')).toEqual([3, 1, 2, 4]);
      expect(await ids('price.desc.nullslast')).toEqual([1, 2, 4, 3]);
      expect(await ids('price.nullsfirst')).toEqual([3, 4, 2, 1]);
      expect(await ids('feeling.asc.nullsfirst,id.desc')).toEqual([4, 3, 1, 2]);
      expect(await ask('/items?order=children(name).desc')).toMatchObject({ status: 400, body: { code: 'PGRST118' } });
      expect(await ask('/items?order=')).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
      expect(await ask('/items?order=id.sideways')).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    });

    test('P61: limit and offset; a limit of 0 gives [], a negative one 416 PGRST103', async () => {
      expect(await read('/items?select=id&order=id&limit=2&offset=1')).toEqual([{ id: 2 }, { id: 3 }]);
      expect(await read('/items?limit=0')).toEqual([]);
      expect(await ask('/items?limit=-1')).toMatchObject({ status: 416, body: { code: 'PGRST103' } });
    });

    test('P62: a Range header counts from 0, combines with the limit, and is ignored on other methods', async () => {
      const ranged = (path: string, range: string, method = 'GET') => ask(path, { method, headers: { Range: range } });
      expect((await ranged('/items?select=id&order=id', '1-2')).body).toEqual([{ id: 2 }, { id: 3 }]);
      expect((await ranged('/items?select=id&order=id', '2-')).body).toEqual([{ id: 3 }, { id: 4 }]);
      expect((await ranged('/items?select=id&order=id&limit=1&offset=1', '0-2')).body).toEqual([{ id: 2 }]);
      expect((await ranged('/items?select=id&order=id&limit=2', '1-3')).body).toEqual([{ id: 2 }]);
      expect(await ranged('/items', '3-1')).toMatchObject({ status: 416, body: { code: 'PGRST103' } });
      expect((await ranged('/items', '3-1', 'HEAD')).status).toBe(200);
    });

    test('P63: at most 1000 rows, silently', async () => {
      const rows = await read('/rpc/numbers?n=1500');
      expect(rows).toHaveLength(1000);
      await database().query(`insert into plain select i from generate_series(1, 1200) i`);
      const answer = await ask('/plain?limit=1100');
      expect(answer.body).toHaveLength(1000);
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.headers.get('Content-Range')).toBe('0-999/*');
    });

    test('P64: every read carries Content-Range', async () => {
      const range = async (path: string, prefer = '') =>
        (await ask(path, prefer ? { headers: { Prefer: prefer } } : {})).headers.get('Content-Range');
      expect(await range('/items')).toBe('0-3/*');
      expect(await range('/items?limit=2&offset=1')).toBe('1-2/*');
      expect(await range('/items?id=eq.99')).toBe('*/*');
      expect(await range('/items?id=eq.99', 'count=exact')).toBe('*/0');
      expect(await range('/items?id=lt.3', 'count=exact')).toBe('0-1/2');
    });

    test('P65: planned is the planner’s estimate, estimated is exact for few rows', async () => {
      const planned = await ask('/items', { headers: { Prefer: 'count=planned' } });
      expect(planned.headers.get('Content-Range')).toBe('0-3/4');
      expect(planned.headers.get('Preference-Applied')).toBe('count=planned');
      const estimated = await ask('/items?id=in.(1,2)', { headers: { Prefer: 'count=estimated' } });
      expect(estimated.headers.get('Content-Range')).toBe('0-1/2');
      const many = await ask('/plain?limit=1', { headers: { Prefer: 'count=estimated' } });
      expect(Number(many.headers.get('Content-Range')?.split('/')[1])).toBeGreaterThanOrEqual(1001);
    });

    test('P66: a counted partial read answers 206, beyond the end 416, uncounted always 200', async () => {
      const counted = (path: string) => ask(path, { headers: { Prefer: 'count=exact' } });
      expect((await counted('/items')).status).toBe(200);
      expect((await counted('/items?limit=2')).status).toBe(206);
      expect((await counted('/items?offset=4')).status).toBe(206);
      expect(await counted('/items?offset=5')).toMatchObject({
        status: 416,
        body: { code: 'PGRST103', details: 'An offset of 5 was requested, but there are only 4 rows.' },
      });
      expect((await counted('/items?offset=5')).headers.get('Content-Range')).toBe('*/4');
      expect(await ask('/items?offset=5')).toMatchObject({ status: 200, body: [] });
    });

    test('P67: HEAD answers as GET without a body', async () => {
      const answer = await ask('/items?limit=2', { method: 'HEAD', headers: { Prefer: 'count=exact' } });
      expect(answer).toMatchObject({ status: 206, text: '' });
      expect(answer.headers.get('Content-Range')).toBe('0-1/4');
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect((await ask('/nowhere', { method: 'HEAD' })).status).toBe(404);
    });
  });

  describe('representation', () => {
    const accepting = (path: string, accept: string) => ask(path, { headers: { Accept: accept } });

    test('P70, P71: the answer is of the chosen type', async () => {
      for (const accept of ['*/*', 'application/json', 'text/html;q=0.1, application/json', 'application/*']) {
        const answer = await accepting('/item_names?id=eq.1', accept);
        expect(answer.headers.get('Content-Type'), accept).toBe('application/json; charset=utf-8');
      }
      const single = await accepting('/item_names?id=eq.1', 'application/vnd.pgrst.object+json');
      expect(single.body).toEqual({ id: 1, name: 'anvil' });
      expect(single.headers.get('Content-Type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
      expect(await accepting('/items', 'image/png')).toMatchObject({ status: 406, body: { code: 'PGRST107' } });
    });

    test('P70: nulls=stripped leaves null members out', async () => {
      const list = await accepting(
        '/items?select=id,born&order=id.desc&limit=1',
        'application/vnd.pgrst.array+json;nulls=stripped',
      );
      expect(list.body).toEqual([{ id: 4 }]);
      expect(list.headers.get('Content-Type')).toContain('application/vnd.pgrst.array+json;nulls=stripped');
      const one = await accepting('/items?select=id,born&id=eq.4', 'application/vnd.pgrst.object+json; nulls=stripped');
      expect(one.body).toEqual({ id: 4 });
    });

    test('P70: text/csv has a header and quotes what needs it', async () => {
      const answer = await accepting('/items?select=id,name,a\\b:note&order=id', 'text/csv');
      expect(answer.status).toBe(400);
      const csv = await accepting('/items?select=id,name,note&order=id&id=gte.2', 'text/csv');
      expect(csv.text).toBe('id,name,note\n2,Bell,\n3,"cup, small",y\n4,"duck ""quoted"" (x)",z');
      expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
      const path = await accepting('/items?select=raw&id=eq.1', 'text/csv');
      expect(path.text).toBe('raw\n"\\x0aff"');
      expect((await accepting('/items?id=eq.99', 'text/csv')).text).toBe('\n');
    });

    test('P72: a single object from no row or several is 406 PGRST116', async () => {
      for (const [path, rows] of [
        ['/items?id=eq.99', 0],
        ['/items?id=lt.3', 2],
      ] as const) {
        expect(await accepting(path, 'application/vnd.pgrst.object+json')).toMatchObject({
          status: 406,
          body: { code: 'PGRST116', details: `The result contains ${rows} rows` },
        });
      }
    });
  });

  describe('headers', () => {
    test('P91, P92: honoured preferences are named, from one header or several', async () => {
      const joined = await ask('/items', { headers: { Prefer: 'foo=bar, count=exact,handling=lenient' } });
      expect(joined.headers.get('Preference-Applied')).toBe('count=exact, handling=lenient');
      expect((await ask('/items')).headers.get('Preference-Applied')).toBeNull();
    });

    test('P89: handling=strict refuses unknown preferences with 400 PGRST122', async () => {
      expect(await ask('/items', { headers: { Prefer: 'handling=strict, foo=bar' } })).toMatchObject({
        status: 400,
        body: { code: 'PGRST122', details: 'Invalid preferences: foo=bar' },
      });
    });

    test('P121, P123: answers and errors expose the headers that browsers need, and vary', async () => {
      for (const path of ['/items', '/nowhere', '/items?select=(']) {
        const { headers } = await ask(path, { headers: { Origin: 'https://app.example' } });
        expect(headers.get('Access-Control-Expose-Headers'), path).toMatch(/Content-Range/);
        expect(headers.get('Access-Control-Allow-Origin'), path).toBe('*');
      }
      expect((await ask('/items')).headers.get('Vary')).toBe('Accept, Prefer, Range');
    });

    test('P120: a preflight passes without a key', async () => {
      const answer = await ask('/items', {
        method: 'OPTIONS',
        headers: {
          apikey: '',
          Origin: 'https://app.example',
          'Access-Control-Request-Method': 'PATCH',
          'Access-Control-Request-Headers': 'x-own',
        },
      });
      expect([200, 204]).toContain(answer.status);
      expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD');
      expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/Authorization.*x-own/);
      expect(answer.headers.get('Access-Control-Max-Age')).toBe('86400');
    });

    test('P122: OPTIONS lists what a table, view or function allows', async () => {
      const allow = async (path: string) => (await ask(path, { method: 'OPTIONS' })).headers.get('Allow');
      expect(await allow('/items')).toBe('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
      expect(await allow('/item_names')).toBe('OPTIONS,GET,HEAD,POST,PATCH,DELETE');
      expect(await allow('/item_count')).toBe('OPTIONS,GET,HEAD');
      expect(await allow('/rpc/nothing')).toBe('OPTIONS,POST');
      expect(await allow('/rpc/add')).toBe('OPTIONS,GET,HEAD,POST');
      expect((await ask('/nowhere', { method: 'OPTIONS' })).status).toBe(404);
    });
  });

  test('P131: NOTIFY pgrst reloads the schema, and requests go on meanwhile', async () => {
    await database().query('create table late (id int)');
    await database().query('grant select on late to anon');
    expect((await ask('/late')).status).toBe(404);
    await database().query(`notify pgrst, 'reload schema'`);
    await expect.poll(async () => (await ask('/late')).status).toBe(200);
  });
});
