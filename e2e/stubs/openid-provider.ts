import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { listen } from './listen.ts';

/** The person signed in at the provider; the authorize page sends them back at once. */
export interface StubPerson {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | string;
  name?: string;
  picture?: string;
}

/** A request that reached the provider, for tests that check what was sent. */
export interface StubVisit {
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
}

interface Grant {
  person: StubPerson;
  nonce: string | null;
  challenge: string | null;
  redirectUri: string;
}

/** How the provider misbehaves. */
export type StubFault = 'denied' | 'token-error' | 'wrong-nonce' | 'huge-answer' | 'no-email-claims' | 'down';

export interface OpenIdStub {
  /** For AUTH_OIDC_ISSUER, and for AUTH_GITHUB_URL: it serves GitHub's URLs too. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly visits: StubVisit[];
  /** Who the next visitors are. */
  signInAs(person: StubPerson): void;
  failWith(fault: StubFault | null): void;
  /** An id token as an app would get it; `claims` override the usual ones. */
  signIdToken(claims: Record<string, unknown>): Promise<string>;
  /** From now on tokens are signed with another key, and the key set has only that one. */
  rotateKey(): Promise<void>;
  close(): Promise<void>;
}

const scopes = ['openid', 'email', 'profile'];

/**
 * An OpenID Connect provider over HTTP: discovery, an authorize page that redirects at once, tokens with PKCE checked,
 * keys and user info. Also GitHub's OAuth 2 with its API. Everything is real except the people.
 */
export async function startOpenIdStub(): Promise<OpenIdStub> {
  const clientId = 'stub-client';
  const clientSecret = 'stub-secret';
  const visits: StubVisit[] = [];
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, StubPerson>();
  let key = await makeKey();
  let person: StubPerson = { sub: 'nobody' };
  let fault: StubFault | null = null;
  let url = '';

  const signIdToken = (claims: Record<string, unknown>) =>
    new SignJWT({ iss: url, aud: clientId, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key.privateKey);

  const routes: Record<string, (visit: StubVisit, request: IncomingMessage) => Promise<Answer> | Answer> = {
    '/.well-known/openid-configuration': () =>
      json({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        userinfo_endpoint: `${url}/userinfo`,
        jwks_uri: `${url}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        scopes_supported: scopes,
        code_challenge_methods_supported: ['S256'],
      }),
    '/jwks': () => json({ keys: [key.publicJwk] }),
    '/authorize': authorize,
    '/login/oauth/authorize': authorize,
    '/token': async (visit) => {
      const grant = await redeem(visit.form);
      if (grant === null) return json({ error: 'invalid_grant' }, 400);
      const claims = fault === 'no-email-claims' ? { sub: grant.person.sub } : grant.person;
      const nonce = fault === 'wrong-nonce' ? 'another' : grant.nonce;
      const id = await signIdToken({ ...claims, ...(nonce === null ? {} : { nonce }) });
      return json({ ...giveTokens(grant.person), id_token: id });
    },
    '/userinfo': (_, request) => tellBearer(request, (known) => known),
    '/login/oauth/access_token': async (visit) => {
      const grant = await redeem(visit.form);
      // GitHub answers 200 here too.
      return grant === null ? json({ error: 'bad_verification_code' }) : json(giveTokens(grant.person));
    },
    '/api/v3/user': (_, request) =>
      tellBearer(request, (known) => ({ id: Number(known.sub), login: `user-${known.sub}`, name: known.name ?? null })),
    '/api/v3/user/emails': (_, request) =>
      tellBearer(request, (known) => [
        { email: 'other@mail.example', primary: false, verified: true },
        { email: known.email, primary: true, verified: known.email_verified },
      ]),
  };

  function authorize({ query }: StubVisit): Answer {
    const back = new URL(query.get('redirect_uri') ?? '');
    const state = query.get('state') ?? '';
    if (fault === 'denied') {
      back.search = String(
        new URLSearchParams({ error: 'access_denied', error_description: 'The user said no', state }),
      );
      return { status: 302, headers: { Location: back.href } };
    }
    const code = randomUUID();
    const redirectUri = query.get('redirect_uri') ?? '';
    grants.set(code, { person, nonce: query.get('nonce'), challenge: query.get('code_challenge'), redirectUri });
    back.search = String(new URLSearchParams({ code, state }));
    return { status: 302, headers: { Location: back.href } };
  }

  /** RFC 6749 4.1.3 and RFC 7636 4.6: client, redirect URL and verifier must be those of the request; a code works once. */
  async function redeem(form: URLSearchParams): Promise<Grant | null> {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    if (!grant || !isClient || fault === 'token-error' || form.get('redirect_uri') !== grant.redirectUri) return null;
    const verifier = form.get('code_verifier') ?? '';
    if (grant.challenge !== null && (await hash(verifier)) !== grant.challenge) return null;
    return grant;
  }

  function giveTokens(owner: StubPerson): Record<string, unknown> {
    const accessToken = `provider-token-${randomUUID()}`;
    tokens.set(accessToken, owner);
    return { access_token: accessToken, refresh_token: 'provider-refresh', token_type: 'bearer', expires_in: 300 };
  }

  function tellBearer(request: IncomingMessage, tell: (known: StubPerson) => unknown): Answer {
    const known = tokens.get((request.headers.authorization ?? '').replace(/^bearer /i, ''));
    return known ? json(tell(known)) : json({ message: 'Bad credentials' }, 401);
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    let text = '';
    for await (const chunk of request) text += chunk;
    const visit = { path: pathname, query: searchParams, form: new URLSearchParams(text) };
    visits.push(visit);
    if (fault === 'down') return response.destroy();
    if (fault === 'huge-answer') return send(response, json({ filler: 'x'.repeat(2_000_000) }));
    send(response, (await routes[pathname]?.(visit, request)) ?? json({ error: 'not found' }, 404));
  });
  url = `http://127.0.0.1:${await listen(server)}`;
  return {
    url,
    clientId,
    clientSecret,
    visits,
    signInAs: (next) => {
      person = next;
    },
    failWith: (next) => {
      fault = next;
    },
    signIdToken,
    rotateKey: async () => {
      key = await makeKey();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function makeKey(): Promise<{ kid: string; privateKey: CryptoKey; publicJwk: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, privateKey, publicJwk: { ...jwk, kid, alg: 'ES256', use: 'sig' } };
}

async function hash(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}
