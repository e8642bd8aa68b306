import type { Logger } from 'pino';
import type { Database } from '#database/database.ts';
import type { Settings } from './admin/settings-watch.ts';
import type { LanguageModel } from './ai/language-model.ts';
import type { SamlProviders } from './auth/saml/saml-providers.ts';
import type { Backups } from './backup/backups.ts';
import type { Draining } from './draining.ts';
import type { Env } from './env.ts';
import type { Failures } from './failures.ts';
import type { AnalysisPool } from './functions/analysis-pool.ts';
import type { DocumentReader } from './functions/document-reader.ts';
import type { DocumentWriter } from './functions/document-writer.ts';
import type { Keys } from './keys.ts';
import type { Senders } from './mail/open-senders.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Payments } from './payments/open-payments.ts';
import type { Reads } from './standby/reads.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { WebFiles } from './web-files.ts';

/** Everything a route may need; made once by `main.ts` (or a test) and passed to `createApp`. */
export interface Services extends Senders {
  database: Database;
  /** Which server answers a person's reads. */
  reads: Reads;
  /** Makes and restores backups of the whole. */
  backups: Backups;
  env: Env;
  keys: Keys;
  log: Logger;
  /** Counts of what was logged as an error. */
  failures: Failures;
  /** What is counted for Prometheus. */
  metrics: Metrics;
  /** Tells OpenTelemetry how long things take. */
  tracing: Tracing;
  /** Whether the process is about to end. */
  draining: Draining;
  /** Organisations whose people sign in with their own identity provider. */
  samlProviders: SamlProviders;
  /** What administrators set; read at every use, so that changes take effect without a restart. */
  settings: Settings;
  /** Whether the product is closed to everybody but administrators. */
  maintenance: Maintenance;
  /** Proposes rewritings; off until it is configured. */
  languageModel: LanguageModel;
  /** Runs #engine off the event loop. */
  analysis: AnalysisPool;
  /** Reads files off the event loop. */
  documents: DocumentReader;
  /** Writes files off the event loop. */
  documentWriter: DocumentWriter;
  /** Who takes the money for premium. */
  payments: Payments;
  /** The built web, or null when there is none (API only). */
  web: WebFiles | null;
}
