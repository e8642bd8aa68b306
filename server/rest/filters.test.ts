import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { describeRest } from './testing/describe-rest.ts';

const Ids = z.array(z.object({ id: z.number() }));

describeRest('filters', ({ ask, read }) => {
  const ids = async (query: string) => Ids.parse(await read(`/items?select=id&order=id&${query}`)).map(({ id }) => id);

  /** Section 5, operator by operator. */
  const cases: [query: string, expected: number[]][] = [
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3, 4]],
    ['id=gt.2', [3, 4]],
    ['id=gte.2&id=lt.4', [2, 3]],
    ['id=lte.1', [1]],
    ['name=like.*l*', [1, 2, 3]],
    ['name=ilike.b*', [2]],
    ['name=like.b*', []],
    ['name=match.^[a-b]', [1]],
    ['name=imatch.^[a-b]', [1, 2]],
    ['born=is.null', [2, 3, 4]],
    ['born=is.not_null', [1]],
    ['born=not.is.NULL', [1]],
    ['note=isdistinct.x', [2, 3, 4]],
    ['id=in.(1,3,99)', [1, 3]],
    ['id=in.()', []],
    ['id=not.in.(1,3)', [2, 4]],
    ['name=in.("cup, small",Bell)', [2, 3]],
    ['name=in.("duck \\"quoted\\" (x)")', [4]],
    ['tags=cs.{iron}', [1]],
    ['tags=cd.{iron,heavy,brass}', [1, 2, 3]],
    ['tags=ov.{brass,iron}', [1, 2]],
    ['data=cs.{"n":1}', [1]],
    ['span=cs.[2,3)', [1]],
    ['span=ov.[4,6)', [1, 2]],
    ['span=sl.[5,6)', [1]],
    ['span=sr.[1,5)', [2]],
    ['span=nxr.[1,5)', [1]],
    ['span=nxl.[5,9)', [2]],
    ['span=adj.[9,12)', [2]],
    ['words=fts(english).heavy %26 anvil', [1]],
    ['name=fts(english).anvils', [1]],
    ['name=plfts(english).small cup', [3]],
    ['name=phfts(english).cup small', [3]],
    ['name=wfts(english).anvil or bell', [1, 2]],
    ['name=not.fts(english).anvil', [2, 3, 4]],
    ['feeling=eq.keen', [2]],
    ['id=eq(any).{1,2}', [1, 2]],
    ['name=like(any).{a*,B*}', [1, 2]],
    ['name=like(all).{*l*,*a*}', [1, 3]],
    ['price=not.gt.5', [2, 4]],
    ['or=(id.eq.1,id.eq.3)', [1, 3]],
    ['or=(id.eq.1,and(id.gt.2,id.lt.4))', [1, 3]],
    ['and=(id.gt.1,id.lt.4)', [2, 3]],
    ['not.or=(id.eq.1,id.eq.3)', [2, 4]],
    ['not.and=(id.gt.1,id.lt.4)', [1, 4]],
    ['or=(id.eq.1,not.and(id.gt.1,id.lt.4))', [1, 4]],
    ['or=(name.eq."cup, small",id.in.(1,2))', [1, 2, 3]],
    ['or=(tags.cs.{iron,heavy},id.eq.4)', [1, 4]],
    ['or=(name.in.("cup, small",Bell),name.like.an*)', [1, 2, 3]],
    ['or=(data->a->>b.eq.deep,born.not.is.null)', [1]],
    ['or=( id.eq.1 , id.eq.2 )', [1, 2]],
    ['name=eq.cup, small', [3]],
    ['name=eq."anvil"', []],
    ['name=eq.duck "quoted" (x)', [4]],
  ];
  test.each(cases)('section 5: %s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  describe('what is wrong', () => {
    const wrong: [rule: string, query: string, code: string][] = [
      ['P55: no operator', 'id=1', 'PGRST100'],
      ['P55: unknown operator', 'id=equals.1', 'PGRST100'],
      ['P55: invalid input for the type', 'id=eq.abc', '22P02'],
      ['P50: a modifier where there is none', 'id=neq(any).{1}', 'PGRST100'],
      ['section 5: is takes few words', 'id=is.maybe', 'PGRST100'],
      ['section 5: a list needs its parentheses', 'id=in.1,2', 'PGRST100'],
      ['section 5: a list ends at its parenthesis', 'id=in.(1)2', 'PGRST100'],
      ['P52: an empty group', 'or=()', 'PGRST100'],
      ['P52: an open group', 'or=(id.eq.1', 'PGRST100'],
      ['P52: a group without parentheses', 'and=id.eq.1', 'PGRST100'],
      ['P59: casts are not allowed in filters', 'id::text=eq.1', 'PGRST100'],
      ['P32: unknown column', 'nope=eq.1', '42703'],
      ['section 5: an operator the type has not', 'id=like.1', '42883'],
    ];
    test.each(wrong)('%s (%s)', async (_rule, query, code) => {
      const answer = await ask(`/items?${query}`);
      expect(answer).toMatchObject({ status: code === '42883' ? 404 : 400, body: { code } });
    });

    test('P52: groups nest to a bounded depth', async () => {
      const nested = (depth: number) => `or=${'(and'.repeat(depth)}(id.eq.1,id.eq.1)${')'.repeat(depth)}`;
      expect(await ids(nested(20))).toEqual([1]);
      expect(await ask(`/items?${nested(500)}`)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    });
  });

  test('P56: hostile values and names stay values and names', async () => {
    const evil = `'; drop table items; --`;
    expect(await ids(`name=eq.${encodeURIComponent(evil)}`)).toEqual([]);
    expect(await ask(`/items?select=${encodeURIComponent('"id\\";drop table items;--"')}`)).toMatchObject({
      body: { code: '42703' },
    });
    expect(await ask(`/items?${encodeURIComponent(`"id\\" = 1 or true --"`)}=eq.1`)).toMatchObject({
      body: { code: '42703' },
    });
    expect(await ask(`/items?select=id:data-%3E%3E${encodeURIComponent(`"a' || pg_sleep(9) || '"`)}`)).toMatchObject({
      status: 200,
    });
    expect(await ask('/items?name=eq.%00')).toMatchObject({ status: 400 });
    expect(await ask('/items?select=%22a%00b%22')).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    expect(await ids('id=gte.1')).toEqual([1, 2, 3, 4]);
  });
});
