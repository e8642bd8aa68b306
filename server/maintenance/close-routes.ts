import type { Context, MiddlewareHandler } from 'hono';
import { asUserBatch } from '#database/as-user.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readAcceptLanguage } from '../read-accept-language.ts';
import type { Services } from '../services.ts';
import type { Closing } from './maintenance.ts';
import { maintenanceWords } from './words.ts';

const numbers = {
  /** Seconds after which to ask again while no end is known. */
  unknownEnd: 600,
  /** Clients that wait for days have gone wrong: at most a day. */
  most: 86_400,
} as const;

/** What makes accounts and sends emails. Everybody may still sign in: only then is it known who is an administrator. */
const newAccounts = /^\/auth\/v1\/(signup|otp|magiclink|recover|resend)\/?$/;

type Needed = Pick<Services, 'maintenance' | 'database'>;

/** During maintenance answers 503, except to administrators and to the service key. Comes after `resolveIdentity`. */
export function closeToPeople({ maintenance, database }: Needed): MiddlewareHandler<AppContext> {
  return async function closeToPeople(c, next) {
    const closing = await maintenance.read();
    if (closing && !(await mayGoOn(c, database))) throw closed(c, closing);
    return next();
  };
}

/** During maintenance nobody new signs up. Comes after `requireApiKey`. */
export function closeToNewAccounts({ maintenance }: Pick<Services, 'maintenance'>): MiddlewareHandler<AppContext> {
  return async function closeToNewAccounts(c, next) {
    if (newAccounts.test(c.req.path) && c.var.apiRole !== 'service_role') {
      const closing = await maintenance.read();
      if (closing) throw closed(c, closing);
    }
    return next();
  };
}

async function mayGoOn(c: Context<AppContext>, database: Needed['database']): Promise<boolean> {
  const { role, claims } = c.var.identity;
  if (role !== 'authenticated') return role === 'service_role';
  const [found] = await asUserBatch(database, { role, claims, readOnly: true }, [
    { sql: 'select public.is_admin() and auth.gave_second_factor() as is_admin' },
  ]);
  return found?.rows[0]?.is_admin === true;
}

function closed(c: Context<AppContext>, { until }: Closing): AppError {
  const { texts } = maintenanceWords(readAcceptLanguage(c.req.header('Accept-Language')));
  const left = until === null ? numbers.unknownEnd : Math.ceil((until.getTime() - Date.now()) / 1000);
  const retryAfter = Math.min(Math.max(left, 1), numbers.most);
  return new AppError('maintenance', texts.refusal(until), { retryAfter });
}
