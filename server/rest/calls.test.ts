import { describe, expect, test } from 'vitest';
import { describeRest } from './testing/describe-rest.ts';

describeRest('calling functions', ({ ask, read }) => {
  const call = (name: string, body: unknown, headers = {}) => ask(`/rpc/${name}`, { method: 'POST', body, headers });

  test('P100: POST takes an object of arguments, an empty body is none', async () => {
    expect((await call('add', { a: 1, b: 2 })).body).toBe(3);
    expect((await ask('/rpc/greet', { method: 'POST' })).body).toBe('hello');
    expect(await call('add', '[1]', { 'Content-Type': 'application/json' })).toMatchObject({
      status: 400,
      body: { code: 'PGRST102' },
    });
  });

  test('P100: GET takes arguments from the query string, the rest are filters', async () => {
    expect(await read('/rpc/add?a=1&b=2')).toBe(3);
    expect(await read('/rpc/all_items?id=gte.2&select=id&order=id.desc&limit=2')).toEqual([{ id: 4 }, { id: 3 }]);
    expect(await read('/rpc/one_item?wanted=1&select=name')).toEqual({ name: 'anvil' });
    expect(await ask('/rpc/all_items?colour=red')).toMatchObject({ status: 404, body: { code: 'PGRST202' } });
  });

  test('P101: arguments choose the overload; none is 404 PGRST202, several 300 PGRST203', async () => {
    expect(await call('add', { a: 1, c: 2 })).toMatchObject({
      status: 404,
      body: { code: 'PGRST202', message: 'Could not find the function public.add(a, c) in the schema cache' },
    });
    expect(await call('add', { b: 1 })).toMatchObject({ status: 404, body: { code: 'PGRST202' } });
    expect(await call('no_such', {})).toMatchObject({ status: 404, body: { code: 'PGRST202' } });
    expect(await call('twice', { x: 1 })).toMatchObject({ status: 300, body: { code: 'PGRST203' } });
  });

  test('P105: defaults may be omitted, arrays come as JSON or as text', async () => {
    expect((await call('add', { a: 1 })).body).toBe(11);
    expect((await call('total', { nums: [1, 2, 3] })).body).toBe(6);
    expect(await read('/rpc/total?nums={4,5}')).toBe(9);
  });

  test('P103: each kind of result has its form', async () => {
    expect((await call('greet', {})).text).toBe('"hello"');
    expect((await call('numbers', { n: 3 })).body).toEqual([1, 2, 3]);
    expect((await call('numbers', { n: 0 })).body).toEqual([]);
    expect((await call('one_item?select=id,name', { wanted: 2 })).body).toEqual({ id: 2, name: 'Bell' });
    expect((await call('all_items?select=id', {})).body).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
    expect((await call('names_table?id=eq.1', {})).body).toEqual([{ id: 1, title: 'anvil' }]);
    expect(await call('nothing', {})).toMatchObject({ status: 204, text: '' });
    expect(await read('/rpc/setting?wanted=request.none')).toBeNull();
  });

  test('P103: a single object is taken from one row, and refused for several', async () => {
    const accept = { Accept: 'application/vnd.pgrst.object+json' };
    expect((await call('all_items?id=eq.3&select=id', {}, accept)).body).toEqual({ id: 3 });
    expect(await call('all_items', {}, accept)).toMatchObject({ status: 406, body: { code: 'PGRST116' } });
  });

  test('P104: without the privilege the answer is the database’s 42501', async () => {
    expect(await call('hidden', {})).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  test('P106: counts and ranges work on sets, HEAD gets no body, return=minimal has no effect', async () => {
    const counted = await ask('/rpc/all_items?limit=2', { headers: { Prefer: 'count=exact' } });
    expect(counted.status).toBe(206);
    expect(counted.headers.get('Content-Range')).toBe('0-1/4');
    const head = await ask('/rpc/all_items', { method: 'HEAD', headers: { Prefer: 'count=exact' } });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('Content-Range')).toBe('0-3/4');
    expect((await ask('/rpc/all_items?select=id', { headers: { Range: '1-1' } })).body).toEqual([{ id: 2 }]);
    expect((await call('greet', {}, { Prefer: 'return=minimal' })).body).toBe('hello');
  });

  test('P4, pitfall 15: a function called by GET cannot change anything, whatever it is', async () => {
    expect(await ask('/rpc/change_item?wanted=1')).toMatchObject({ status: 405, body: { code: '25006' } });
    expect(await read('/items?note=eq.changed')).toEqual([]);
  });

  test('P89: max-affected rolls back a function that returns more rows', async () => {
    const limited = { Prefer: 'handling=strict, max-affected=2' };
    expect(await call('change_item', { wanted: 2 }, limited)).toMatchObject({
      status: 400,
      body: { code: 'PGRST124' },
    });
    expect(await read('/items?note=eq.changed')).toEqual([]);
    expect((await call('change_item?select=id', { wanted: 3 }, limited)).body).toEqual([{ id: 3 }, { id: 4 }]);
    expect(await read('/items?note=eq.changed&select=id&order=id')).toEqual([{ id: 3 }, { id: 4 }]);
  });

  test('P11: functions see method, path, headers and cookies of the request', async () => {
    const setting = async (wanted: string, headers = {}) =>
      (await ask(`/rpc/setting?wanted=${wanted}`, { headers })).body;
    expect(await setting('request.method')).toBe('GET');
    expect(await setting('request.path')).toBe('/rpc/setting');
    expect(await setting('request.ip')).toBe('');
    expect(await setting('search_path')).toMatch(/^public\b/);
    expect(await setting('transaction_read_only')).toBe('on');
    const headers = JSON.parse(String(await setting('request.headers', { 'X-Own': 'v', Cookie: 'a=1; b=2' })));
    expect(headers).toMatchObject({ 'x-own': 'v' });
    expect(headers).not.toHaveProperty('cookie');
    expect(JSON.parse(String(await setting('request.cookies', { Cookie: 'a=1; b=2' })))).toEqual({ a: '1', b: '2' });
  });

  describe('errors of functions', () => {
    const states: [state: string, status: number][] = [
      ['P0001', 400],
      ['PT418', 418],
      ['PT204', 500],
      ['23505', 409],
      ['42501', 401],
      ['57014', 500],
      ['40001', 500],
      ['0L000', 403],
      ['28000', 403],
      ['42883', 404],
      ['42P17', 500],
      ['53400', 500],
      ['P0002', 500],
      ['21000', 500],
      ['54000', 500],
      ['XX000', 500],
      ['22023', 400],
      ['99999', 400],
    ];
    test.each(states)('P107, P111: SQLSTATE %s is answered %i', async (state, status) => {
      const answer = await call('fail', { state });
      expect(answer).toMatchObject({
        status,
        body: { code: state, message: 'as you wish', details: 'the detail', hint: 'the hint' },
      });
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('Proxy-Status')).toBe(`PostgREST; error=${state}`);
    });

    test('P111: a database out of space is 503 and says when to try again', async () => {
      const answer = await call('fail', { state: '53100' });
      expect(answer).toMatchObject({ status: 503, body: { code: '53100' } });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    });

    test('P111: a connection failure is 503 without the network’s own message', async () => {
      const answer = await call('fail', { state: '08006' });
      expect(answer).toMatchObject({ status: 503, body: { code: 'PGRST001' } });
      expect(answer.text).not.toContain('as you wish');
    });
  });
});
