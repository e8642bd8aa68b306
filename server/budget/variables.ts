import type * as z from 'zod';
import { documented, wholeNumber } from '../env-fields.ts';

/** The limits of one person that an installation may want to set; the others are in numbers.ts. */
export const budgetVariables = {
  AI_TOKENS_PER_PERSON: wholeNumber(0, 1_000_000_000_000)
    .default(1_000_000)
    .meta(
      documented(
        '1000000',
        'Tokens one person may use in a UTC day, over all processes, so that nobody uses up the day of the others; `0` for no limit.',
      ),
    ),
} as const satisfies Record<string, z.ZodType>;
