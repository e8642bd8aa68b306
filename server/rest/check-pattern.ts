import type { Condition } from './query.ts';
import { settings } from './settings.ts';

/** Operators whose value is a regular expression. */
const patternOperators: ReadonlySet<string> = new Set(['match', 'imatch']);

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

/** Whether any of the conditions is a pattern. */
export function hasPattern(conditions: readonly Condition[]): boolean {
  return conditions.some((condition) =>
    condition.kind === 'compare' ? patternOperators.has(condition.operator) : hasPattern(condition.conditions),
  );
}
