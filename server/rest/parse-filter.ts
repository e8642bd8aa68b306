import { findPatternFault } from './check-pattern.ts';
import { isOperator, quantified, textSearches, truths } from './operators.ts';
import { parseField } from './parse-field.ts';
import type { Comparison, Condition, Field, Group } from './query.ts';
import { Scanner } from './scanner.ts';
import { settings } from './settings.ts';

const operation = /(not\.)?([a-z]+)(?:\(([^()]*)\))?\./y;
const groupStart = /(not\.)?(and|or)\(/y;
/** P53: inside a group a value ends at a comma or a closing parenthesis. */
const bareValue = /[^,)]*/y;
/** A PostgreSQL array or range text, in which commas and quotes are its own. */
const arrayValue = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}(?=[,)]|$)/sy;
const endOfValue = /(?=[,)])/y;

/** Parses a filter at top level: `key=not.in.(a,b)` (P54: the value is the whole rest). */
export function parseFilter(key: string, text: string): Comparison {
  const name = new Scanner('filter', key);
  const field = parseField(name);
  name.expectEnd();
  const scanner = new Scanner('filter', text);
  const comparison = parseOperation(scanner, field, () => scanner.rest());
  scanner.expectEnd();
  return comparison;
}

/** Whether a value begins with an operator, so that a function's GET can tell filters from mistakes (P100). */
export function isFilterValue(text: string): boolean {
  operation.lastIndex = 0;
  return isOperator(operation.exec(text)?.[2] ?? '');
}

/** Parses `and=(…)`, `or=(…)`, `not.and=(…)`, `not.or=(…)` (P52). */
export function parseGroup(key: string, text: string): Group {
  const scanner = new Scanner('logic tree', `${key}${text}`);
  const start = scanner.match(groupStart) ?? scanner.fail('"("');
  const group = parseGroupRest(scanner, start, 1);
  scanner.expectEnd();
  return group;
}

function parseGroupRest(scanner: Scanner, start: RegExpExecArray, depth: number): Group {
  if (depth > settings.maxLogicDepth) scanner.fail(`at most ${settings.maxLogicDepth} levels`);
  const conditions: Condition[] = [];
  do {
    scanner.skipSpace();
    const inner = scanner.match(groupStart);
    conditions.push(inner ? parseGroupRest(scanner, inner, depth + 1) : parseMember(scanner));
    scanner.skipSpace();
  } while (scanner.accept(','));
  scanner.expect(')');
  return { kind: start[2] === 'or' ? 'or' : 'and', isNegated: start[1] !== undefined, conditions };
}

function parseMember(scanner: Scanner): Comparison {
  const field = parseField(scanner);
  scanner.expect('.');
  return parseOperation(scanner, field, () => parseMemberValue(scanner));
}

function parseMemberValue(scanner: Scanner): string {
  if (scanner.startsWith('"')) {
    const value = scanner.acceptQuoted();
    if (value === null || !scanner.match(endOfValue)) scanner.fail('closing quote, "," or ")"');
    return value;
  }
  return scanner.match(arrayValue)?.[0] ?? scanner.match(bareValue)?.[0] ?? '';
}

/** `[not.]operator[(modifier)].value` @param readValue how the rest ends differs at top level and in a group */
function parseOperation(scanner: Scanner, field: Field, readValue: () => string): Comparison {
  const found = scanner.match(operation);
  const [, not, operator = '', modifier = null] = found ?? [];
  if (!isOperator(operator)) scanner.fail('operator (eq, gt, ...)');
  checkModifier(scanner, operator, modifier);
  const value = operator === 'in' ? parseList(scanner) : readValue();
  if (operator === 'is' && typeof value === 'string' && !truths.has(value.toLowerCase())) {
    scanner.fail('null, not_null, true, false or unknown');
  }
  const fault = typeof value === 'string' ? findPatternFault(operator, modifier, value) : null;
  if (fault !== null) scanner.fail(fault);
  return { kind: 'compare', field, isNegated: not !== undefined, operator, modifier, value };
}

function checkModifier(scanner: Scanner, operator: string, modifier: string | null): void {
  if (modifier === null || textSearches.has(operator)) return;
  if (!quantified.has(operator) || (modifier !== 'any' && modifier !== 'all')) scanner.fail('no such modifier');
}

/** `(a,"b,c",d)`: quotes protect commas and parentheses; `()` is the empty list. */
function parseList(scanner: Scanner): string[] {
  scanner.expect('(');
  if (scanner.accept(')')) return [];
  const values: string[] = [];
  do {
    values.push(parseMemberOfList(scanner));
  } while (scanner.accept(','));
  scanner.expect(')');
  return values;
}

function parseMemberOfList(scanner: Scanner): string {
  const quoted = scanner.acceptQuoted();
  if (quoted !== null && !scanner.match(endOfValue)) scanner.fail('"," or ")"');
  return quoted ?? scanner.match(bareValue)?.[0] ?? '';
}
