import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';

/** What administrators decide about the language model. */
export interface AiSettings {
  enabled: boolean;
  model: string;
}

/** The value every installation begins with (specification, section 3); it says nothing about what the endpoint has. */
const SEEDED_MODEL = 'gpt-4';

const Enabled = z.object({ enabled: z.boolean() });
const Model = z.object({ model: z.string().trim().min(1).max(200) });

const service = { role: 'service_role', claims: {} } as const;

/**
 * The settings as they are now. One that cannot be read counts as its default, so that a slip of an administrator
 * breaks nothing. See docs/decisions/013-which-model.md.
 * @param configuredModel AI_MODEL: takes the place of the seeded model, not of one that was chosen
 */
export async function readAiSettings(database: Database, configuredModel: string | undefined): Promise<AiSettings> {
  const [found] = await asUserBatch(database, service, [
    { sql: `select key, value::text as value from public.system_settings where key in ('ai_enabled', 'openai_model')` },
  ]);
  const values = new Map((found?.rows ?? []).map(({ key, value }) => [key, JSON.parse(String(value))]));
  const enabled = Enabled.safeParse(values.get('ai_enabled')).data?.enabled ?? true;
  const chosen = Model.safeParse(values.get('openai_model')).data?.model ?? SEEDED_MODEL;
  return { enabled, model: chosen === SEEDED_MODEL ? (configuredModel ?? chosen) : chosen };
}
