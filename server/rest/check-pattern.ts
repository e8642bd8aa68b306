import type { Comparison, Condition } from './query.ts';
import { settings } from './settings.ts';

/** Operators whose value is a regular expression. */
const patternOperators: ReadonlySet<string> = new Set(['match', 'imatch']);

/** Operators whose value contains wildcards. */
const wildcardOperators: ReadonlySet<string> = new Set(['like', 'ilike']);

/**
 * Why a pattern is refused, or null when it is allowed. Back-references are the one construct that makes PostgreSQL's matching
 * exponential, and a long pattern may take long to compile; anything else that is slow ends at `settings.patternLimit`.
 * @param modifier any or all: then the value is an array's text, in which every backslash is doubled
 */
export function findPatternFault(operator: string, modifier: string | null, value: string): string | null {
  if (!patternOperators.has(operator)) return null;
  if (value.length > settings.maxPatternCharacters)
    return `a pattern of at most ${settings.maxPatternCharacters} characters`;
  const escapes = modifier === null ? value.replaceAll('\\\\', '') : value;
  return /\\[1-9]/.test(escapes) ? 'a pattern without back-references' : null;
}

/**
 * Whether the conditions may take long over long texts: one is a regular expression, or the wildcard patterns are long together,
 * because each of their characters is compared with each of the text's.
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
