import { createRemoteJWKSet, errors as joseErrors, customFetch as joseFetch, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { describePerson } from './person-data.ts';
import {
  type AuthorizationRequest,
  type ExternalPerson,
  type FlowChecks,
  IdTokenError,
  type IdTokenReader,
  type Provider,
  ProviderError,
  type ProviderTokens,
} from './provider.ts';
import { fetchProvider, providerLimits } from './provider-fetch.ts';

export interface OpenIdSettings {
  name: string;
  label: string;
  issuer: string;
  /** The first is ours; the others belong to apps and are accepted in id tokens. */
  clientIds: readonly string[];
  clientSecret: string;
  /** LinkedIn supports neither nonce nor PKCE, and refuses a code that comes with a verifier; only `state` binds it. */
  hasNonceAndPkce: boolean;
}

/** Signatures of id tokens: only asymmetric ones, so that nobody who knows a client secret can forge one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** An OpenID Connect provider. Its discovery document is read when first needed, and kept for a day. */
export function createOpenIdProvider(settings: OpenIdSettings): Provider {
  const { name, label, issuer, clientIds, clientSecret, hasNonceAndPkce } = settings;
  const discover = keepForADay(() =>
    openid.discovery(new URL(issuer), clientIds[0] ?? '', clientSecret, openid.ClientSecretPost(clientSecret), {
      [openid.customFetch]: (url, options) => fetchProvider(url, options),
      timeout: providerLimits.seconds,
      // The setting allows http only on this machine.
      execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
    }),
  );
  const getConfiguration = () => translate(label, discover);

  async function buildAuthorizationUrl({ checks, redirectUri, scopes, extra }: AuthorizationRequest): Promise<URL> {
    const configuration = await getConfiguration();
    return openid.buildAuthorizationUrl(configuration, {
      ...extra,
      redirect_uri: redirectUri,
      scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
      state: checks.state,
      ...(hasNonceAndPkce
        ? {
            nonce: checks.nonce,
            code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
            code_challenge_method: 'S256',
          }
        : {}),
    });
  }

  async function finish(
    callback: URL,
    checks: FlowChecks,
  ): Promise<{ person: ExternalPerson; tokens: ProviderTokens }> {
    const configuration = await getConfiguration();
    return translate(label, async () => {
      const answer = await openid.authorizationCodeGrant(configuration, callback, {
        expectedState: checks.state,
        idTokenExpected: true,
        ...(hasNonceAndPkce ? { expectedNonce: checks.nonce, pkceCodeVerifier: checks.verifier } : {}),
      });
      const claims = answer.claims();
      if (!claims) throw new Error('The answer contains no id token.');
      const told = needsUserInfo(claims, configuration)
        ? { ...(await openid.fetchUserInfo(configuration, answer.access_token, claims.sub)), ...claims }
        : claims;
      return {
        person: readClaims(issuer, claims.sub, told),
        tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null },
      };
    });
  }

  return {
    name,
    label,
    buildAuthorizationUrl,
    finish,
    idTokens: createIdTokenReader(settings, getConfiguration),
  };
}

function createIdTokenReader(
  { label, issuer, clientIds }: OpenIdSettings,
  getConfiguration: () => Promise<openid.Configuration>,
): IdTokenReader {
  const getKeys = keepForADay(async () => {
    const address = (await getConfiguration()).serverMetadata().jwks_uri;
    if (!address) throw new ProviderError(`${label} publishes no keys, so its tokens cannot be checked.`);
    return createRemoteJWKSet(new URL(address), {
      timeoutDuration: providerLimits.seconds * 1000,
      [joseFetch]: (url, options) => fetchProvider(url, options),
    });
  });
  async function read(token: string): ReturnType<IdTokenReader['read']> {
    const configuration = await getConfiguration();
    const keys = await translate(label, getKeys);
    const options = { issuer: configuration.serverMetadata().issuer, algorithms, requiredClaims: ['exp', 'iat'] };
    const { payload, protectedHeader } = await jwtVerify(token, keys, options).catch(explainBadToken);
    if (!payload.sub) throw new IdTokenError('Missing sub claim in id_token');
    const audiences = [payload.aud ?? []].flat();
    if (!audiences.some((audience) => clientIds.includes(audience))) {
      throw new IdTokenError(`Unacceptable audience in id_token: ${JSON.stringify(audiences)}`);
    }
    return {
      person: readClaims(issuer, payload.sub, payload),
      nonce: typeof payload.nonce === 'string' ? payload.nonce : '',
      accessTokenHash: typeof payload.at_hash === 'string' ? payload.at_hash : '',
      algorithm: protectedHeader.alg,
    };
  }
  return { read };
}

/** Either the token is bad, or the issuer's keys could not be fetched. */
function explainBadToken(cause: unknown): never {
  const isAway = cause instanceof joseErrors.JWKSTimeout || !(cause instanceof joseErrors.JOSEError);
  if (isAway) throw new ProviderError('The keys of the provider could not be read. Try again in a minute.', { cause });
  throw new IdTokenError('Bad ID token', { cause });
}

/** Some providers put nothing but the subject into the id token. */
function needsUserInfo(claims: openid.IDToken, configuration: openid.Configuration): boolean {
  return (
    configuration.serverMetadata().userinfo_endpoint !== undefined &&
    (claims.email === undefined || claims.name === undefined)
  );
}

function readClaims(issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): ExternalPerson {
  return describePerson({
    issuer,
    subject,
    email: claims.email,
    // LinkedIn and some others send it as a string.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: claims.name,
    picture: claims.picture,
    userName: claims.preferred_username,
  });
}

/** Runs what talks to the provider; whatever goes wrong is reported in one sentence, with the cause for the log. */
export async function translate<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(`Sign-in through ${label} did not work. Try again in a minute, or sign in another way.`, {
      cause,
    });
  }
}

/** Keeps the result of `read` for a day. Concurrent callers share one read; a failed one is not kept. */
function keepForADay<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | null = null;
  return () => {
    if (kept !== null && kept.until > Date.now()) return kept.value;
    const value = read();
    const entry = { value, until: Date.now() + providerLimits.discoverySeconds * 1000 };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = null;
    });
    return value;
  };
}
