import type { OutboxEntry } from '#server/mail/outbox.ts';
import type { AuthBench } from './describe-auth.ts';

/** An email or text message as a test reads it. */
export interface ReceivedEmail {
  subject: string;
  code: string;
  /** What the link contains; each is '' when there is no link. */
  link: {
    /** Where it leads: to our page, or for other sites to `href`. */
    page: string;
    /** The same as the protocol's own link, which clients may use instead. */
    href: string;
    token: string;
    type: string;
    redirectTo: string;
  };
}

/** What has been sent to an address, newest first; a phone is digits without "+". */
export function readEmails(bench: AuthBench, to: string): ReceivedEmail[] {
  return bench.services.outbox
    .list()
    .filter((entry) => entry.to === to)
    .map(readEmail);
}

/** The newest email to an address. @throws Error when there is none */
export function readNewestEmail(bench: AuthBench, to: string): ReceivedEmail {
  const [message] = readEmails(bench, to);
  if (!message) throw new Error(`Nothing was sent to ${to}.`);
  return message;
}

function readEmail({ subject, text }: OutboxEntry): ReceivedEmail {
  const page = /https?:\S+\/verify\?\S+/.exec(text)?.[0] ?? '';
  const query = new URLSearchParams(page.replace(/^[^?]*\??/, ''));
  const token = query.get('token_hash') ?? query.get('token') ?? '';
  return {
    subject,
    code: /code: (\d+)/.exec(text)?.[1] ?? '',
    link: {
      page,
      href: page.replace(/(?<!\/auth\/v1)\/verify\?token_hash=/, '/auth/v1/verify?token='),
      token,
      type: query.get('type') ?? '',
      redirectTo: query.get('redirect_to') ?? '',
    },
  };
}
