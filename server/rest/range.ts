import type { Query } from './query.ts';
import { problems } from './rest-error.ts';
import { settings } from './settings.ts';

/** The requested rows: how many, after how many others. */
export interface RowRange {
  offset: number;
  limit: number;
}

/**
 * Joins limit, offset and the Range header (P61, P62), and caps them (P63).
 * @param header the Range header of a GET; anything that is not `first-last` is ignored
 * @throws RestError PGRST103
 */
export function readRange({ limit, offset }: Pick<Query, 'limit' | 'offset'>, header: string | undefined): RowRange {
  const [, first, last] = (header === undefined ? null : /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header)) ?? [];
  if (first !== undefined && last !== undefined && Number(first) > Number(last)) {
    throw problems.range('The lower boundary must be lower than or equal to the upper boundary in the Range header.');
  }
  const start = Math.max(offset ?? 0, Number(first ?? 0));
  const ends = [
    limit === null ? Number.POSITIVE_INFINITY : (offset ?? 0) + limit,
    last === undefined ? Number.POSITIVE_INFINITY : Number(last) + 1,
    start + settings.maxRows,
  ];
  return { offset: start, limit: Math.max(0, Math.min(...ends) - start) };
}

/** `Content-Range` of a read (P64). */
export function contentRange(offset: number, rows: number, total: number | null): string {
  return `${rows === 0 ? '*' : `${offset}-${offset + rows - 1}`}/${total ?? '*'}`;
}

/** Status of a read (P66). @throws RestError PGRST103 when a counted read begins beyond the last row */
export function readStatus(offset: number, rows: number, total: number | null): 200 | 206 {
  if (total === null) return 200;
  if (offset > total) {
    throw problems.range(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  return rows < total ? 206 : 200;
}
