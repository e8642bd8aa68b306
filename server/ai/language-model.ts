import type { KeyStatus } from '#contract/analysis.ts';
import type { WordsLanguage } from '#contract/words/languages.ts';
import type { Database } from '#database/database.ts';
import type { Settings } from '../admin/settings-watch.ts';
import { createFairQueue } from '../budget/fair-queue.ts';
import type { Env } from '../env.ts';
import { AiError } from './ai-error.ts';
import { readAiSettings } from './ai-settings.ts';
import { aiWords } from './ai-words.ts';
import { createKeyCheck } from './key-check.ts';
import type { Prompt } from './prompt.ts';
import { type Proposal, parseProposal, proposalSchema, readPartialResume } from './proposal.ts';
import { createProvider } from './provider.ts';
import { estimateTokens, withinBudget } from './token-budget.ts';

export interface ProposalCall {
  /** Whose turn it is in the queue: the user's id. */
  person: string;
  model: string;
  prompt: Prompt;
  /** Roughly how long the answer will be: its tokens are reserved. */
  answerCharacters: number;
  signal: AbortSignal;
  /** The call left the queue and went to the provider. */
  onStart?: () => void;
  /**
   * The model has begun to answer. No text is passed on until this resolves, and the call fails if it rejects: nobody reads what is
   * not counted.
   */
  onAnswer?: () => Promise<void>;
  /** The rewritten resume so far; at most a few times a second. */
  onPartial?: (text: string) => void;
}

/** The model proposes; #engine judges. */
export interface LanguageModel {
  /** The model to use now; null while AI is off, by configuration or by an administrator. */
  getModel(): Promise<string | null>;
  /** Whether the provider's key works, as the web asks (product rule 4.3). */
  checkKey(language?: WordsLanguage): Promise<KeyStatus>;
  /** Names of the models that the provider lists, sorted; empty if it lists none or cannot be reached. */
  listModels(): Promise<string[]>;
  /** @throws AiError; the signal's reason when aborted */
  propose(call: ProposalCall): Promise<Proposal>;
}

const numbers = {
  /** About 60,000 characters, five times a long resume; models refuse to promise much more. */
  outputTokens: 16_000,
  /** Milliseconds between two partial texts: nobody could read them faster. */
  partialEvery: 200,
};

type AiEnv = Pick<
  Env,
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_MODEL'
  | 'AI_TIMEOUT'
  | 'AI_CONCURRENCY'
  | 'AI_TOKENS_PER_DAY'
  | 'AI_TOKENS_PER_PERSON'
>;

export function createLanguageModel(database: Database, env: AiEnv, settings: Settings): LanguageModel {
  if (!env.AI_BASE_URL) {
    return {
      getModel: async () => null,
      checkKey: async (language = 'en') => ({ valid: true, message: aiWords[language].off }),
      listModels: async () => [],
      propose: () => Promise.reject(new Error('There is no language model to ask.')),
    };
  }
  const provider = createProvider({
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    timeoutSeconds: env.AI_TIMEOUT,
  });
  const queue = createFairQueue({ atOnce: env.AI_CONCURRENCY });
  const checkKey = createKeyCheck(provider);

  async function getModel(): Promise<string | null> {
    const { enabled, model } = await readAiSettings(settings, env.AI_MODEL);
    return enabled ? model : null;
  }

  return {
    getModel,
    async checkKey(language = 'en') {
      const model = await getModel();
      return model === null ? { valid: true, message: aiWords[language].switchedOff } : checkKey(model, language);
    },
    listModels: () => provider.listModels().catch(() => []),
    propose({ person, model, prompt, answerCharacters, signal, onStart, onAnswer, onPartial }) {
      const estimate = estimateTokens(prompt.instructions.length + prompt.data.length, answerCharacters);
      const deadline = AbortSignal.timeout(env.AI_TIMEOUT * 1000);
      const either = AbortSignal.any([signal, deadline]);
      const answer = queue.run(person, either, async () => {
        onStart?.();
        const hearing = createHearing(onAnswer, onPartial);
        const asking = withinBudget(database, { person, limits: env, estimate }, () =>
          provider.ask({
            model,
            instructions: prompt.instructions,
            data: prompt.data,
            schema: proposalSchema,
            outputTokens: numbers.outputTokens,
            signal: either,
            onText: hearing.hear,
          }),
        );
        const { text } = await asking.finally(hearing.finish);
        return parseProposal(text);
      });
      // Of the two, only the caller's own abort is passed on unchanged.
      return answer.catch((error: unknown) => {
        if (signal.aborted || !deadline.aborted) throw error;
        throw new AiError('timeout', 'No complete answer came in time.', { cause: error });
      });
    },
  };
}

/** Reports that an answer has begun; then, a few times a second, as much of the resume as has come. */
function createHearing(onAnswer: () => Promise<void> = async () => {}, onPartial: (text: string) => void = () => {}) {
  let begun: Promise<void> | undefined;
  let isTold = false;
  let newest = '';
  let next = 0;
  function tell(): void {
    if (!isTold || Date.now() < next) return;
    next = Date.now() + numbers.partialEvery;
    const text = readPartialResume(newest);
    if (text) onPartial(text);
  }
  return {
    hear(answer: string): void {
      if (answer === '') return;
      newest = answer;
      begun ??= onAnswer().then(() => {
        isTold = true;
        tell();
      });
      // Whoever awaits `finish` sees the failure.
      begun.catch(() => {});
      tell();
    },
    finish: async () => begun,
  };
}
