import type { Env } from '#server/env.ts';
import { createGitHubProvider } from './github-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import type { Provider } from './provider.ts';

export type Providers = ReadonlyMap<string, Provider>;

/** The providers that have a client id and a secret, by name. Nothing is requested over the network before it is needed. */
export function getConfiguredProviders(env: Env): Providers {
  const providers = [getGoogle(env), getGitHub(env), getLinkedIn(env), getOpenId(env)];
  return new Map(providers.filter((provider) => provider !== null).map((provider) => [provider.name, provider]));
}

function getGoogle({
  AUTH_GOOGLE_CLIENT_ID: clientIds,
  AUTH_GOOGLE_CLIENT_SECRET: clientSecret,
}: Env): Provider | null {
  if (clientIds.length === 0 || !clientSecret) return null;
  const issuer = 'https://accounts.google.com';
  return createOpenIdProvider({
    name: 'google',
    label: 'Google',
    issuer,
    clientIds,
    clientSecret,
    hasNonceAndPkce: true,
  });
}

function getGitHub(env: Env): Provider | null {
  const { AUTH_GITHUB_URL: url, AUTH_GITHUB_CLIENT_ID: clientId, AUTH_GITHUB_CLIENT_SECRET: clientSecret } = env;
  return clientId && clientSecret ? createGitHubProvider({ url, clientId, clientSecret }) : null;
}

function getLinkedIn(env: Env): Provider | null {
  const { AUTH_LINKEDIN_CLIENT_ID: clientIds, AUTH_LINKEDIN_CLIENT_SECRET: clientSecret } = env;
  if (clientIds.length === 0 || !clientSecret) return null;
  const issuer = 'https://www.linkedin.com/oauth';
  const named = { name: 'linkedin_oidc', label: 'LinkedIn' };
  return createOpenIdProvider({ ...named, issuer, clientIds, clientSecret, hasNonceAndPkce: false });
}

function getOpenId(env: Env): Provider | null {
  const { AUTH_OIDC_NAME: name, AUTH_OIDC_ISSUER: issuer } = env;
  const { AUTH_OIDC_CLIENT_ID: clientIds, AUTH_OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || clientIds.length === 0 || !clientSecret) return null;
  const label = env.AUTH_OIDC_LABEL ?? name;
  return createOpenIdProvider({ name, label, issuer, clientIds, clientSecret, hasNonceAndPkce: true });
}
