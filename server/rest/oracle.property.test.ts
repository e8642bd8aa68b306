import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { describeRest } from './testing/describe-rest.ts';

interface Child {
  id: number;
  name: string | null;
}

/** SQL's truth: null is unknown. */
type Truth = boolean | null;

interface Condition {
  /** As written in a group: `id.gt.3`. */
  text: string;
  holds(row: Child): Truth;
}

const not = (truth: Truth): Truth => (truth === null ? null : !truth);
const and = (truths: Truth[]): Truth => (truths.includes(false) ? false : truths.includes(null) ? null : true);
const or = (truths: Truth[]): Truth => not(and(truths.map(not)));

const names = ['', 'a', 'b,c', '(d)', 'e"f', 'g\\h', 'null', '{i}', 'a.b', ' j ', 'ü', '%', '*'];
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  eq: (a, b) => a === b,
  neq: (a, b) => a !== b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
};

const byId = fc.tuple(fc.constantFrom(...Object.keys(comparisons)), fc.integer({ min: 0, max: names.length + 2 })).map(
  ([operator, value]): Condition => ({
    text: `id.${operator}.${value}`,
    holds: ({ id }) => comparisons[operator]?.(id, value) ?? null,
  }),
);
const byName = fc.constantFrom(...names).map(
  (name): Condition => ({
    text: `name.eq.${quote(name)}`,
    holds: (row) => (row.name === null ? null : row.name === name),
  }),
);
const byList = fc.subarray(names).map(
  (list): Condition => ({
    text: `name.in.(${list.map(quote).join(',')})`,
    holds: (row) => (list.length === 0 ? false : row.name === null ? null : list.includes(row.name)),
  }),
);
const byNull = fc.constant<Condition>({ text: 'name.is.null', holds: ({ name }) => name === null });

const condition = fc.letrec<{ any: Condition }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    byId,
    byName,
    byList,
    byNull,
    fc.oneof(byId, byName, byList).map(({ text, holds }): Condition => {
      const at = text.indexOf('.') + 1;
      return { text: `${text.slice(0, at)}not.${text.slice(at)}`, holds: (row) => not(holds(row)) };
    }),
    fc
      .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), fc.array(tie('any'), { minLength: 1, maxLength: 3 }))
      .map(
        ([kind, members]): Condition => ({
          text: `${kind}(${members.map(({ text }) => text).join(',')})`,
          holds(row) {
            const truths = members.map(({ holds }) => holds(row));
            const truth = kind.endsWith('and') ? and(truths) : or(truths);
            return kind.startsWith('not') ? not(truth) : truth;
          },
        }),
      ),
  ),
})).any;

describeRest('filters against a naive reading of them', ({ ask, read, database }) => {
  const rows: Child[] = [...names, null].map((name, at) => ({ id: at + 1, name }));

  beforeAll(async () => {
    for (const { id, name } of rows)
      await database().query('insert into children (id, name) values ($1, $2)', [id, name]);
  });

  test('section 5, P51 to P53: any tree of conditions finds the rows for which it is true', async () => {
    await fc.assert(
      fc.asyncProperty(condition, async ({ text, holds }) => {
        const found = await read(`/children?select=id&order=id&and=${encodeURIComponent(`(${text})`)}`);
        expect(found).toEqual(rows.filter((row) => holds(row) === true).map(({ id }) => ({ id })));
      }),
      { numRuns: 150 },
    );
  });

  test('P54: at top level any text is found as it is', async () => {
    for (const name of names) {
      const found = await read(`/children?select=name&name=eq.${encodeURIComponent(name)}`);
      expect(found).toEqual([{ name }]);
    }
  });

  test('hostile requests are answered below 500, and change nothing', async () => {
    const piece = fc.constantFrom(
      'id',
      'name',
      'eq',
      'in',
      '(',
      ')',
      ',',
      '.',
      '"',
      '\\',
      '->',
      '->>',
      '::',
      ':',
      '*',
      'not.',
      'or',
      "';--",
      '$1',
      '\0',
      '1',
      '99999999999999999999',
      '-1',
      'null',
      'fts',
      'like',
      'cs',
      '{',
      '}',
      '[',
      'any',
      'ü',
      '/',
      '?',
      '%',
    );
    const text = fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(''));
    const key = fc.oneof(
      fc.constantFrom('select', 'order', 'limit', 'offset', 'and', 'columns', 'on_conflict', 'id', 'name'),
      text,
    );
    const query = fc.array(fc.tuple(key, text), { maxLength: 3 });
    const path = fc.constantFrom('/children', '/rpc/all_items', '/rpc/add', '/item_count');
    const body = fc.oneof(fc.json(), text);
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH');
    await fc.assert(
      fc.asyncProperty(path, query, method, body, text, async (where, pairs, verb, sent, prefer) => {
        const string = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
        const headers = {
          'Content-Type': 'application/json',
          Prefer: prefer.replace(/[^ -~]/g, ''),
          Range: sent.slice(0, 5).replace(/[^ -~]/g, ''),
        };
        const isRead = verb === 'GET' || verb === 'HEAD';
        // A filter that finds nothing leaves the table as the other tests need it.
        const safe = isRead ? string : `${string}&id=eq.-1&columns=id`;
        const answer = await ask(`${where}?${safe}`, {
          method: verb,
          headers,
          ...(isRead ? {} : { body: sent === '' ? '{' : sent }),
        });
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
    expect(await read('/children?id=lte.13&select=id')).toHaveLength(13);
  });
});
