import { AiError } from './ai-error.ts';
import type { AiProvider } from './provider.ts';

/** How the provider answered when it was asked last, for whatever purpose. */
export interface LastAnswer {
  at: Date;
  model: string;
  /** Undefined when it answered. */
  fault: AiError | undefined;
}

/** The same provider; it remembers its last answer, which operators see. Calls that their caller ended are none. */
export function withLastAnswer(provider: AiProvider): AiProvider & { lastAnswer(): LastAnswer | undefined } {
  let last: LastAnswer | undefined;
  const note = (model: string, fault?: AiError) => {
    last = { at: new Date(), model, fault };
  };
  return {
    name: provider.name,
    listModels: () => provider.listModels(),
    lastAnswer: () => last,
    async ask(call) {
      try {
        const answer = await provider.ask(call);
        note(call.model);
        return answer;
      } catch (error) {
        if (error instanceof AiError) note(call.model, error);
        throw error;
      }
    },
  };
}
