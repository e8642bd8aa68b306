import * as z from 'zod';
import { documented } from '../env-fields.ts';

const secret = z.string().regex(/^[\x21-\x7e]+$/, 'must be printable characters without spaces');

/** Whether host, user and password can be read from it. */
function isReadable(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.hostname !== '' && [url.username, url.password].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function afterHost(text: string): string {
  const { pathname, search, hash } = new URL(text);
  return `${pathname}${search}${hash}`;
}

/** How emails and text messages are sent. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://', abort: true })
    .refine(isReadable, {
      error: 'is no address: write # / ? @ : and % in its password as %23 %2F %3F %40 %3A and %25',
      abort: true,
    })
    .refine(
      (text) => /^\/?(\?starttls=optional)?$/.test(afterHost(text)),
      'must end after host and port, or with ?starttls=optional; write / ? # in its password as %2F %3F %23',
    )
    .optional()
    .meta(
      documented(
        '(none)',
        'Mail server, as `smtps://user:password@host:465` or `smtp://…:587` (with STARTTLS; `?starttls=optional` goes without where the server has none, for a network you trust). Without it, on a loopback `SITE_URL`, new accounts are confirmed at once and emails stand at `/_outbox`; elsewhere no email is sent or kept.',
      ),
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, or like Shortlist <no-reply@shortlist.example>',
    )
    .optional()
    .meta(documented('(no-reply@ the host of SITE_URL)', 'Sender of emails, an address or `Name <address>`.')),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address', abort: true })
    .refine((text) => !/^[^/]*\/\/[^/]*@/.test(text), 'must not hold a user or password: use SMS_WEBHOOK_SECRET')
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
