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
  BACKUP_BUCKET_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.search === '', {
      error: 'must be like https://s3.example.com/bucket',
    })
    .optional()
    .meta(
      documented(
        '(none)',
        'Keeps backups in a bucket instead, of any service that speaks S3’s protocol: `https://s3.example.com/bucket`. They pass through BACKUP_DIR.',
      ),
    ),
  BACKUP_BUCKET_REGION: z
    .string()
    .default('auto')
    .meta(documented('auto', 'Region of that bucket, such as `eu-central-1`.')),
  BACKUP_BUCKET_KEY_ID: z
    .string()
    .optional()
    .meta(documented('(none)', 'Name of the key that may list, read, write and remove its files.')),
  BACKUP_BUCKET_SECRET: z.string().optional().meta(documented('(none)', 'The secret of that key.')),
} as const;
