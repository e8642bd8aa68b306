import type { Logger } from 'pino';
import * as z from 'zod';
import { describeDevice } from '#contract/describe-device.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { createTurns } from '../budget/fair-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { noticeEmail, noticeKinds } from '../mail/notices.ts';

/** Channel of auth.add_notice (0019_notices.sql). */
const CHANNEL = 'auth_notices';

const numbers = {
  /** Milliseconds between two checks without a notification: for what could not be sent, and proxies that drop notifications. */
  poll: 60_000,
  /** Sent at a time; the next batch follows at once. */
  batch: 20,
  /** Attempts for each, five minutes further apart every time: they outlast two hours of a mail server being down. */
  attempts: 7,
} as const;

const authAdmin = { role: 'auth_admin', claims: {} } as const;

const Due = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  address: z.string(),
  language: z.custom<Language>(isLanguage).nullable().catch(null),
  at: z.coerce.date(),
  email: z.string().nullable(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
});
type Due = z.infer<typeof Due>;

interface Senders {
  database: Database;
  mailer: Pick<Mailer, 'send'>;
  siteUrl: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Sends the emails that inform users of changes to their account, as triggers record them: however a change was made, it is
 * reported, and no request waits for the mail server. Every process may run this; each notice is claimed by one.
 * @returns a function that ends it, once the last one was sent
 */
export async function startNotices(senders: Senders): Promise<() => Promise<void>> {
  const inTurn = createTurns(1);
  let last: Promise<void> = Promise.resolve();
  const queue = (): void => {
    last = inTurn(() => sendDue(senders));
  };
  const stopListening = await senders.database.listen(CHANNEL, queue);
  const timer = setInterval(queue, numbers.poll).unref();
  queue();
  return async () => {
    clearInterval(timer);
    await stopListening();
    await last;
  };
}

/** A failed check is only logged: the next one finds the same. */
async function sendDue(senders: Senders): Promise<void> {
  try {
    for (;;) {
      const due = await claim(senders.database);
      for (const notice of due) await send(senders, notice);
      if (due.length < numbers.batch) return;
    }
  } catch (err) {
    senders.log.warn({ err }, 'notices could not be read; the next check will try again');
  }
}

/** Claimed by postponing their next attempt, so that another process sends what is lost when one dies. */
async function claim(database: Database): Promise<Due[]> {
  const [found] = await asUserBatch(database, authAdmin, [
    {
      sql: `update auth.notices n set attempts = attempts + 1, due_at = now() + (attempts + 1) * interval '5 minutes'
            where id in (select id from auth.notices where due_at <= now() and attempts < $1::int
              order by created_at limit $2::int for update skip locked)
            returning n.id, kind, address, language, created_at as at,
              details ->> 'email' as email, details ->> 'user_agent' as user_agent, details ->> 'ip' as ip`,
      params: [numbers.attempts, numbers.batch],
    },
  ]);
  return (found?.rows ?? []).map((row) => Due.parse(row)).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function send({ database, mailer, siteUrl, log }: Senders, notice: Due): Promise<void> {
  const { id, kind, address, language, at } = notice;
  const details = {
    email: notice.email ?? '',
    device: describeDevice(notice.user_agent ?? ''),
    ip: notice.ip ?? '',
  };
  try {
    await mailer.send({ to: address, ...noticeEmail(siteUrl, { kind, language, at, details }) });
  } catch (err) {
    log.warn({ err, kind }, 'a notice could not be sent; it will be tried again');
    return;
  }
  await asUserBatch(database, authAdmin, [{ sql: 'delete from auth.notices where id = $1::uuid', params: [id] }]);
}
