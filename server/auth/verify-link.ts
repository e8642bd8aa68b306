import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { type Auth, type Device, getDevice, getLimitedIp, runAsAuth, transactAsAuth } from './auth-context.ts';
import { AuthError } from './errors.ts';
import { type FlowKind, issueFlowCode } from './flows.ts';
import { hashToken, PKCE_PREFIX } from './one-time-tokens.ts';
import { take } from './rate-limits.ts';
import { redeemCode, requireSlots } from './redeem-code.ts';
import { resolveRedirect } from './redirects.ts';
import { presentSession } from './sessions.ts';
import { FIRST_OF_TWO, openSessionIn } from './verify.ts';

/** What the link's URL says. */
interface Link {
  token: string;
  type: string;
}

/** The parameters a browser takes to the client: those in the query reach its server, those in the fragment do not. */
interface Arrival {
  query?: Record<string, string>;
  fragment?: Record<string, string>;
}

/**
 * GET /verify (contract 6.5, R-32): the link of an email. Always goes on to the client, with tokens, a code to exchange or
 * what went wrong. Checking whether the page exists, or prefetching it, does not use the link up.
 */
export async function verifyLink(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const link = { token: c.req.query('token') ?? '', type: c.req.query('type') ?? '' };
  if (!link.token || !link.type) {
    throw new AuthError('validation_failed', 'Verify requires a token and a verification type');
  }
  if (c.req.method === 'HEAD') return c.body(null, 200);
  if (isPrefetch(c)) return c.body(null, 503);
  const { query = {}, fragment } = await open(c, auth, link);
  const url = new URL(resolveRedirect(c, auth));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (fragment) url.hash = String(new URLSearchParams(fragment));
  return c.redirect(url.href, 303);
}

/** A browser discards an unsuccessful answer, and the user's own click requests it again. */
function isPrefetch(c: Context<AppContext>): boolean {
  return /prefetch|preview/i.test(c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? '');
}

async function open(c: Context<AppContext>, auth: Auth, link: Link): Promise<Arrival> {
  const device = getDevice(c, auth);
  try {
    await runAsAuth(auth, take(auth.settings, 'verify', getLimitedIp(device)));
    return await (link.token.startsWith(PKCE_PREFIX)
      ? arriveWithCode(auth, link)
      : arriveWithSession(auth, link, device));
  } catch (error) {
    return describeFailure(link, error instanceof AuthError ? error : explainUnexpected(c, error));
  }
}

/** It is for clients other than our pages, which present a token themselves. */
const presented = ({ token }: Link) => ({
  hashes: [hashToken(token)],
  address: null,
  browser: null,
  isOwnPage: false,
});
const firstOfTwo = { fragment: { message: FIRST_OF_TWO, sb: '' } };

async function arriveWithSession(auth: Auth, link: Link, device: Device): Promise<Arrival> {
  const purposes = requireSlots('email', link.type);
  const session = await transactAsAuth(auth, async (transaction) => {
    const { user, isFirstOfTwo } = await redeemCode(transaction, auth, presented(link), purposes);
    return isFirstOfTwo ? null : openSessionIn(transaction, user.id, device);
  });
  if (session === null) return firstOfTwo;
  const tokens = await presentSession(auth, session);
  const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token'];
  return {
    fragment: {
      ...Object.fromEntries(names.map((name) => [name, String(tokens[name])])),
      sb: '',
      token_type: 'bearer',
      type: link.type,
    },
  };
}

/** The flow name for a link's `type`; 'email' accepts two slots. */
const flowKinds: Readonly<Record<string, FlowKind>> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
};

/** @throws AuthError flow_state_not_found, which leaves the link as it was */
async function arriveWithCode(auth: Auth, link: Link): Promise<Arrival> {
  const purposes = requireSlots('email', link.type);
  const code = await transactAsAuth(auth, async (transaction) => {
    const { user, purpose, isFirstOfTwo } = await redeemCode(transaction, auth, presented(link), purposes);
    if (isFirstOfTwo) return null;
    const kind = flowKinds[link.type] ?? (purpose === 'confirmation' ? 'email/signup' : 'magiclink');
    const issued = await issueFlowCode(transaction, user.id, kind);
    if (issued !== null) return issued;
    throw new AuthError('flow_state_not_found', 'No valid flow state found for this link', { status: 400 });
  });
  return code === null ? firstOfTwo : { query: { code } };
}

/** Contract 6.5: OAuth's error names by status; other statuses have none. */
const errorNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

function describeFailure({ token }: Link, { status, code, message }: AuthError): Arrival {
  const name = errorNames[status];
  const members = { ...(name === undefined ? {} : { error: name }), error_code: code, error_description: message };
  return { ...(token.startsWith(PKCE_PREFIX) ? { query: members } : {}), fragment: { ...members, sb: '' } };
}

function explainUnexpected(c: Context<AppContext>, cause: unknown): AuthError {
  c.get('log').error({ err: cause }, 'a link could not be verified');
  return new AuthError('unexpected_failure', 'The link could not be checked. Open it again in a minute.', { cause });
}
