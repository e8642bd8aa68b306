import type { Env } from '../env.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { noTextMessages, type TextMessages } from '../sms/text-messages.ts';
import { createWebhookMessages } from '../sms/webhook-messages.ts';
import { type Mailer, noMailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/**
 * How emails and text messages are sent. What has no sender goes to the outbox, text messages only if phones are on; if SITE_URL is
 * not this machine's own there is no outbox, and it is refused.
 */
export interface Senders {
  mailer: Mailer;
  textMessages: TextMessages;
  outbox: Outbox;
}

type SenderEnv = Pick<
  Env,
  'SMTP_URL' | 'MAIL_FROM' | 'SMS_WEBHOOK_URL' | 'SMS_WEBHOOK_SECRET' | 'SITE_URL' | 'AUTH_PHONE' | 'AUTH_PHONE_FACTOR'
>;

export function openSenders(env: SenderEnv): Senders {
  const outbox = createOutbox();
  return {
    outbox,
    mailer: openMailer(env, outbox),
    textMessages: openTextMessages(env, outbox),
  };
}

function openMailer(env: SenderEnv, outbox: Outbox): Mailer {
  const from = env.MAIL_FROM ?? `Shortlist <no-reply@${new URL(env.SITE_URL).hostname}>`;
  if (env.SMTP_URL) return createSmtpMailer({ url: env.SMTP_URL, from });
  return isLoopbackUrl(env.SITE_URL) ? outbox.mailer : noMailer;
}

function openTextMessages(env: SenderEnv, outbox: Outbox): TextMessages {
  const { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret } = env;
  if (url) return createWebhookMessages({ url, secret });
  return (env.AUTH_PHONE || env.AUTH_PHONE_FACTOR) && isLoopbackUrl(env.SITE_URL)
    ? outbox.textMessages
    : noTextMessages;
}
