import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { requirePerson } from './require-person.ts';
import { readScanLimit } from './scans.ts';

/** `POST /functions/v1/check-scan-limit`, no payload (any is ignored): a `ScanLimit` of contract/scan.ts. */
export function checkScanLimit({ database }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    return c.json(await readScanLimit(database, userId));
  };
}
