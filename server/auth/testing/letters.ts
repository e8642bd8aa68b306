import type { OutboxEntry } from '#server/mail/outbox.ts';
import type { AuthBench } from './describe-auth.ts';

/** A letter or text message as a test reads it. */
export interface ReceivedLetter {
  subject: string;
  code: string;
  /** The link's parameters; '' each in what has no link. */
  link: { href: string; token: string; type: string; redirectTo: string };
}

/** What has been sent to an address, newest first; a phone is digits without "+". */
export function readLetters(bench: AuthBench, to: string): ReceivedLetter[] {
  return bench.services.outbox
    .list()
    .filter((entry) => entry.to === to)
    .map(readLetter);
}

/** The newest letter to an address. @throws Error when there is none */
export function readNewestLetter(bench: AuthBench, to: string): ReceivedLetter {
  const [letter] = readLetters(bench, to);
  if (!letter) throw new Error(`Nothing was sent to ${to}.`);
  return letter;
}

function readLetter({ subject, text }: OutboxEntry): ReceivedLetter {
  const href = /https?:\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0] ?? '';
  const query = new URLSearchParams(href.replace(/^[^?]*\??/, ''));
  return {
    subject,
    code: /code: (\d+)/.exec(text)?.[1] ?? '',
    link: {
      href,
      token: query.get('token') ?? '',
      type: query.get('type') ?? '',
      redirectTo: query.get('redirect_to') ?? '',
    },
  };
}
