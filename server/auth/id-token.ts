import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as z from 'zod';
import type { AppContext } from '../context.ts';
import { type Auth, getDevice, getLimitedIp, runAsAuth } from './auth-context.ts';
import { getBrowser } from './browser.ts';
import { AuthError, OAuthError } from './errors.ts';
import { enterAccount, openSessionWithin } from './identities/enter-account.ts';
import { IdTokenError, type IdTokenReader, type Provider, ProviderError } from './providers/provider.ts';
import { take } from './rate-limits.ts';
import { bodyText, readBody } from './read-body.ts';
import { requireRecentProof } from './require-recent-proof.ts';
import { requireUser } from './require-user.ts';
import { presentSession } from './sessions.ts';

const IdTokenRequest = z.object({
  provider: bodyText,
  id_token: bodyText,
  access_token: bodyText,
  nonce: bodyText,
  link_identity: z.boolean().nullish(),
});
type IdTokenRequest = z.infer<typeof IdTokenRequest>;

/** Issuers a client may name even if this installation has not configured them (contract 6.3). */
const knownIssuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
  keycloak: 'keycloak',
  linkedin_oidc: 'https://www.linkedin.com/oauth',
};

/** POST /token?grant_type=id_token (contract 6.3): a token that an app got directly from the provider. */
export async function signInWithIdToken(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const request = await readBody(c, IdTokenRequest);
  const device = getDevice(c, auth);
  await runAsAuth(auth, take(auth.settings, 'token', getLimitedIp(device)));
  if (!request.provider || !request.id_token) {
    throw new OAuthError('invalid request', 'provider and id_token are required');
  }
  const { provider, reader } = requireReader(request.provider, auth);
  const linking = request.link_identity ? await requireUser(c, auth) : null;
  if (linking !== null) requireRecentProof(auth, linking);
  const linkingUserId = linking?.user.id ?? null;
  const person = await readPerson(reader, request);
  const identity = { provider: provider.name, person };
  const arrival = {
    identity,
    linkingUserId,
    redirectTo: auth.siteUrl,
    pkce: null,
    browser: getBrowser(c, auth),
    language: device.language,
  };
  const session = await enterAccount(auth, arrival, (transaction, userId) =>
    openSessionWithin(transaction, userId, { method: 'oauth' }, device),
  );
  return c.json(await presentSession(auth, session));
}

function requireReader(name: string, { providers }: Auth): { provider: Provider; reader: IdTokenReader } {
  const provider = providers.get(name);
  if (provider?.idTokens) return { provider, reader: provider.idTokens };
  const issuer = Object.hasOwn(knownIssuers, name) ? knownIssuers[name] : undefined;
  if (issuer !== undefined) throw new AuthError('provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
  throw new AuthError('validation_failed', `Custom OIDC provider ${JSON.stringify(name)} not allowed`);
}

async function readPerson(reader: IdTokenReader, request: IdTokenRequest) {
  try {
    const { person, nonce, accessTokenHash, algorithm } = await reader.read(request.id_token);
    requireNonce(request.nonce, nonce);
    requireAccessToken(request.access_token, accessTokenHash, algorithm);
    return person;
  } catch (cause) {
    if (cause instanceof IdTokenError) throw new OAuthError('invalid request', cause.message, { cause });
    if (cause instanceof ProviderError) throw new AuthError('unexpected_failure', cause.message, { cause });
    throw cause;
  }
}

/** The app knows the nonce, the provider only its hash, so only this app can use the token. */
function requireNonce(given: string, claimed: string): void {
  if ((given === '') !== (claimed === '')) {
    throw new OAuthError('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given !== '' && createHash('sha256').update(given).digest('hex') !== claimed) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch');
  }
}

/** OpenID Connect Core 3.1.3.6: the left half of the hash ties the access token to the id token, if both were sent. */
function requireAccessToken(accessToken: string, claimed: string, algorithm: string): void {
  const bits = /(256|384|512)$/.exec(algorithm)?.[1];
  if (!accessToken || !claimed || bits === undefined) return;
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  if (digest.subarray(0, digest.length / 2).toString('base64url') !== claimed) {
    throw new OAuthError('invalid request', 'The access_token is not the one the id_token was issued with');
  }
}
