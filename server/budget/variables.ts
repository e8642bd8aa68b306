import * as z from 'zod';
import { documented, wholeNumber } from '../env-fields.ts';

/** The per-person limits that an installation may want to set; the others are in numbers.ts. */
export const budgetVariables = {
  AI_TOKENS_PER_PERSON: wholeNumber(0, 1_000_000_000_000)
    .default(1_000_000)
    .meta(
      documented(
        '1000000',
        'Tokens one person may use in a UTC day, over all processes, so that nobody uses up the day of the others; `0` for no limit.',
      ),
    ),
  DATABASE_STATEMENTS_PER_PERSON: wholeNumber(1, 200)
    .default(4)
    .meta(
      documented(
        '4',
        'Statements of `/rest/v1` that one person has running at once in a server process; the others wait their turn. The embedded database runs one at a time.',
      ),
    ),
  REQUEST_RATE_FACTOR: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number from 0 to 9999, like 1 or 0.5')
    .transform(Number)
    .default(1)
    .meta(
      documented(
        '1',
        'Multiplies the limits on requests to `/rest/v1` (3,000 in 10 seconds a person, 10,000 an address) and `/functions/v1` (600 and 3,000), counted by each server process; `0` switches them off.',
      ),
    ),
} as const satisfies Record<string, z.ZodType>;
