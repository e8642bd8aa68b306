import type { Context } from 'hono';
import { linkPath } from '#contract/page-paths.ts';
import type { AppContext } from '../context.ts';
import { AuthError } from './errors.ts';
import { ProviderError } from './providers/provider.ts';

/** OAuth's error names by status (contract 6.5); other statuses have none. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** What a provider said instead of signing someone in; passed on to the client as it is. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/** The provider's tokens and ours, where the client reads them: in the fragment, which no server sees. */
export function redirectWithSession(
  c: Context<AppContext>,
  redirectTo: string,
  session: Readonly<Record<string, unknown>>,
  providerTokens: Readonly<Record<string, string | undefined>>,
): Response {
  const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type'];
  const members = [...names.map((name) => [name, session[name]]), ...Object.entries(providerTokens), ['sb', '']];
  const url = new URL(redirectTo);
  const given = members
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [String(name), String(value)]);
  url.hash = String(new URLSearchParams(given));
  return c.redirect(url.href, 302);
}

/** The code a PKCE client exchanges. */
export function redirectWithCode(c: Context<AppContext>, redirectTo: string, code: string): Response {
  const url = new URL(redirectTo);
  url.searchParams.set('code', code);
  return c.redirect(url.href, 302);
}

/**
 * The page that says why a returning sign-in is refused when no client of ours began it in this browser: the state is
 * unknown or another browser's (contract R-65).
 */
export function redirectToLinkPage(c: Context<AppContext>, siteUrl: string, error: AuthError): Response {
  return redirectWithError(c, `${siteUrl}${linkPath}`, error);
}

/** Errors for the page the browser is sent to: in query and fragment, so that clients of either flow read them (contract 6.19). */
export function redirectWithError(c: Context<AppContext>, redirectTo: string, error: unknown): Response {
  const members = describe(c, error);
  const url = new URL(redirectTo);
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
  url.hash = String(new URLSearchParams({ ...members, sb: '' }));
  return c.redirect(url.href, 302);
}

function describe(c: Context<AppContext>, error: unknown): Record<string, string> {
  if (error instanceof ProviderRefusal) return { error: error.error, error_description: error.message };
  const told = error instanceof AuthError ? error : explainFailure(c, error);
  const name = oauthErrors[told.status];
  return {
    ...(name === undefined ? {} : { error: name }),
    error_code: told.code,
    error_description: told.message,
  };
}

/** What went wrong at the provider or here, for the person; its cause goes to the log. */
export function explainFailure(c: Context<AppContext>, cause: unknown): AuthError {
  c.get('log').error(
    { err: cause instanceof ProviderError ? cause.cause : cause },
    'Sign-in through another service failed',
  );
  const message = cause instanceof ProviderError ? cause.message : 'Sign-in did not work. Try again in a minute.';
  return new AuthError('unexpected_failure', message, { cause });
}
