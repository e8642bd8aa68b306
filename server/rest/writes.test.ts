import { describe, expect, test } from 'vitest';
import { describeRest } from './testing/describe-rest.ts';

const representation = { Prefer: 'return=representation' };
const single = { ...representation, Accept: 'application/vnd.pgrst.object+json' };

describeRest('writing a table', ({ ask, read, database, testApp }) => {
  const prefer = (...preferences: string[]) => ({ Prefer: preferences.join(',') });
  const post = (path: string, body: unknown, headers = {}) => ask(path, { method: 'POST', body, headers });
  const patch = (path: string, body: unknown, headers = {}) => ask(path, { method: 'PATCH', body, headers });
  const remove = (path: string, headers = {}) => ask(path, { method: 'DELETE', headers });

  describe('insert', () => {
    test('P80: an object or an array of like objects is inserted, 201 without a body', async () => {
      const one = await post('/children', { id: 1, name: 'one' });
      expect(one).toMatchObject({ status: 201, text: '' });
      expect(one.headers.get('Content-Range')).toBe('*/*');
      expect(
        (
          await post(
            '/children',
            [
              { id: 2, name: 'two' },
              { id: 3, name: 'three' },
            ],
            prefer('count=exact'),
          )
        ).headers.get('Content-Range'),
      ).toBe('*/2');
      expect(await read('/children?select=id&order=id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    });

    test('P80: [] inserts nothing, 201', async () => {
      expect(await post('/children', [])).toMatchObject({ status: 201, text: '' });
      expect(await post('/children', [], representation)).toMatchObject({ status: 201, body: [] });
    });

    test('P80: anything but JSON objects with the same keys is 400 PGRST102', async () => {
      for (const body of ['', '{', 'null', '3', '[1]', '[null]', '"x"']) {
        expect(await post('/children', body, { 'Content-Type': 'application/json' }), body).toMatchObject({
          status: 400,
          body: { code: 'PGRST102' },
        });
      }
      expect(await post('/children', [{ id: 8, name: 'x' }, { id: 9 }])).toMatchObject({
        status: 400,
        body: { code: 'PGRST102', message: 'All object keys must match' },
      });
    });

    test('P80: very deeply nested JSON is refused, as it would block the database', async () => {
      const nested = (levels: number) =>
        `{"id": 40, "name": "deep", "data": ${'['.repeat(levels)}${']'.repeat(levels)}}`;
      const headers = { 'Content-Type': 'application/json' };
      expect(await post('/items', nested(300_000), headers)).toMatchObject({ status: 400, body: { code: 'PGRST102' } });
      expect((await post('/items', nested(100), headers)).status).toBe(201);
    });

    test('P81: columns fixes the keys; missing ones are null, or the default when asked', async () => {
      const path = '/identified?columns=label,at&select=label,at';
      const rows = [{ label: 'a', at: 1, ignored: true }, { label: 'b' }];
      expect((await post(path, rows, representation)).body).toEqual([
        { label: 'a', at: 1 },
        { label: 'b', at: null },
      ]);
      const filled = await post(path, rows, prefer('return=representation', 'missing=default'));
      expect(filled.body).toEqual([
        { label: 'a', at: 1 },
        { label: 'b', at: 7 },
      ]);
      expect(filled.headers.get('Preference-Applied')).toBe('missing=default, return=representation');
    });

    test('P81: an unknown column is 400 PGRST204', async () => {
      for (const answer of [
        await post('/children', { id: 5, nope: 1 }),
        await post('/children?columns=id,nope', [{ id: 5 }]),
      ]) {
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'PGRST204', message: "Could not find the 'nope' column of 'children' in the schema cache" },
        });
      }
    });

    test('P82: absent keys take the default, an explicit null stays null, an empty object is all defaults', async () => {
      const path = '/identified?select=label,at';
      expect((await post(path, { label: null }, representation)).body).toEqual([{ label: null, at: 7 }]);
      expect((await post(path, {}, representation)).body).toEqual([{ label: 'made', at: 7 }]);
    });

    test('P83: values become what the columns are, numbers keep their digits', async () => {
      const item = {
        id: 50,
        name: 'typed',
        tags: ['a', 'b,c'],
        data: { x: [1] },
        price: '7.5',
        span: '[2,4)',
        big: 'BIG',
        born: '2026-05-06 07:08:09+02',
        feeling: 'keen',
        raw: '\\x00ff',
      };
      // A number with more digits than JavaScript can keep.
      const body = JSON.stringify(item).replace('"BIG"', '9007199254740993');
      const answer = await post('/items?select=tags,data,price,span,big,born,feeling,raw', body, {
        ...representation,
        'Content-Type': 'application/json',
      });
      expect(answer.text).toContain('"big":9007199254740993');
      expect(answer.body).toMatchObject([
        {
          tags: ['a', 'b,c'],
          data: { x: [1] },
          price: 7.5,
          span: '[2,4)',
          born: '2026-05-06T05:08:09+00:00',
          feeling: 'keen',
          raw: '\\x00ff',
        },
      ]);
    });

    test('P84: representation is shaped by select, ordered and limited, and may be single', async () => {
      const rows = [
        { id: 11, name: 'b' },
        { id: 12, name: 'a' },
      ];
      const list = await post('/children?select=name&order=name', rows, representation);
      expect(list).toMatchObject({ status: 201, body: [{ name: 'a' }, { name: 'b' }] });
      const last = await post(
        '/children?select=id&order=name.desc&limit=1',
        [
          { id: 15, name: 'y' },
          { id: 16, name: 'z' },
        ],
        single,
      );
      expect(last).toMatchObject({ status: 201, body: { id: 16 } });
      const one = await post('/children?select=id,label:name', { id: 13, name: 'c' }, single);
      expect(one).toMatchObject({ status: 201, body: { id: 13, label: 'c' } });
      expect(one.headers.get('Preference-Applied')).toBe('return=representation');
    });

    test('P72: a write whose single object has several rows is rolled back', async () => {
      const rows = [
        { id: 21, name: 'x' },
        { id: 22, name: 'y' },
      ];
      expect(await post('/children', rows, single)).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
      expect(await read('/children?id=in.(21,22)')).toEqual([]);
    });

    test('P85: return=minimal needs no right to read, representation does', async () => {
      expect((await post('/inbox', { message: 'hello' })).status).toBe(201);
      expect(await post('/inbox', { message: 'hello' }, representation)).toMatchObject({
        status: 401,
        body: { code: '42501' },
      });
      const { rows } = await database().query('select message from inbox');
      expect(rows).toEqual([{ message: 'hello' }]);
    });

    test('P93: another content type is 400 PGRST102', async () => {
      expect(await post('/children', 'id=1', { 'Content-Type': 'text/plain' })).toMatchObject({
        status: 400,
        body: { code: 'PGRST102', message: expect.stringContaining('text/plain') },
      });
      expect((await post('/children', '{"id":31}', { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(
        201,
      );
    });

    test('P94: writing generated and identity-always columns is the database’s error 428C9', async () => {
      expect(await post('/identified', { id: 1 })).toMatchObject({ status: 400, body: { code: '428C9' } });
      expect(await post('/items', { id: 60, name: 'g', double_price: 1 })).toMatchObject({
        status: 400,
        body: { code: '428C9' },
      });
    });

    test('P95: a view accepts what the database allows', async () => {
      expect((await post('/item_names', { id: 70, name: 'through the view' })).status).toBe(201);
      expect(await post('/item_count', { n: 1 })).toMatchObject({ status: 500, body: { code: '55000' } });
    });

    test('P111: violated constraints keep their code, with 409 or 400', async () => {
      expect(await post('/children', { id: 1 })).toMatchObject({
        status: 409,
        body: { code: '23505', details: expect.stringContaining('already exists') },
      });
      expect(await post('/children', { id: 80, item_id: 999 })).toMatchObject({ status: 409, body: { code: '23503' } });
      expect(await post('/inbox', { message: '' })).toMatchObject({ status: 400, body: { code: '23514' } });
      expect(await post('/inbox', { message: null })).toMatchObject({ status: 400, body: { code: '23502' } });
    });
  });

  describe('upsert', () => {
    const merge = 'resolution=merge-duplicates';

    test('P86: merge-duplicates inserts with 201, and answers 200 when all were updates', async () => {
      const first = await post('/pairs', [{ a: 1, b: 1, value: 'x' }], prefer(merge));
      expect(first.status).toBe(201);
      expect(first.headers.get('Preference-Applied')).toBe(merge);
      const mixed = await post(
        '/pairs',
        [
          { a: 1, b: 1, value: 'y' },
          { a: 1, b: 2, value: 'z' },
        ],
        prefer(merge, 'return=representation'),
      );
      expect(mixed).toMatchObject({ status: 201, body: [{ value: 'y' }, { value: 'z' }] });
      expect((await post('/pairs', [{ a: 1, b: 1, value: 'w' }], prefer(merge))).status).toBe(200);
      expect(await read('/pairs?order=b')).toEqual([
        { a: 1, b: 1, value: 'w' },
        { a: 1, b: 2, value: 'z' },
      ]);
    });

    test('P86: ignore-duplicates leaves what is there', async () => {
      const answer = await post(
        '/pairs',
        [
          { a: 2, b: 1, value: 'new' },
          { a: 1, b: 1, value: 'lost' },
        ],
        prefer('resolution=ignore-duplicates', 'return=representation'),
      );
      expect(answer).toMatchObject({ status: 201, body: [{ a: 2, b: 1, value: 'new' }] });
      expect(await read('/pairs?a=eq.1&b=eq.1&select=value')).toEqual([{ value: 'w' }]);
    });

    test('P86: on_conflict names another key; one without a constraint is 42P10', async () => {
      const answer = await post(
        '/items?on_conflict=name&select=id,note',
        { id: 99, name: 'anvil', note: 'up' },
        prefer(merge, 'return=representation'),
      );
      expect(answer).toMatchObject({ status: 200, body: [{ id: 99, note: 'up' }] });
      await patch('/items?id=eq.99', { id: 1 });
      expect(await post('/items?on_conflict=note', { id: 98, name: 'q' }, prefer(merge))).toMatchObject({
        status: 400,
        body: { code: '42P10' },
      });
    });

    test('P86: a table without a primary key takes a plain insert', async () => {
      const answer = await post('/plain', { value: 'p' }, prefer(merge));
      expect(answer.status).toBe(201);
      expect(answer.headers.get('Preference-Applied')).toBeNull();
    });
  });

  describe('update and delete', () => {
    test('P84, P68: PATCH answers 204, or 200 with rows; Content-Range counts', async () => {
      const minimal = await patch('/children?id=in.(2,3)', { name: 'same' }, prefer('count=exact'));
      expect(minimal).toMatchObject({ status: 204, text: '' });
      expect(minimal.headers.get('Content-Range')).toBe('0-1/2');
      const shown = await patch('/children?id=eq.2&select=name', { name: 'other' }, representation);
      expect(shown).toMatchObject({ status: 200, body: [{ name: 'other' }] });
      expect(shown.headers.get('Content-Range')).toBe('0-0/*');
    });

    test('P87: an empty object changes nothing, an array is refused', async () => {
      expect((await patch('/children?id=eq.2', {})).status).toBe(204);
      expect(await patch('/children?id=eq.2', {}, representation)).toMatchObject({ status: 200, body: [] });
      expect(await patch('/children?id=eq.2', [{ name: 'x' }])).toMatchObject({
        status: 400,
        body: { code: 'PGRST102' },
      });
    });

    test('P87: without a filter all rows are changed', async () => {
      const answer = await patch('/pairs', { value: 'all' }, prefer('count=exact'));
      expect(answer.headers.get('Content-Range')).toMatch(/^0-2\/3$/);
    });

    test('P88: no row matched is 204 or 200 [], never 404', async () => {
      expect(await patch('/children?id=eq.999', { name: 'x' })).toMatchObject({ status: 204 });
      expect(await patch('/children?id=eq.999', { name: 'x' }, representation)).toMatchObject({
        status: 200,
        body: [],
      });
      expect(
        (await patch('/children?id=eq.999', { name: 'x' }, prefer('count=exact'))).headers.get('Content-Range'),
      ).toBe('*/0');
      expect(await remove('/children?id=eq.999')).toMatchObject({ status: 204 });
      expect(await remove('/children?id=eq.999', representation)).toMatchObject({ status: 200, body: [] });
      expect((await remove('/children?id=eq.999', prefer('count=exact'))).headers.get('Content-Range')).toBe('*/0');
    });

    test('P57: filters, logic and JSON paths choose what is deleted', async () => {
      await post('/children', [
        { id: 41, name: 'del' },
        { id: 42, name: 'del' },
        { id: 43, name: 'keep' },
      ]);
      const answer = await remove(
        '/children?or=(id.eq.41,and(name.eq.del,id.eq.42))&select=id',
        prefer('return=representation', 'count=exact'),
      );
      expect(answer).toMatchObject({ status: 200, body: [{ id: 41 }, { id: 42 }] });
      expect(answer.headers.get('Content-Range')).toBe('*/2');
      expect(await read('/children?id=gte.41&id=lte.43&select=id')).toEqual([{ id: 43 }]);
    });

    test('P89: max-affected under handling=strict rolls back, without strict it is ignored', async () => {
      const limited = prefer('handling=strict', 'max-affected=1');
      expect(await patch('/children?id=in.(1,2)', { name: 'many' }, limited)).toMatchObject({
        status: 400,
        body: { code: 'PGRST124', details: 'The query affects 2 rows' },
      });
      expect(await remove('/children?id=in.(1,2)', limited)).toMatchObject({ status: 400, body: { code: 'PGRST124' } });
      expect(await read('/children?id=in.(1,2)&name=neq.many&select=id&order=id')).toEqual([{ id: 1 }, { id: 2 }]);
      const one = await patch('/children?id=eq.1', { name: 'one' }, limited);
      expect(one.status).toBe(204);
      expect(one.headers.get('Preference-Applied')).toBe('handling=strict, max-affected=1');
      expect((await patch('/children?id=in.(1,2)', { name: 'ok' }, prefer('max-affected=1'))).status).toBe(204);
    });

    test('P90: tx=rollback is not offered: the write stays, and the preference is not named', async () => {
      const answer = await post('/children', { id: 90, name: 'kept' }, prefer('tx=rollback'));
      expect(answer.headers.get('Preference-Applied')).toBeNull();
      expect(await read('/children?id=eq.90&select=id')).toEqual([{ id: 90 }]);
    });
  });

  describe('row level security', () => {
    test('P112, P16: a forbidden row is 42501 or absent, and the service role sees all', async () => {
      const ada = await testApp().signUp('ada.rest@mail.example');
      const bob = await testApp().signUp('bob.rest@mail.example');
      const as = (token: string, path: string, asked = {}) => ask(path, { token, ...asked });
      expect((await as(ada.accessToken, '/owned', { body: { id: 1, text: 'ada’s' } })).status).toBe(201);
      expect(await as(bob.accessToken, '/owned', { body: { id: 2, owner: ada.id } })).toMatchObject({
        status: 403,
        body: { code: '42501' },
      });
      expect(await ask('/owned', { body: { id: 3 } })).toMatchObject({ status: 401, body: { code: '42501' } });
      expect((await as(bob.accessToken, '/owned')).body).toEqual([]);
      expect(await as(bob.accessToken, '/owned?id=eq.1', { method: 'PATCH', body: { text: 'bob’s' } })).toMatchObject({
        status: 204,
      });
      expect(await as(bob.accessToken, '/owned?id=eq.1', { method: 'DELETE' })).toMatchObject({ status: 204 });
      expect((await as(ada.accessToken, '/owned')).body).toEqual([{ id: 1, owner: ada.id, text: 'ada’s' }]);
    });

    test('pitfall 1: role and claims never reach the next request, also after errors', async () => {
      const eve = await testApp().signUp('eve.rest@mail.example');
      for (let round = 0; round < 8; round++) {
        await ask('/items?select=nope', { token: eve.accessToken });
        await ask('/rpc/fail', { token: eve.accessToken, body: { state: 'P0001' } });
        const [who, claims] = await Promise.all([ask('/rpc/who'), ask('/rpc/setting?wanted=request.jwt.claims')]);
        expect(who.body).toBe('anon');
        expect(JSON.parse(String(claims.body))).toEqual({ role: 'anon' });
      }
      const outside = await database().query(
        `select current_user = session_user as own, nullif(current_setting('request.jwt.claims', true), '') as claims`,
      );
      expect(outside.rows).toEqual([{ own: true, claims: null }]);
    });

    test('pitfall 3: the role is switched, whatever the login may do', async () => {
      expect(await read('/rpc/who')).toBe('anon');
      const { services } = testApp();
      expect((await ask('/rpc/who', { token: services.keys.serviceKey })).body).toBe('service_role');
    });

    test('pitfall 2: parallel requests on one connection keep their own identities', async () => {
      const { services } = testApp();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, at) => ask('/rpc/who', at % 2 === 0 ? {} : { token: services.keys.serviceKey })),
      );
      expect(answers.map(({ body }) => body)).toEqual(
        Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 'anon' : 'service_role')),
      );
    });
  });
});
