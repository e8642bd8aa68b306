import type { Context } from 'hono';
import type { AppContext } from '../context.ts';
import { type Auth, getDevice, getLimitedIp } from './auth-context.ts';
import { requireBrowser } from './browser.ts';
import { explainFailure, redirectWithError } from './callback-answers.ts';
import { AuthError } from './errors.ts';
import { startFlow } from './external-flow.ts';
import { requirePkceParameters } from './pkce.ts';
import { type Provider, ProviderError } from './providers/provider.ts';
import { take } from './rate-limits.ts';
import { resolveRedirect } from './redirects.ts';
import { requireRecentProof } from './require-recent-proof.ts';
import { requireUser } from './require-user.ts';

/** Parameters read or set here, so that no client can pass them on to the provider (contract 6.12). */
const ownParameters: ReadonlySet<string> = new Set([
  'apikey',
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'invite_token',
  'nonce',
  'provider',
  'redirect_to',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'scopes',
  'skip_http_redirect',
  'state',
]);

export const getCallbackUrl = ({ siteUrl }: Pick<Auth, 'siteUrl'>): string => `${siteUrl}/auth/v1/callback`;

/** GET /authorize (contract 6.19): sends the browser to a provider. */
export async function authorize(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const provider = requireProvider(c, auth);
  try {
    return c.redirect((await leaveFor(c, auth, provider, null)).href, 302);
  } catch (error) {
    if (error instanceof ProviderError) return redirectWithError(c, resolveRedirect(c, auth), error);
    throw error;
  }
}

/** GET /user/identities/authorize (contract 6.12): the same for a signed-in user who connects another provider. */
export async function authorizeIdentity(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const signedIn = await requireUser(c, auth);
  const { user } = signedIn;
  requireManualLinking(auth);
  requireRecentProof(auth, signedIn);
  const provider = requireProvider(c, auth);
  try {
    const { href } = await leaveFor(c, auth, provider, user.id);
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url: href }) : c.redirect(href, 302);
  } catch (error) {
    throw error instanceof ProviderError ? explainFailure(c, error) : error;
  }
}

export function requireManualLinking({ settings }: Auth): void {
  if (!settings.manualLinking) throw new AuthError('manual_linking_disabled', 'Manual linking is disabled');
}

function requireProvider(c: Context<AppContext>, { providers }: Auth): Provider {
  const name = c.req.query('provider') ?? '';
  const provider = providers.get(name);
  if (provider) return provider;
  const reason = name === '' ? 'the parameter provider is missing' : `Provider ${JSON.stringify(name)} is not enabled`;
  throw new AuthError('validation_failed', `Unsupported provider: ${reason}`);
}

async function leaveFor(
  c: Context<AppContext>,
  auth: Auth,
  provider: Provider,
  linkingUserId: string | null,
): Promise<URL> {
  const query = c.req.query();
  const pkce = requirePkceParameters(query.code_challenge ?? '', query.code_challenge_method ?? '');
  const redirectTo = resolveRedirect(c, auth);
  // Anyone may call this and each request stores a row, so the limit of /sso, which does the same, applies here too.
  const limits = take(auth.settings, 'sso', getLimitedIp(getDevice(c, auth)));
  const browser = requireBrowser(c, auth);
  const departure = { kind: 'oauth', provider: provider.name, redirectTo, pkce, linkingUserId, browser } as const;
  const { id, secrets } = await startFlow(auth, departure, limits);
  return provider.buildAuthorizationUrl({
    checks: { state: id, ...secrets },
    redirectUri: getCallbackUrl(auth),
    scopes: (query.scopes ?? '').split(/[\s,]+/).filter((scope) => scope !== ''),
    extra: Object.fromEntries(Object.entries(query).filter(([name]) => !ownParameters.has(name))),
  });
}
