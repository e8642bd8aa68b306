import { Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { createLiveSessions } from './auth/live-sessions.ts';
import { authRoutes } from './auth/routes.ts';
import { createLargeBodies, type LargeBodies } from './budget/large-bodies.ts';
import type { AppContext } from './context.ts';
import { AppError, answerError, type Protocol, RELAY_ERROR } from './errors.ts';
import { readPlans } from './functions/plans.ts';
import { filePaths, functionRoutes, keylessFunctionPaths } from './functions/routes.ts';
import { healthRoutes } from './health.ts';
import { readInstallation } from './installation.ts';
import { outboxPage } from './mail/outbox-page.ts';
import { closeToNewAccounts, closeToPeople } from './maintenance/close-routes.ts';
import { measureRequests, metricsRoute } from './metrics/metrics-route.ts';
import { requireApiKey } from './middleware/api-key.ts';
import { bodyLimit, bodyLimits } from './middleware/body-limit.ts';
import { resolveClientIp } from './middleware/client-ip.ts';
import { authCrossOrigin, crossOrigin, functionsCrossOrigin, restCrossOrigin } from './middleware/cross-origin.ts';
import { resolveIdentity } from './middleware/identity.ts';
import { localOnly } from './middleware/local-only.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { limitRequests } from './middleware/request-rate.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { isProduction } from './payments/choose-payments.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { restRoutes } from './rest/routes.ts';
import { serveWeb } from './serve-web.ts';
import type { Services } from './services.ts';
import { noteWrites } from './standby/note-writes.ts';
import { traceRequests } from './tracing/trace-requests.ts';

/** Links that people and other servers open and that cannot carry a key (contract auth T10). */
const keylessAuthPaths = /^\/auth\/v1\/(verify|callback|authorize|\.well-known\/jwks\.json|sso\/saml\/.*)$/;

/** The table of contents: every middleware and every route, in order. */
export function createApp(services: Services): Hono<AppContext> {
  const { env, keys, log } = services;
  const app = new Hono<AppContext>();
  const liveSessions = createLiveSessions(services.database);
  app.onError((error, c) => answerError(c, protocolOf(c.req.path), error));
  app.use(
    requestId(log, env.TRUST_PROXY.any),
    resolveClientIp(env.TRUST_PROXY),
    requestLog(),
    measureRequests(services),
    traceRequests(services),
    noteWrites(services),
    takeTurns(createLargeBodies()),
    securityHeaders(env.SITE_URL),
  );

  addOperatorRoutes(app, services);

  app.use(
    '/auth/v1/*',
    crossOrigin(authCrossOrigin),
    requireApiKey(keys, { exempt: keylessAuthPaths }),
    bodyLimit(bodyLimits.auth),
    closeToNewAccounts(services),
  );
  app.route('/auth/v1', authRoutes(services));

  const restRate = limitRequests('rest', env.REQUEST_RATE_FACTOR);
  app.use(
    '/rest/v1/*',
    crossOrigin(restCrossOrigin),
    requireApiKey(keys),
    restRate.byAddress,
    bodyLimit(bodyLimits.rest),
    resolveIdentity(keys, liveSessions),
    restRate.byPerson,
    closeToPeople(services),
  );
  app.route('/rest/v1', restRoutes(services));

  const functionRate = limitRequests('functions', env.REQUEST_RATE_FACTOR);
  app.use(
    '/functions/v1/*',
    crossOrigin(functionsCrossOrigin),
    requireApiKey(keys, { exempt: keylessFunctionPaths, headers: { [RELAY_ERROR]: 'true' } }),
    functionRate.byAddress,
    except(filePaths, bodyLimit(bodyLimits.functions)),
    resolveIdentity(keys, liveSessions),
    functionRate.byPerson,
    closeToPeople(services),
  );
  app.route('/functions/v1', functionRoutes(services));

  addSandbox(app, services);

  const web = servePages(services);
  app.get('*', async (c, next) => (protocolOf(c.req.path) === 'web' ? web(c) : next()));
  app.notFound((c) =>
    answerError(c, protocolOf(c.req.path), new AppError('notFound', 'There is nothing at this path.')),
  );
  return app;
}

/** What probes, Prometheus and a developer ask for. */
function addOperatorRoutes(app: Hono<AppContext>, services: Services): void {
  const { env, outbox } = services;
  app.route('/', healthRoutes(services));
  app.route('/', metricsRoute(services));
  if (!isProduction(env)) app.get('/_outbox', localOnly(env.SITE_URL), outboxPage(outbox));
}

/** The checkout that pretends, where nobody pays. */
function addSandbox(app: Hono<AppContext>, { database, env, payments }: Services): void {
  if (payments.kind !== 'sandbox') return;
  app.use('/_sandbox/*', localOnly(env.SITE_URL));
  app.route('/_sandbox', sandboxRoutes({ database, provider: payments.provider, siteUrl: env.SITE_URL }));
}

/** The pages, with what they say about plans and about this installation. */
function servePages(services: Services) {
  return serveWeb(
    services.web,
    () => readPlans(services.settings),
    () => readInstallation(services),
    () => services.maintenance.read(),
  );
}

/** Lends every handler the same turns. */
function takeTurns(largeBodies: LargeBodies): MiddlewareHandler<AppContext> {
  return function takeTurns(c, next) {
    c.set('largeBodies', largeBodies);
    return next();
  };
}

function protocolOf(path: string): Protocol {
  if (path.startsWith('/auth/v1')) return 'auth';
  if (path.startsWith('/rest/v1')) return 'rest';
  return path.startsWith('/functions/v1') ? 'functions' : 'web';
}
