import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectSql } from './field-sql.ts';
import { whereSql } from './filter-sql.ts';
import { parseQuery } from './parse-query.ts';
import { splitQueryString } from './query-string.ts';
import { RestError } from './rest-error.ts';
import { quoteName, Values } from './sql-text.ts';

const source = { alias: '"items"', columns: new Map([['data', { type: 'jsonb' }]]) };

/** Pieces of the grammar, and of attacks, in any order. */
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'id',
        'data',
        '->',
        '->>',
        '0',
        '(',
        ')',
        ',',
        '.',
        ':',
        '::',
        '"',
        '\\',
        '*',
        '...',
        '!',
        'eq',
        'in',
        'is',
        'not.',
        'and',
        'or',
        'null',
        '{',
        '}',
        "'",
        ';',
        '--',
        ' ',
        '$1',
        'any',
        'count()',
        'asc',
        'nullslast',
        '%00',
        '\0',
        'ä',
        '😀',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

const quotedNames = /"(?:[^"]|"")*"/g;

/** What is left of our SQL without quoted names and placeholders must be our own words and symbols. */
function requireOwnWords(sql: string): void {
  const rest = sql.replace(quotedNames, '').replace(/\$\d+/g, '');
  expect(rest).toMatch(/^[\w\s=<>~@&|(),.*:-]*$/);
  expect(rest).not.toMatch(/--|\/\*/);
}

describe('parser', () => {
  test('any query string is parsed or refused with 400 or 416, and never leaves a value in the SQL', () => {
    const keys = fc.constantFrom(
      'select',
      'order',
      'limit',
      'offset',
      'and',
      'or',
      'not.or',
      'columns',
      'on_conflict',
      'id',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(keys, soup), soup), { maxLength: 4 }), (pairs) => {
        try {
          const query = parseQuery(pairs, 'items');
          const values = new Values();
          requireOwnWords(whereSql(query.conditions, source, values));
          const casts = query.select.map((item) => item?.cast ?? '').join(' ');
          expect(casts).toMatch(/^[\w ]*$/);
          requireOwnWords(selectSql(query.select, source, values));
        } catch (error) {
          if (!(error instanceof RestError)) throw error;
          expect([400, 416]).toContain(error.status);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('the splitter decodes what encodeURIComponent made, and refuses the rest with 400', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ minLength: 1, unit: 'binary' }), fc.string({ unit: 'binary' }))),
        (pairs) => {
          const kept = pairs.filter(([key]) => key !== 'apikey');
          const text = kept.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
          expect(splitQueryString(text)).toEqual(kept);
        },
      ),
    );
    fc.assert(
      fc.property(soup, (text) => {
        try {
          splitQueryString(text);
        } catch (error) {
          expect(error).toMatchObject({ status: 400, code: 'PGRST100' });
        }
      }),
    );
  });

  test('a name that is quoted for the request is the name in the SQL', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(name, (column) => {
        const text = `"${column.replace(/["\\]/g, '\\$&')}"`;
        const { select } = parseQuery([['select', text]], 'items');
        expect(selectSql(select, source, new Values())).toBe(`"items".${quoteName(column)}`);
      }),
    );
  });

  test('values of a list survive quoting', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (values) => {
        const list = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',');
        const { conditions } = parseQuery(
          [
            ['name', `in.(${list})`],
            ['or', `(name.in.(${list}))`],
          ],
          'items',
        );
        expect(conditions).toMatchObject([{ value: values }, { conditions: [{ value: values }] }]);
      }),
    );
  });
});
