import * as z from 'zod';
import { documented } from '../env-fields.ts';

const secret = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');

/** How letters and text messages leave the machine. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine(
      (text) => URL.canParse(text) && new URL(text).hostname !== '',
      'is no address: write # / ? @ : and % in its password as %23 %2F %3F %40 %3A and %25',
    )
    .optional()
    .meta(
      documented(
        '(none)',
        'Mail server, as `smtps://user:password@host:465` or `smtp://…:587` (with STARTTLS). Without it new accounts are confirmed at once, and letters stand at `/_outbox`.',
      ),
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or like Shortlist <no-reply@shortlist.example>')
    .optional()
    .meta(documented('(no-reply@ the host of SITE_URL)', 'Sender of letters, an address or `Name <address>`.')),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .optional()
    .meta(
      documented(
        '(none)',
        'Gateway that sends text messages: gets a POST of `{"to", "text", "channel"}` and answers 2xx, with `{"message_id"}` if it likes.',
      ),
    ),
  SMS_WEBHOOK_SECRET: secret
    .optional()
    .meta(
      documented(
        '(none)',
        'Signs those requests: `X-Shortlist-Signature: sha256=` and the hex HMAC-SHA256 of the body.',
      ),
    ),
} as const;
