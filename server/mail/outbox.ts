import type { TextMessage, TextMessages } from '../sms/text-messages.ts';
import type { Email, Mailer } from './mailer.ts';

/** What would have been sent, text messages included. */
export interface OutboxEntry {
  at: string;
  kind: 'letter' | 'text message';
  to: string;
  subject: string;
  text: string;
  /** '' for a text message. */
  html: string;
}

/** Keeps what has no sender, for a developer to read at /_outbox. */
export interface Outbox {
  readonly mailer: Mailer;
  readonly textMessages: TextMessages;
  /** Newest first. */
  list(): OutboxEntry[];
}

/** More would waste memory on emails that nobody reads any more. */
const KEPT_ENTRIES = 200;

export function createOutbox(): Outbox {
  const entries: OutboxEntry[] = [];
  const keep = (entry: Omit<OutboxEntry, 'at'>): void => {
    entries.unshift({ at: new Date().toISOString(), ...entry });
    entries.length = Math.min(entries.length, KEPT_ENTRIES);
  };
  return {
    mailer: {
      delivers: false,
      accepts: true,
      send: async (message: Email) => keep({ kind: 'letter', ...message }),
      close: async () => {},
    },
    textMessages: {
      delivers: false,
      name: '',
      send: async ({ to, text, channel }: TextMessage) => {
        keep({ kind: 'text message', to, subject: channel, text, html: '' });
        return { messageId: null };
      },
    },
    list: () => [...entries],
  };
}
