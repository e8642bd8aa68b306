import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { openDatabase } from '#database/open.ts';
import { expectAdmins } from './admin/expect-admins.ts';
import { watchSettings } from './admin/settings-watch.ts';
import { startSweepingRetained } from './admin/sweep-retained.ts';
import { createLanguageModel } from './ai/language-model.ts';
import { createApp } from './app.ts';
import { startNotices } from './auth/notices.ts';
import { openSamlProviders } from './auth/saml/saml-providers.ts';
import { startSweeping } from './auth/sweep.ts';
import { createBackups } from './backup/backups.ts';
import { startBackups } from './backup/schedule.ts';
import { startSweepingDays } from './budget/sweep-days.ts';
import { createDraining } from './draining.ts';
import { type Env, readEnv } from './env.ts';
import { createFailures } from './failures.ts';
import { createAnalysisPool } from './functions/analysis-pool.ts';
import { createDocumentReader } from './functions/document-reader.ts';
import { createDocumentWriter } from './functions/document-writer.ts';
import { listenHeld } from './held-server.ts';
import { loadKeys } from './keys.ts';
import { createLog } from './log.ts';
import { openLogStream } from './log-stream.ts';
import { isLoopbackUrl } from './loopback.ts';
import { openSenders } from './mail/open-senders.ts';
import { createMaintenance } from './maintenance/maintenance.ts';
import { measureServices } from './metrics/measure-services.ts';
import { createMetrics } from './metrics/metrics.ts';
import { listenForMetrics } from './metrics/metrics-port.ts';
import { watchDatabase } from './metrics/watch-database.ts';
import { endSandboxPlans } from './payments/end-sandbox-plans.ts';
import { openPayments } from './payments/open-payments.ts';
import type { Services } from './services.ts';
import { stopInOrder } from './shutdown.ts';
import { openReads } from './standby/open-reads.ts';
import { explainStartFailure } from './start-failure.ts';
import { presentStart } from './start-lines.ts';
import { startTracing } from './tracing/tracing.ts';
import { loadWebFiles } from './web-files.ts';

/**
 * Milliseconds after the start until a thread loads the engine, which takes most of a second of the processor: at first that
 * belongs to whoever waits for the product. An analysis that comes earlier starts the thread itself.
 */
const WARM_UP_MS = 10_000;

/** The built web is next to the server's sources. */
const webFolder = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * If every address counts as confirmed, the first to sign up with one in ADMIN_EMAIL would become administrator of a public site.
 */
function mayAdminsComeLater(env: Env, log: Logger): boolean {
  if (
    env.NODE_ENV !== 'production' ||
    !(env.AUTH_EMAIL_AUTOCONFIRM ?? (env.SMTP_URL === undefined && isLoopbackUrl(env.SITE_URL)))
  )
    return true;
  if (env.ADMIN_EMAIL.length > 0)
    log.warn(
      'Without SMTP_URL nobody proves an address: ADMIN_EMAIL only counts for accounts that are there at the start.',
    );
  return false;
}

async function openServices(env: Env): Promise<Services> {
  const failures = createFailures();
  const log = createLog(env.LOG_LEVEL, await openLogStream(), failures);
  const samlProviders = await openSamlProviders(env);
  const keys = await loadKeys(env.DATA_DIR, env);
  const web = loadWebFiles(webFolder, keys.anonKey, {
    siteUrl: env.SITE_URL,
    passwordCharacters: env.AUTH_PASSWORD_MIN_LENGTH,
  });
  const metrics = createMetrics();
  const tracing = await startTracing(process.env);
  const opened = await openDatabase({
    dataDir: env.DATA_DIR,
    durability: env.EMBEDDED_DURABILITY,
    log,
    poolSize: env.DATABASE_POOL,
    onWait: metrics.noteDatabaseWait,
    ...(env.DATABASE_URL ? { url: env.DATABASE_URL } : {}),
    ...(env.DATABASE_DIRECT_URL ? { directUrl: env.DATABASE_DIRECT_URL } : {}),
  });
  metrics.watchLoad(() => opened.load);
  const database = watchDatabase(opened, { metrics, tracing, log, slowMs: env.LOG_SLOW_STATEMENTS });
  await expectAdmins(database, env.ADMIN_EMAIL, mayAdminsComeLater(env, log));
  const settings = await watchSettings(database, log);
  const payments = openPayments(database, env, keys);
  await endSandboxPlans(database, payments);
  const services = {
    database,
    reads: await openReads(env, database, { metrics, tracing, log }),
    backups: createBackups(opened, env, log),
    metrics,
    tracing,
    env,
    keys,
    log,
    settings,
    maintenance: createMaintenance(settings),
    failures,
    draining: createDraining(env.DRAIN_DELAY),
    web,
    samlProviders,
    languageModel: createLanguageModel(database, env, settings, metrics.noteTokens),
    analysis: createAnalysisPool(),
    documents: createDocumentReader(),
    documentWriter: createDocumentWriter(),
    payments,
    ...openSenders(env),
  };
  return measureServices(services, { metrics, tracing });
}

async function start(): Promise<void> {
  let env: Env | null = null;
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    env = readEnv(process.env);
    const { server, serve, closeAfterAnswers } = await listenHeld(env.PORT, env.HOST);
    const services = await openServices(env);
    // Health checks of older load balancers send no host.
    serve(getRequestListener(createApp(services).fetch, { hostname: 'localhost' }));
    const stops = [startSweeping, startSweepingDays, startSweepingRetained].map((begin) =>
      begin(services.database, services.log),
    );
    stops.push(await listenForMetrics(env, services.metrics));
    stops.push(startBackups(services.backups, env, services.log));
    const stopNotices = await startNotices({ ...services, siteUrl: env.SITE_URL });
    stopInOrder({
      server,
      log: services.log,
      isRunByNpm: process.env.npm_lifecycle_event !== undefined,
      announce: () => {
        closeAfterAnswers();
        return services.draining.begin();
      },
      close: async () => {
        for (const stop of stops) stop();
        await stopNotices();
        await services.settings.close();
        await services.reads.close();
        const { analysis, documents, documentWriter, mailer, database } = services;
        await Promise.all([analysis, documents, documentWriter, mailer, database].map((service) => service.close()));
        await services.tracing.close();
      },
    });
    const warmingUp = setTimeout(() => services.analysis.warmUp(), WARM_UP_MS).unref();
    stops.push(() => clearTimeout(warmingUp));
    console.log(presentStart(env, services.web !== null));
  } catch (error) {
    console.error(explainStartFailure(error, env));
    process.exit(1);
  }
}

await start();
