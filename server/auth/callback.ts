import type { Context } from 'hono';
import type { Session } from '#database/database.ts';
import type { AppContext } from '../context.ts';
import { type Auth, getDevice, getLanguage } from './auth-context.ts';
import { getCallbackUrl } from './authorize.ts';
import { getBrowser } from './browser.ts';
import {
  ProviderRefusal,
  redirectToLinkPage,
  redirectWithCode,
  redirectWithError,
  redirectWithSession,
} from './callback-answers.ts';
import { AuthError } from './errors.ts';
import { endFlow, type ReturnedFlow, takeFlow } from './external-flow.ts';
import { bindFlow, type FlowKind } from './flows.ts';
import { enterAccount, openSessionWithin } from './identities/enter-account.ts';
import type { ExternalIdentity } from './identities/identity-statements.ts';
import type { ProviderTokens } from './providers/provider.ts';
import { seal } from './seal.ts';
import { presentSession } from './sessions.ts';

/** Maximum number of characters of a provider's own message that are passed on. */
const DESCRIPTION_CHARACTERS = 300;

/** Maximum number of characters of a form turned into a query, short enough for servers. A code and a state have a few hundred. */
const FORM_CHARACTERS = 8000;

/** GET and POST /callback (contract R-62): where providers send the browser back to. Always goes on to the client. */
export async function callback(c: Context<AppContext>, auth: Auth): Promise<Response> {
  if (c.req.method === 'POST') return comeAgain(c, auth);
  const parameters = new URL(c.req.url).searchParams;
  const state = parameters.get('state') ?? '';
  if (state === '') {
    const message = 'OAuth callback with missing state. Start the sign-in again.';
    return redirectToLinkPage(c, auth.siteUrl, new AuthError('bad_oauth_callback', message));
  }
  const flow = await takeFlow(auth, state, 'oauth', { browser: getBrowser(c, auth) });
  if (flow === null) return redirectToLinkPage(c, auth.siteUrl, notBegunHere());
  try {
    const { identity, tokens } = await finish(auth, flow, parameters);
    return await arrive(c, auth, flow, 'oauth', identity, tokens);
  } catch (error) {
    return redirectWithError(c, flow.redirectTo, error);
  }
}

/** an answer to a flow that is unknown, too old, or another browser's; nobody is told which. */
export function notBegunHere(): AuthError {
  const message = 'This sign-in did not begin in this browser, or too long ago. Start it again here.';
  return new AuthError('bad_oauth_state', message);
}

/** Some providers post a form instead. Posted from another site, it brings no cookie; a link does. */
async function comeAgain(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const form = await c.req.text();
  if (form.length <= FORM_CHARACTERS) return c.redirect(`${getCallbackUrl(auth)}?${new URLSearchParams(form)}`, 303);
  const message = 'The answer from the provider is too long. Start the sign-in again.';
  return redirectToLinkPage(c, auth.siteUrl, new AuthError('bad_oauth_callback', message));
}

async function finish(
  auth: Auth,
  flow: ReturnedFlow,
  parameters: URLSearchParams,
): Promise<{ identity: ExternalIdentity; tokens: ProviderTokens }> {
  if (flow.secrets === null) throw flow.refusal;
  const refused = parameters.get('error');
  if (refused !== null) {
    const description = parameters.get('error_description') ?? 'The provider did not sign you in.';
    throw new ProviderRefusal(refused.slice(0, 100), description.slice(0, DESCRIPTION_CHARACTERS));
  }
  const provider = auth.providers.get(flow.provider);
  if (!provider) throw new AuthError('provider_disabled', `Provider ${flow.provider} is not enabled any more`);
  const returned = new URL(getCallbackUrl(auth));
  returned.search = String(parameters);
  const { person, tokens } = await provider.finish(returned, { state: flow.id, ...flow.secrets });
  return { identity: { provider: provider.name, person }, tokens };
}

/**
 * Sends a person another service vouches for back to the client: with a code to exchange, or with tokens at once.
 * @throws AuthError by contract
 */
export async function arrive(
  c: Context<AppContext>,
  auth: Auth,
  flow: ReturnedFlow,
  method: FlowKind,
  identity: ExternalIdentity,
  tokens: ProviderTokens | null,
): Promise<Response> {
  const { linkingUserId, redirectTo, pkce } = flow;
  const arrival = { identity, linkingUserId, redirectTo, pkce, browser: getBrowser(c, auth), language: getLanguage(c) };
  const provided = {
    provider_token: tokens?.accessToken,
    provider_refresh_token: tokens?.refreshToken ?? undefined,
  };
  if (pkce !== null) {
    const sealed = seal(auth.keys.sealingKey, JSON.stringify(provided));
    const code = await enterAccount(auth, arrival, (transaction, userId) => bind(transaction, flow, userId, sealed));
    return redirectWithCode(c, redirectTo, code);
  }
  const device = getDevice(c, auth);
  const sso = identity.provider.startsWith('sso:') ? { provider: identity.provider.slice('sso:'.length) } : {};
  const session = await enterAccount(auth, arrival, async (transaction, userId) => {
    const { sql, params } = endFlow(flow.id);
    await transaction.query(sql, params);
    return openSessionWithin(transaction, userId, { method, ...sso }, device);
  });
  return redirectWithSession(c, redirectTo, await presentSession(auth, session), provided);
}

async function bind(transaction: Session, flow: ReturnedFlow, userId: string, sealedTokens: string): Promise<string> {
  const { code, statement } = bindFlow(flow.id, userId, sealedTokens);
  const { rows } = await transaction.query(statement.sql, statement.params);
  if (rows.length === 0) throw new AuthError('flow_state_already_used', 'This sign-in was already used.');
  return code;
}
