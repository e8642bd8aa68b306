import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';
import type { Auth } from './auth-context.ts';

/** 256 bits, which nobody can guess. */
const SECRET_BYTES = 32;

const secretForm = /^[\w-]{43}$/;

/**
 * Hash of this browser's secret, null when it has none. Whatever begins in a browser (a sign-up, a sign-in through another
 * page) is stored with it, so that what comes back can be told from what was prepared elsewhere.
 */
export function getBrowser(c: Context<AppContext>, auth: Auth): string | null {
  const secret = getCookie(c, nameOf(auth)) ?? '';
  return secretForm.test(secret) ? hash(secret) : null;
}

/** The same for a browser that begins something: it gets a secret if it has none, and otherwise keeps its own. */
export function requireBrowser(c: Context<AppContext>, auth: Auth): string {
  const known = getCookie(c, nameOf(auth)) ?? '';
  const secret = secretForm.test(known) ? known : randomBytes(SECRET_BYTES).toString('base64url');
  setCookie(c, nameOf(auth), secret, {
    httpOnly: true,
    // Sent when a provider's page or an email leads here, never with what another page requests or posts.
    sameSite: 'Lax',
    secure: isSecure(auth),
    path: '/',
    maxAge: Math.max(auth.settings.mailOtpSeconds, auth.settings.flowSeconds),
  });
  return hash(secret);
}

/**
 * Whether the request comes from one of our own pages. Browsers say so themselves, and no page can change that; other
 * clients of the protocol say nothing, or name another origin.
 */
export function isOwnPage(c: Context<AppContext>, auth: Auth): boolean {
  return c.req.header('Sec-Fetch-Site') === 'same-origin' || c.req.header('Origin') === new URL(auth.siteUrl).origin;
}

/** With the prefix, browsers accept it only from this exact host, over https. */
const nameOf = (auth: Auth): string => `${isSecure(auth) ? '__Host-' : ''}shortlist-browser`;

const isSecure = ({ siteUrl }: Auth): boolean => siteUrl.startsWith('https:');

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
