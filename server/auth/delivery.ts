import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Email, MailError, NoMailerError } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { NoSenderError, type TextMessage, TextMessageError } from '../sms/text-messages.ts';
import { AuthError } from './errors.ts';

/** Something sent to an address. */
export type Message = { channel: 'email'; email: Email } | { channel: 'phone'; textMessage: TextMessage };
type Channel = Message['channel'];

const numbers = {
  /** Deliveries whose time is remembered: enough to vary as delivery does, few enough to follow its changes. */
  samples: 20,
  /** Milliseconds a delivery is assumed to take until one has succeeded, where messages really leave. */
  firstGuess: 300,
  /** Milliseconds for which nobody is served after a failure: short enough to try again, and the sender may be back. */
  pause: 15_000,
};

/** How emails and text messages leave, see docs/decisions/006-emails-and-time.md. */
export interface Delivery {
  /**
   * Call this before looking up an address, so that known and unknown addresses get the same answer while a sender is down.
   * @throws AuthError like `send`, for a while after a delivery failed
   */
  requireWorking(channel: Channel): void;
  /**
   * Resolves once the message was accepted.
   * @throws AuthError unexpected_failure (emails, and text messages without a sender), sms_send_failed
   */
  send(message: Message): Promise<{ messageId: string | null }>;
  /** Takes as long as sending does, but sends nothing. */
  pretend(channel: Channel): Promise<void>;
}

export function createDelivery(senders: Pick<Services, 'mailer' | 'textMessages'>, log: Logger): Delivery {
  const delivers: Record<Channel, boolean> = {
    email: senders.mailer.delivers,
    phone: senders.textMessages.delivers,
  };
  const durations: Record<Channel, number[]> = { email: [], phone: [] };
  const failedAt: Record<Channel, number> = { email: Number.NEGATIVE_INFINITY, phone: Number.NEGATIVE_INFINITY };

  async function hand(message: Message): Promise<{ messageId: string | null }> {
    if (message.channel === 'phone') return senders.textMessages.send(message.textMessage);
    await senders.mailer.send(message.email);
    return { messageId: null };
  }

  return {
    requireWorking(channel) {
      if (channel === 'email' && !senders.mailer.accepts) throw noMailServer();
      if (performance.now() - failedAt[channel] < numbers.pause) throw notSent(channel);
    },
    async send(message) {
      const { channel } = message;
      const start = performance.now();
      try {
        const taken = await hand(message);
        durations[channel].push(performance.now() - start);
        if (durations[channel].length > numbers.samples) durations[channel].shift();
        return taken;
      } catch (error) {
        if (error instanceof NoSenderError) throw noSender(error);
        if (error instanceof NoMailerError) throw noMailServer(error);
        if (!(error instanceof MailError || error instanceof TextMessageError)) throw error;
        failedAt[channel] = performance.now();
        log.error({ err: error }, 'a message could not be sent');
        throw notSent(channel, error);
      }
    },
    async pretend(channel) {
      const known = durations[channel];
      const guess = known[Math.floor(Math.random() * known.length)] ?? (delivers[channel] ? numbers.firstGuess : 0);
      await setTimeout(guess);
    },
  };
}

/** Test numbers get no message, so they keep nobody waiting. */
function noSender(cause: NoSenderError): AuthError {
  return new AuthError('unexpected_failure', 'This installation cannot send text messages.', { cause });
}

function noMailServer(cause?: unknown): AuthError {
  return new AuthError('unexpected_failure', 'This installation cannot send emails.', { cause });
}

function notSent(channel: Channel, cause?: unknown): AuthError {
  return channel === 'email'
    ? new AuthError('unexpected_failure', 'The email could not be sent. Try again in a minute.', { cause })
    : new AuthError('sms_send_failed', 'The text message could not be sent. Try again in a minute.', { cause });
}
