import { settings as known } from '#contract/settings.ts';
import type { Settings } from '../admin/settings-watch.ts';

/** What administrators decide about the language model. */
export interface AiSettings {
  enabled: boolean;
  model: string;
}

/**
 * The settings in force now. See docs/decisions/007-which-model.md.
 * @param configuredModel AI_MODEL: replaces the seeded model, which may not exist at the endpoint, but never one that was chosen
 */
export async function readAiSettings(settings: Settings, configuredModel: string | undefined): Promise<AiSettings> {
  const { ai_enabled, openai_model } = await settings.read();
  const isSeeded = openai_model.model === known.openai_model.initial.model;
  return {
    enabled: ai_enabled.enabled,
    model: isSeeded ? (configuredModel ?? openai_model.model) : openai_model.model,
  };
}
