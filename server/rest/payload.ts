import { MOST_JSON_LEVELS, measureJson } from '../json-depth.ts';
import { problems } from './rest-error.ts';
import type { Relation } from './schema-cache.ts';

/** A body to write. */
export interface Payload {
  /** The JSON text as received, turned into an array: numbers keep their digits. */
  text: string;
  /** Whether it was one object. */
  isObject: boolean;
  rows: number;
  /** The columns it fills. */
  columns: readonly string[];
}

/**
 * Reads the body of a write (P80, P81).
 * @param columns the `columns` parameter: they are written and other keys ignored
 * @param mostRows more are refused before they are parsed; null means no limit
 * @throws RestError PGRST102 for anything but an object or an array of like objects, 413 for too many rows, PGRST204 for a column
 * that the table lacks
 */
export function readPayload(
  text: string,
  relation: Relation,
  columns: readonly string[] | null,
  mostRows: number | null,
): Payload {
  const value = parseJson(text, mostRows);
  const rows = Array.isArray(value) ? value : [value];
  const keys = columns ?? keysOf(rows);
  const objects = rows.every(isObject);
  if (!objects) throw problems.body('Every row must be a JSON object');
  for (const key of keys) {
    if (!relation.columns.has(key)) throw problems.column(key, relation.name);
  }
  return {
    text: Array.isArray(value) ? text : `[${text}]`,
    isObject: !Array.isArray(value),
    rows: rows.length,
    columns: [...new Set(keys)],
  };
}

/** Reads the body of a call: an object of named arguments, or nothing (P100). */
export function readArguments(text: string): readonly string[] {
  if (text.trim() === '') return [];
  const value = parseJson(text);
  if (!isObject(value)) throw problems.body('The body of a call must be a JSON object of its arguments');
  return Object.keys(value);
}

/** @throws RestError PGRST102 for a media type other than JSON (P93) */
export function requireJson(contentType: string | undefined): void {
  if (contentType === undefined || /^application\/json\s*(;|$)/i.test(contentType)) return;
  throw problems.body(`Content-Type not acceptable: ${contentType}`);
}

function parseJson(text: string, mostMembers: number | null = null): unknown {
  const { isTooDeep, members } = measureJson(text);
  if (isTooDeep) throw problems.body(`More than ${MOST_JSON_LEVELS} levels of JSON`);
  if (mostMembers !== null && members > mostMembers && text.trimStart().startsWith('['))
    throw problems.writtenRows(mostMembers);
  try {
    return JSON.parse(text);
  } catch {
    throw problems.body('Empty or invalid json');
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of the first row, which all the others must have too. */
function keysOf(rows: readonly unknown[]): string[] {
  const [first, ...others] = rows.filter(isObject);
  const keys = first === undefined ? [] : Object.keys(first);
  for (const other of others) {
    const isSame = Object.keys(other).length === keys.length && keys.every((key) => Object.hasOwn(other, key));
    if (!isSame) throw problems.body('All object keys must match');
  }
  return keys;
}
