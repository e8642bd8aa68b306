import { parseField } from './parse-field.ts';
import type { SelectItem } from './query.ts';
import { problems } from './rest-error.ts';
import { Scanner } from './scanner.ts';

const aggregate = /(?:\.(?:avg|count|max|min|sum)|(?<=(?:^|[,:])\s*)count)\(\)/y;
/** P31: words only, because a type cannot be quoted. */
const typeName = /[A-Za-z_][A-Za-z0-9_ ]*/y;

/**
 * Parses `select` (section 4 without embedding).
 * @param table named in the answer to an embed
 * @throws RestError PGRST100 for what is not in the grammar, PGRST200 for an embed, PGRST123 for an aggregate
 */
export function parseSelect(text: string, table: string): SelectItem[] {
  const scanner = new Scanner('select parameter', text);
  scanner.skipSpace();
  if (scanner.isAtEnd) return [null];
  const items = [parseItem(scanner, table)];
  while (scanner.accept(',')) items.push(parseItem(scanner, table));
  scanner.expectEnd();
  return items;
}

function parseItem(scanner: Scanner, table: string): SelectItem {
  scanner.skipSpace();
  if (scanner.accept('*')) {
    scanner.skipSpace();
    return null;
  }
  if (scanner.accept('...')) throw problems.relationship(table, scanner.identifier());
  refuseAggregate(scanner);
  let field = parseField(scanner);
  let alias: string | null = null;
  if (field.path.length === 0 && !scanner.startsWith('::') && scanner.accept(':')) {
    alias = field.column;
    refuseAggregate(scanner);
    field = parseField(scanner);
  }
  refuseAggregate(scanner);
  if (scanner.startsWith('(') || scanner.startsWith('!')) throw problems.relationship(table, field.column);
  const cast = scanner.accept('::') ? (scanner.match(typeName)?.[0].trim() ?? scanner.fail('type name')) : null;
  return { field, alias, cast };
}

function refuseAggregate(scanner: Scanner): void {
  if (scanner.match(aggregate)) throw problems.aggregate();
}
