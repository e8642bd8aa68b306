import type { KeyStatus } from '#contract/analysis.ts';
import { limits } from '#contract/limits.ts';
import type { WordsLanguage } from '#contract/words/languages.ts';
import { AiError } from './ai-error.ts';
import { aiWords } from './ai-words.ts';
import type { AiProvider } from './provider.ts';

/**
 * How long an answer is kept, in milliseconds: a good one as long as the browser keeps it; a bad one just long enough that
 * impatient clicks do not flood the provider, so that 'Recheck API Key' really asks.
 */
const heldFor = { valid: limits.keyStatusMs, invalid: 5000 } as const;

/** If the check takes longer, an analysis would not be answered in time either. */
const CHECK_SECONDS = 15;

interface Held {
  until: number;
  /** Undefined when the key works. */
  fault: Promise<AiError | undefined>;
}

/** Asks the provider whether its key and the model work, for as few tokens as possible. Parallel checks share one call. */
export function createKeyCheck(provider: AiProvider): (model: string, language?: WordsLanguage) => Promise<KeyStatus> {
  const held = new Map<string, Held>();
  const ask = (model: string) => {
    const known = held.get(model);
    if (known && known.until > Date.now()) return known.fault;
    const entry: Held = { until: Date.now() + heldFor.valid, fault: check(provider, model) };
    held.set(model, entry);
    void entry.fault.then((fault) => {
      entry.until = Date.now() + heldFor[fault === undefined ? 'valid' : 'invalid'];
    });
    return entry.fault;
  };
  return async (model, language = 'en') => {
    const fault = await ask(model);
    if (fault === undefined) return { valid: true, message: aiWords[language].accepted(provider.name, model) };
    const error = aiWords[language].faults[fault.fault];
    return { valid: false, message: `${error}: ${fault.details}`, error, details: fault.details };
  };
}

async function check(provider: AiProvider, model: string): Promise<AiError | undefined> {
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
    return undefined;
  } catch (error) {
    return error instanceof AiError ? error : new AiError('timeout', 'No complete answer came in time.');
  }
}
