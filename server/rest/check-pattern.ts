import type { Comparison, Condition } from './query.ts';
import { settings } from './settings.ts';

/** Operators whose value is a regular expression. */
const patternOperators: ReadonlySet<string> = new Set(['match', 'imatch']);

/** Operators whose value holds wildcards. */
const wildcardOperators: ReadonlySet<string> = new Set(['like', 'ilike']);

/**
 * What a pattern may not be, or null when it may. Back-references are the one construct that makes PostgreSQL's matching
 * exponential, and a long pattern may be long to compile; what is slow all the same ends at `settings.patternLimit`.
 * @param modifier any or all: the value is an array's text then, in which every backslash is doubled
 */
export function findPatternFault(operator: string, modifier: string | null, value: string): string | null {
  if (!patternOperators.has(operator)) return null;
  if (value.length > settings.maxPatternCharacters)
    return `a pattern of at most ${settings.maxPatternCharacters} characters`;
  const escapes = modifier === null ? value.replaceAll('\\\\', '') : value;
  return /\\[1-9]/.test(escapes) ? 'a pattern without back-references' : null;
}

/**
 * Whether the conditions may take long over long texts: one is a regular expression, or the wildcards' patterns are long
 * together, because each of their characters is held against each of the text's.
 */
export function isCostly(conditions: readonly Condition[]): boolean {
  const compared = conditions.flatMap(flatten);
  const wildcards = compared.filter(({ operator }) => wildcardOperators.has(operator));
  const characters = wildcards.reduce((sum, { value }) => sum + String(value).length, 0);
  return (
    compared.some(({ operator }) => patternOperators.has(operator)) || characters > settings.freeWildcardCharacters
  );
}

function flatten(condition: Condition): Comparison[] {
  return condition.kind === 'compare' ? [condition] : condition.conditions.flatMap(flatten);
}
