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

export interface KeyCheck {
  /** `isNow` asks in any case: an operator has just changed something. */
  check(model: string, language?: WordsLanguage, isNow?: boolean): Promise<KeyStatus>;
  /** A call has failed since: what is known of this model holds no more. */
  forget(model: string): void;
}

/** Asks the provider whether its key and the model work, for as few tokens as possible. Parallel checks share one call. */
export function createKeyCheck(provider: AiProvider): KeyCheck {
  const held = new Map<string, Held>();
  const ask = (model: string, isNow: boolean) => {
    const known = held.get(model);
    if (known && known.until > Date.now() && !isNow) return known.fault;
    const entry: Held = { until: Date.now() + heldFor.valid, fault: check(provider, model) };
    held.set(model, entry);
    void entry.fault.then((fault) => {
      entry.until = Date.now() + heldFor[fault === undefined ? 'valid' : 'invalid'];
    });
    return entry.fault;
  };
  return {
    check: async (model, language = 'en', isNow = false) =>
      presentFault(await ask(model, isNow), { provider: provider.name, model, language }),
    forget: (model) => void held.delete(model),
  };
}

/** What the provider answered, in words. @param fault undefined when it works */
export function presentFault(
  fault: AiError | undefined,
  { provider, model, language }: { provider: string; model: string; language: WordsLanguage },
): KeyStatus {
  if (fault === undefined) return { valid: true, message: aiWords[language].accepted(provider, model) };
  const error = aiWords[language].faults[fault.fault];
  return { valid: false, message: `${error}: ${fault.details}`, error, details: fault.details };
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
