import type { Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import { asUser, asUserBatch, type Caller } from '#database/as-user.ts';
import type { Result, Session, Statement } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { getClientIp } from '../middleware/client-ip.ts';
import type { TrustedProxies } from '../middleware/trusted-proxies.ts';
import { readAcceptLanguage } from '../read-accept-language.ts';
import type { Services } from '../services.ts';
import type { Delivery } from './delivery.ts';
import type { Providers } from './providers/configured-providers.ts';
import { translateRefusal } from './rate-limits.ts';
import type { AuthSettings } from './settings.ts';

/** What the operations of `/auth/v1` work with. */
export interface Auth
  extends Pick<Services, 'database' | 'reads' | 'keys' | 'payments' | 'mailer' | 'textMessages' | 'samlProviders'> {
  settings: AuthSettings;
  /** How emails and text messages leave. */
  delivery: Delivery;
  /** `iss` of access tokens (contract C2). */
  issuer: string;
  trustProxy: TrustedProxies;
  /** Other services people may sign in through, by name. */
  providers: Providers;
  /** URL of the web app; links in emails lead there unless a request names another allowed URL. */
  siteUrl: string;
}

const authAdmin: Caller = { role: 'auth_admin', claims: {} };

/**
 * Runs the statements as the auth service's own role: one transaction, one round trip.
 * @throws AuthError 429 when one of them is a limit that is used up
 */
export function runAsAuth(auth: Auth, statements: readonly Statement[]): Promise<Result[]> {
  return asUserBatch(auth.database, authAdmin, statements).catch(translateRefusal);
}

/**
 * Runs `work` in one transaction of the same role, where one statement depends on the result of another.
 * @throws AuthError like `runAsAuth`
 */
export function transactAsAuth<T>(auth: Auth, work: (transaction: Session) => Promise<T>): Promise<T> {
  return asUser(auth.database, authAdmin, work).catch(translateRefusal);
}

/** Where a session is used from (contract R-3). */
export interface Device {
  userAgent: string | null;
  ip: string | null;
  /** What limits count the IP by; null when it is not known who is asking (contract L4). */
  limitedIp: string | null;
  /** The client's; null when it names none that emails exist in. */
  language: Language | null;
}

/** Characters of a User-Agent that are kept; no browser sends a longer one. */
const USER_AGENT_CHARACTERS = 500;

export function getLanguage(c: Context<AppContext>): Language | null {
  return readAcceptLanguage(c.req.header('Accept-Language'));
}

export function getDevice(c: Context<AppContext>, auth: Auth): Device {
  const { ip, limited } = getClientIp(c, auth.trustProxy);
  return {
    userAgent: c.req.header('User-Agent')?.slice(0, USER_AGENT_CHARACTERS) ?? null,
    ip,
    limitedIp: limited,
    language: getLanguage(c),
  };
}

/** The client's IP for limits; null when it is not known who is asking. */
export function getLimitedIp(device: Device): string | null {
  return device.limitedIp;
}
