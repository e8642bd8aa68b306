import * as openid from 'openid-client';
import * as z from 'zod';
import { translate } from './openid-provider.ts';
import { describePerson } from './person-data.ts';
import type { AuthorizationRequest, ExternalPerson, FlowChecks, Provider, ProviderTokens } from './provider.ts';
import { fetchProvider, providerLimits } from './provider-fetch.ts';

interface GitHubSettings {
  /** https://github.com, or a GitHub Enterprise Server. */
  url: string;
  clientId: string;
  clientSecret: string;
}

const label = 'GitHub';

const Account = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

const Addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub: OAuth 2 without OpenID, so its API says who signed in. */
export function createGitHubProvider({ url, clientId, clientSecret }: GitHubSettings): Provider {
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`;
  const metadata = {
    issuer: `${url}/login/oauth`,
    authorization_endpoint: `${url}/login/oauth/authorize`,
    token_endpoint: `${url}/login/oauth/access_token`,
  };
  const configuration = new openid.Configuration(
    metadata,
    clientId,
    clientSecret,
    openid.ClientSecretPost(clientSecret),
  );
  configuration[openid.customFetch] = (address, options) => fetchProvider(address, options);
  configuration.timeout = providerLimits.seconds;
  // The setting allows http only on this machine.
  if (url.startsWith('http:')) openid.allowInsecureRequests(configuration);

  async function buildAuthorizationUrl({ checks, redirectUri, scopes, extra }: AuthorizationRequest): Promise<URL> {
    return openid.buildAuthorizationUrl(configuration, {
      ...extra,
      redirect_uri: redirectUri,
      scope: [...new Set(['user:email', ...scopes])].join(' '),
      state: checks.state,
      code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
  }

  function finish(callback: URL, checks: FlowChecks): Promise<{ person: ExternalPerson; tokens: ProviderTokens }> {
    return translate(label, async () => {
      const answer = await openid.authorizationCodeGrant(configuration, callback, {
        expectedState: checks.state,
        pkceCodeVerifier: checks.verifier,
      });
      const tokens = { accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null };
      return { person: await readPerson(api, tokens.accessToken), tokens };
    });
  }

  return { name: 'github', label, buildAuthorizationUrl, finish, idTokens: null };
}

async function readPerson(api: string, accessToken: string): Promise<ExternalPerson> {
  const [account, addresses] = await Promise.all([
    readApi(`${api}/user`, accessToken, Account),
    readApi(`${api}/user/emails`, accessToken, Addresses),
  ]);
  const primary = addresses.find((address) => address.primary);
  return describePerson({
    issuer: api,
    subject: String(account.id),
    email: primary?.email,
    isEmailVerified: primary?.verified === true,
    name: account.name ?? account.login,
    picture: account.avatar_url,
    userName: account.login,
  });
}

async function readApi<T>(address: string, accessToken: string, schema: z.ZodType<T>): Promise<T> {
  const answer = await fetchProvider(address, {
    headers: {
      Authorization: `Bearer ${accessToken}`,
      Accept: 'application/vnd.github+json',
      'User-Agent': 'Shortlist',
    },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return schema.parse(await answer.json());
}
