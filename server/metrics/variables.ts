import * as z from 'zod';
import { documented, wholeNumber } from '../env-fields.ts';

/** Variables of what is seen from outside, for `env.ts`. */
export const metricsVariables = {
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have 16 characters at least')
    .optional()
    .meta(
      documented(
        '(none)',
        'Bearer with which Prometheus reads `/metrics`. Without it there is no such path, but for METRICS_PORT.',
      ),
    ),
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .meta(
      documented(
        '(none)',
        'Port of its own for `/metrics`, which PORT then does not have. Without METRICS_TOKEN only this machine reaches it, else whoever reaches HOST.',
      ),
    ),
  LOG_SLOW_STATEMENTS: wholeNumber(0, 600_000)
    .default(1000)
    .meta(
      documented(
        '1000',
        'Milliseconds from which a call of the database is logged, its wait for a connection not counted, with its statement and never its values; `0` for none.',
      ),
    ),
} as const;
