import type { Context } from 'hono';
import type { AdminHealth } from '#contract/admin.ts';
import type { Database } from '#database/database.ts';
import { readAiSettings } from '../ai/ai-settings.ts';
import type { LanguageModel } from '../ai/language-model.ts';
import type { AppContext } from '../context.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { languageOf } from './language-of.ts';
import { requireAdministrator } from './require-administrator.ts';

/**
 * `POST /functions/v1/admin-health`, no payload: `AdminHealth` of contract/admin.ts for the process that answers. It contains no
 * secrets.
 */
export function adminHealth({ database, env, failures, languageModel, payments, settings }: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    await requireAdministrator(c, database);
    const { enabled, model } = await readAiSettings(settings, env.AI_MODEL);
    const last = languageModel.lastAnswer(languageOf(c.req.header('Accept-Language')));
    const health: AdminHealth = {
      version,
      uptime: Math.round(process.uptime()),
      database: await measure(database),
      ai: { isConfigured: env.AI_BASE_URL !== undefined, isEnabled: enabled, model, lastAnswer: presentAnswer(last) },
      mail: env.SMTP_URL ? 'smtp' : 'outbox',
      payments: payments.kind,
      errors: failures.list().map(({ lastAt, ...failure }) => ({ ...failure, lastAt: lastAt.toISOString() })),
    };
    return c.json(health);
  };
}

function presentAnswer(last: ReturnType<LanguageModel['lastAnswer']>): AdminHealth['ai']['lastAnswer'] {
  return last && { at: last.at.toISOString(), valid: last.valid, message: last.message };
}

/** The database's version, and how many milliseconds it took to answer. */
async function measure(database: Database): Promise<AdminHealth['database']> {
  const begun = performance.now();
  const { rows } = await database.query<{ version: string }>(`select current_setting('server_version') as version`);
  const latencyMs = Math.round((performance.now() - begun) * 10) / 10;
  return { engine: database.engine, version: rows[0]?.version ?? '', latencyMs };
}
