import { parseField } from './parse-field.ts';
import type { OrderTerm } from './query.ts';
import { problems } from './rest-error.ts';
import { Scanner } from './scanner.ts';

/** Parses `order` (P60). @throws RestError PGRST100, or PGRST118 for an order by another table's column */
export function parseOrder(text: string, table: string): OrderTerm[] {
  const scanner = new Scanner('order', text);
  const terms = [parseTerm(scanner, table)];
  while (scanner.accept(',')) terms.push(parseTerm(scanner, table));
  scanner.expectEnd();
  return terms;
}

function parseTerm(scanner: Scanner, table: string): OrderTerm {
  const field = parseField(scanner);
  if (scanner.startsWith('(')) throw problems.relatedOrder(table, field.column);
  const direction = scanner.accept('.asc') ? 'asc' : scanner.accept('.desc') ? 'desc' : null;
  const nulls = scanner.accept('.nullsfirst') ? 'first' : scanner.accept('.nullslast') ? 'last' : null;
  scanner.skipSpace();
  return { field, direction, nulls };
}
