import * as z from 'zod';
import { documented, duration, wholeNumber } from '../env-fields.ts';

const HOUR = 3600;

/** Variables of backups, for `env.ts`. */
export const backupVariables = {
  BACKUP_EVERY: duration(HOUR, 366 * 24 * HOUR)
    .optional()
    .meta(
      documented(
        '(none)',
        'How often the server backs itself up while it runs, such as `24h`; an hour at least. Without it, by `npm run backup` alone.',
      ),
    ),
  BACKUP_KEEP: wholeNumber(1, 10_000)
    .default(7)
    .meta(documented('7', 'How many of these backups are kept; older ones are removed.')),
  BACKUP_DIR: z
    .string()
    .optional()
    .meta(documented('DATA_DIR/backups', 'Folder they are written to. Better one on another disk.')),
  BACKUP_KEY: z
    .string()
    .min(16, 'must have 16 characters at least')
    .optional()
    .meta(
      documented(
        '(none)',
        'Encrypts backups (AES-256-GCM); needed to restore them, so keep it somewhere else as well. Without it they are readable to whoever has the file.',
      ),
    ),
} as const;
