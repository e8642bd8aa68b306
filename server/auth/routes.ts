import { type Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import type { Auth } from './auth-context.ts';
import { authorize, authorizeIdentity } from './authorize.ts';
import { callback } from './callback.ts';
import { createDelivery } from './delivery.ts';
import { AuthError, answerAuthError } from './errors.ts';
import { challenge } from './factors/challenge.ts';
import { enrol } from './factors/enrol.ts';
import { unenrol } from './factors/unenrol.ts';
import { verifyFactor } from './factors/verify-factor.ts';
import { exchangeCode } from './flows.ts';
import { getUser } from './get-user.ts';
import { signInWithIdToken } from './id-token.ts';
import { unlinkIdentity } from './identities/unlink-identity.ts';
import { logout } from './logout.ts';
import { sendOtp } from './otp.ts';
import { getConfiguredProviders } from './providers/configured-providers.ts';
import { readFormValue } from './read-body.ts';
import { reauthenticate } from './reauthenticate.ts';
import { recover } from './recover.ts';
import { refresh } from './refresh.ts';
import { resend } from './resend.ts';
import { samlAcs, samlArrival, samlMetadata, signInWithSso } from './saml/sso.ts';
import { type AuthSettings, presentSettings, readAuthSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { verify } from './verify.ts';
import { verifyLink } from './verify-link.ts';

type Operation = (c: Context<AppContext>, auth: Auth) => Promise<Response>;

/** Contract 6.3: what POST /token does, by `grant_type`. */
const grants: Readonly<Record<string, Operation>> = {
  password: signIn,
  refresh_token: refresh,
  pkce: exchangeCode,
  id_token: signInWithIdToken,
  web3: () => Promise.reject(new AuthError('web3_provider_disabled', 'Web3 provider is disabled')),
};

/** Seconds for which clients and proxies may cache the key set (contract C8). */
const KEY_SET_SECONDS = 600;

/** `/auth/v1`: the Supabase Auth protocol. Comments cite the rules of docs/contracts/auth.md by their numbers. */
export function authRoutes(services: Services, settings = getSettings(services)): Hono<AppContext> {
  const { database, reads, keys, env, mailer, textMessages } = services;
  const auth: Auth = {
    database,
    reads,
    keys,
    mailer,
    textMessages,
    payments: services.payments,
    samlProviders: services.samlProviders,
    delivery: createDelivery(services, services.log),
    settings,
    issuer: env.AUTH_ISSUER ?? `${env.SITE_URL}/auth/v1`,
    trustProxy: env.TRUST_PROXY,
    providers: getConfiguredProviders(env),
    siteUrl: env.SITE_URL,
  };
  const routes = new Hono<AppContext>();
  routes.onError(answerAuthError);

  routes.post('/signup', (c) => signUp(c, auth));
  routes.post('/otp', (c) => sendOtp(c, auth));
  routes.get('/verify', (c) => verifyLink(c, auth));
  routes.post('/verify', (c) => verify(c, auth));
  routes.post('/recover', (c) => recover(c, auth));
  routes.post('/resend', (c) => resend(c, auth));
  routes.get('/reauthenticate', (c) => reauthenticate(c, auth));
  routes.post('/token', (c) => token(c, auth));
  routes.get('/user', (c) => getUser(c, auth));
  routes.put('/user', (c) => updateUser(c, auth));
  routes.post('/logout', (c) => logout(c, auth));
  routes.post('/factors', (c) => enrol(c, auth));
  routes.post('/factors/:factorId/challenge', (c) => challenge(c, auth));
  routes.post('/factors/:factorId/verify', (c) => verifyFactor(c, auth));
  routes.delete('/factors/:factorId', (c) => unenrol(c, auth));
  routes.get('/authorize', (c) => authorize(c, auth));
  routes.on(['GET', 'POST'], '/callback', (c) => callback(c, auth));
  routes.post('/sso', (c) => signInWithSso(c, auth));
  routes.get('/sso/saml/metadata', (c) => samlMetadata(c, auth));
  routes.post('/sso/saml/acs', (c) => samlAcs(c, auth));
  routes.get('/sso/saml/acs', (c) => samlArrival(c, auth));
  routes.get('/user/identities/authorize', (c) => authorizeIdentity(c, auth));
  routes.delete('/user/identities/:identityId', (c) => unlinkIdentity(c, auth));
  routes.route('/', adminRoutes(auth));

  routes.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', `public, max-age=${KEY_SET_SECONDS}`);
    return c.json({ keys: [keys.signing, ...keys.retired].map(({ publicJwk }) => publicJwk) });
  });
  routes.get('/settings', (c) =>
    c.json(
      presentSettings(settings, {
        providers: [...auth.providers.values()],
        saml: auth.samlProviders.length > 0,
        smsSender: services.textMessages.name,
      }),
    ),
  );
  routes.get('/health', (c) => c.json({ name: 'Shortlist Auth', version }));
  return routes;
}

function getSettings({ env, mailer, textMessages }: Services): AuthSettings {
  return readAuthSettings(env, { mail: mailer.delivers, sms: textMessages.delivers });
}

async function token(c: Context<AppContext>, auth: Auth): Promise<Response> {
  const grant = c.req.query('grant_type') || (await readFormValue(c, 'grant_type'));
  const operation = Object.hasOwn(grants, grant) ? grants[grant] : undefined;
  if (!operation) throw new AuthError('invalid_credentials', 'unsupported_grant_type');
  return operation(c, auth);
}
