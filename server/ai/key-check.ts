import type { KeyStatus } from '#contract/analysis.ts';
import { limits } from '#contract/limits.ts';
import { AiError } from './ai-error.ts';
import type { AiProvider } from './provider.ts';

/**
 * How long an answer holds, in milliseconds: as long as the browser's for a good one; a bad one only as long as it takes
 * to keep an impatient click from becoming a flood, so that 'Recheck API Key' really asks.
 */
const heldFor = { valid: limits.keyStatusMs, invalid: 5000 } as const;

/** More than this and an analysis would not be answered in time either. */
const CHECK_SECONDS = 15;

interface Held {
  until: number;
  status: Promise<KeyStatus>;
}

/** Asks the provider whether its key and the model work, for the fewest tokens there are. Parallel checks are one. */
export function createKeyCheck(provider: AiProvider): (model: string) => Promise<KeyStatus> {
  const held = new Map<string, Held>();
  return (model) => {
    const known = held.get(model);
    if (known && known.until > Date.now()) return known.status;
    const entry: Held = { until: Date.now() + heldFor.valid, status: check(provider, model) };
    held.set(model, entry);
    void entry.status.then(({ valid }) => {
      entry.until = Date.now() + heldFor[valid ? 'valid' : 'invalid'];
    });
    return entry.status;
  };
}

async function check(provider: AiProvider, model: string): Promise<KeyStatus> {
  try {
    await provider.ask({
      model,
      instructions: 'Answer with the JSON object {"ok": true}.',
      data: 'Are you there?',
      schema: {
        type: 'object',
        properties: { ok: { type: 'boolean' } },
        required: ['ok'],
        additionalProperties: false,
      },
      // Reasoning models think before they say anything.
      outputTokens: 100,
      signal: AbortSignal.timeout(CHECK_SECONDS * 1000),
    });
    return { valid: true, message: `The AI provider at ${provider.name} accepts the key and the model ${model}.` };
  } catch (error) {
    const told = error instanceof AiError ? error : new AiError('timeout', 'No complete answer came in time.');
    return { valid: false, message: `${told.message}: ${told.details}`, error: told.message, details: told.details };
  }
}
