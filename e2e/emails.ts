import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Product } from './product.ts';

const Outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** How long an email may take from the click that sends it. */
const PATIENCE_MS = 10_000;

export interface ReadEmail {
  subject: string;
  link: string;
  code: string;
}

/** Waits for an email with a matching subject in the local outbox, and returns the newest. */
export async function readEmail(product: Product, to: string, subject: RegExp): Promise<ReadEmail> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${product.url}/_outbox`, { headers: { Accept: 'application/json' } });
    const found = Outbox.parse(await answer.json()).find(
      (message) => message.to === to && subject.test(message.subject),
    );
    if (found) {
      const link = /https?:\/\/\S+\/verify\S+/.exec(found.text)?.[0] ?? '';
      return { subject: found.subject, link, code: /code: (\d+)/.exec(found.text)?.[1] ?? '' };
    }
    await delay(50);
  }
  throw new Error(`No email to ${to} arrived with a subject that matches ${subject}.`);
}
