import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenIdStub, startOpenIdStub } from '#e2e/stubs/openid-provider.ts';
import { createGitHubProvider } from './github-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import { type FlowChecks, IdTokenError, type Provider, ProviderError } from './provider.ts';

const redirectUri = 'http://localhost:3000/auth/v1/callback';
const visitor = { sub: '4711', email: 'Ada@Mail.example', email_verified: true, name: 'Ada Sample' };

let stub: OpenIdStub;
beforeAll(async () => {
  stub = await startOpenIdStub();
});
afterAll(() => stub.close());
afterEach(() => stub.failWith(null));

function createProvider(overrides: Partial<Parameters<typeof createOpenIdProvider>[0]> = {}): Provider {
  const { url: issuer, clientId, clientSecret } = stub;
  const names = { name: 'oidc', label: 'Sample Works' };
  return createOpenIdProvider({
    ...names,
    issuer,
    clientIds: [clientId],
    clientSecret,
    hasNonceAndPkce: true,
    ...overrides,
  });
}

const makeChecks = (): FlowChecks => ({
  state: randomUUID(),
  nonce: randomUUID(),
  verifier: `${randomUUID()}${randomUUID()}`,
});

/** Opens the provider's page as a browser does, and returns the URL it redirects to. */
async function visit(provider: Provider, checks: FlowChecks): Promise<URL> {
  const request = { checks, redirectUri, scopes: ['calendar'], extra: { prompt: 'consent' } };
  const page = await provider.buildAuthorizationUrl(request);
  const answer = await fetch(page, { redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '');
}

test('a person comes back with a verified address, and the provider’s tokens', async () => {
  stub.signInAs(visitor);
  const provider = createProvider();
  const checks = makeChecks();
  const { person, tokens } = await provider.finish(await visit(provider, checks), checks);
  expect(person).toMatchObject({ subject: '4711', email: 'ada@mail.example', isEmailVerified: true });
  expect(person.data).toMatchObject({ sub: '4711', full_name: 'Ada Sample', email_verified: true });
  expect(tokens).toEqual({ accessToken: expect.stringMatching(/^provider-token-/), refreshToken: 'provider-refresh' });
});

test('the provider is sent state, nonce and PKCE, the requested scopes, and what the client passes through', async () => {
  const checks = makeChecks();
  await visit(createProvider(), checks);
  const query = stub.visits.at(-1)?.query;
  expect(query?.get('state')).toBe(checks.state);
  expect(query?.get('nonce')).toBe(checks.nonce);
  expect(query?.get('code_challenge_method')).toBe('S256');
  expect(query?.get('scope')).toBe('openid email profile calendar');
  expect(query?.get('prompt')).toBe('consent');
});

test.each([
  ['state', 'state'],
  ['PKCE verifier', 'verifier'],
  ['nonce', 'nonce'],
] as const)('an answer to a request with another %s is refused', async (_, member) => {
  const provider = createProvider();
  const checks = makeChecks();
  const callback = await visit(provider, checks);
  await expect(provider.finish(callback, { ...checks, [member]: makeChecks()[member] })).rejects.toThrow(ProviderError);
});

test('discovery is read when first needed, once for all waiting callers, and again after a failure', async () => {
  const provider = createProvider();
  stub.failWith('down');
  await expect(visit(provider, makeChecks())).rejects.toThrow('Sign-in through Sample Works did not work');
  stub.failWith(null);
  const before = stub.visits.length;
  await Promise.all([visit(provider, makeChecks()), visit(provider, makeChecks())]);
  const paths = stub.visits.slice(before).map(({ path }) => path);
  expect(paths.filter((path) => path.endsWith('openid-configuration'))).toHaveLength(1);
});

test.each(['huge-answer', 'down', 'token-error', 'wrong-nonce'] as const)(
  'a failure of the provider (%s) is reported in one sentence',
  async (fault) => {
    const provider = createProvider();
    const checks = makeChecks();
    const callback = await visit(provider, checks);
    stub.failWith(fault);
    await expect(provider.finish(callback, checks)).rejects.toThrow('Sign-in through Sample Works did not work');
  },
);

test('an id token with only the subject is completed from the user info', async () => {
  stub.signInAs(visitor);
  const provider = createProvider();
  const checks = makeChecks();
  const callback = await visit(provider, checks);
  stub.failWith('no-email-claims');
  const { person } = await provider.finish(callback, checks);
  expect(person).toMatchObject({ subject: '4711', email: 'ada@mail.example', isEmailVerified: true });
});

test('a provider without nonce and PKCE gets neither, and “true” as a text verifies an address', async () => {
  stub.signInAs({ ...visitor, email_verified: 'true' });
  const provider = createProvider({ hasNonceAndPkce: false });
  const checks = makeChecks();
  const callback = await visit(provider, checks);
  expect(stub.visits.at(-1)?.query.has('nonce')).toBe(false);
  expect(stub.visits.at(-1)?.query.has('code_challenge')).toBe(false);
  expect((await provider.finish(callback, checks)).person.isEmailVerified).toBe(true);
});

test('id tokens of apps are read with the current keys, and refused when forged', async () => {
  const provider = createProvider();
  const read = (token: string) => provider.idTokens?.read(token);
  const good = await stub.signIdToken({ ...visitor, nonce: 'hashed' });
  expect(await read(good)).toMatchObject({ person: { subject: '4711' }, nonce: 'hashed' });
  await expect(read(await stub.signIdToken({ ...visitor, aud: 'another-app' }))).rejects.toThrow('audience');
  await expect(read(await stub.signIdToken({ ...visitor, iss: 'https://else.example' }))).rejects.toThrow(IdTokenError);
  await expect(read(await stub.signIdToken({ email: visitor.email }))).rejects.toThrow('Missing sub');
  await expect(read(`${good.slice(0, -8)}AAAAAAAA`)).rejects.toThrow('Bad ID token');
  await expect(read('not.a.token')).rejects.toThrow('Bad ID token');
});

test('GitHub reports the primary address, and whether it is verified', async () => {
  const { url, clientId, clientSecret } = stub;
  const provider = createGitHubProvider({ url, clientId, clientSecret });
  stub.signInAs({ ...visitor, email_verified: false });
  const checks = makeChecks();
  const { person } = await provider.finish(await visit(provider, checks), checks);
  expect(person).toMatchObject({ subject: '4711', email: 'ada@mail.example', isEmailVerified: false });
  expect(person.data).toMatchObject({ user_name: 'user-4711', name: 'Ada Sample' });
});
