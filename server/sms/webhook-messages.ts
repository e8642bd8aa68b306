import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { TextMessageError, type TextMessages } from './text-messages.ts';

/** A person is waiting for the answer. */
const TIMEOUT_MS = 10_000;

const Answer = z.object({ message_id: z.string().max(200) });

/**
 * Sends text messages through any gateway: POST of `{"to", "text", "channel"}` as JSON. With a secret, the header
 * `X-Shortlist-Signature` is `sha256=` and the hex HMAC-SHA256 of the body. 2xx means sent; the answer may be `{"message_id":
 * "…"}`.
 */
export function createWebhookMessages({ url, secret }: { url: string; secret: string | undefined }): TextMessages {
  return {
    delivers: true,
    name: 'webhook',
    async send({ to, text, channel }) {
      const body = JSON.stringify({ to: `+${to}`, text, channel });
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(secret ? { 'X-Shortlist-Signature': sign(body, secret) } : {}),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new TextMessageError('The gateway for text messages could not be reached.', { cause });
      });
      const told: unknown = await answer.json().catch(() => null);
      if (!answer.ok)
        throw new TextMessageError(`The gateway for text messages answered with status ${answer.status}.`);
      return { messageId: Answer.safeParse(told).data?.message_id ?? null };
    },
  };
}

function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
