import type { KeyStatus } from '#contract/analysis.ts';
import type { WordsLanguage } from '#contract/words/languages.ts';
import type { Database } from '#database/database.ts';
import type { Doubt, Opinion } from '#engine';
import type { Settings } from '../admin/settings-watch.ts';
import { createFairQueue } from '../budget/fair-queue.ts';
import type { Env } from '../env.ts';
import { AiError } from './ai-error.ts';
import { readAiSettings } from './ai-settings.ts';
import { aiWords } from './ai-words.ts';
import type { DoubtsPrompt } from './doubts-prompt.ts';
import { createKeyCheck, presentFault } from './key-check.ts';
import { withLastAnswer } from './last-answer.ts';
import { charactersOfOpinion, opinionsSchema, parseOpinions } from './opinions.ts';
import type { Prompt } from './prompt.ts';
import { type Proposal, parseProposal, proposalSchema, readPartialResume } from './proposal.ts';
import { type AiProvider, createProvider } from './provider.ts';
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

export interface OpinionCall {
  /** As of a `ProposalCall`. */
  person: string;
  model: string;
  prompt: DoubtsPrompt;
  doubts: readonly Doubt[];
  signal: AbortSignal;
}

/** The model proposes; #engine judges. */
export interface LanguageModel {
  /** The model to use now; null while AI is off, by configuration or by an administrator. */
  getModel(): Promise<string | null>;
  /** Whether the provider's key works, as the web asks (product rule 4.3). */
  checkKey(language?: WordsLanguage): Promise<KeyStatus>;
  /** The same for an operator: asks now, also while AI is switched off. */
  testKey(language: WordsLanguage): Promise<KeyStatus>;
  /** How the provider answered last, whoever asked; null when this process has not asked it. */
  lastAnswer(language: WordsLanguage): (KeyStatus & { at: Date }) | null;
  /** Names of the models that the provider lists, sorted; empty if it lists none or cannot be reached. */
  listModels(): Promise<string[]>;
  /** @throws AiError; the signal's reason when aborted */
  propose(call: ProposalCall): Promise<Proposal>;
  /**
   * What the model says about doubts, within `OPINION_SECONDS`.
   * @throws AiError; the signal's reason when aborted
   */
  giveOpinions(call: OpinionCall): Promise<Opinion[]>;
}

/** The person waits for the result meanwhile, and can do without the opinions. */
export const OPINION_SECONDS = 20;

const numbers = {
  /** About 60,000 characters, five times a long resume; models refuse to promise much more. */
  outputTokens: 16_000,
  /** Two dozen opinions with a quote of a line each, and what a reasoning model thinks before. */
  opinionTokens: 4_000,
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

/** @param onTokens hears how many tokens a call has used */
export function createLanguageModel(
  database: Database,
  env: AiEnv,
  settings: Settings,
  onTokens: (tokens: number) => void = () => {},
): LanguageModel {
  if (!env.AI_BASE_URL) return noModel;
  const provider = withLastAnswer(
    createProvider({ baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, timeoutSeconds: env.AI_TIMEOUT }),
  );
  const keys = createKeyCheck(provider);
  const ask: AiProvider['ask'] = async (call) => {
    try {
      const answer = await provider.ask(call);
      onTokens(answer.tokens ?? 0);
      return answer;
    } catch (error) {
      // 'Recheck API Key' asks the provider, whatever it said minutes ago.
      keys.forget(call.model);
      throw error;
    }
  };
  const queue = createFairQueue({ atOnce: env.AI_CONCURRENCY });

  async function getModel(): Promise<string | null> {
    const { enabled, model } = await readAiSettings(settings, env.AI_MODEL);
    return enabled ? model : null;
  }

  return {
    getModel,
    async checkKey(language = 'en') {
      const model = await getModel();
      return model === null ? { valid: true, message: aiWords[language].switchedOff } : keys.check(model, language);
    },
    testKey: async (language) => keys.check((await readAiSettings(settings, env.AI_MODEL)).model, language, true),
    lastAnswer(language) {
      const last = provider.lastAnswer();
      return last
        ? { at: last.at, ...presentFault(last.fault, { provider: provider.name, model: last.model, language }) }
        : null;
    },
    listModels: () => provider.listModels().catch(() => []),
    propose: ({ person, model, prompt, answerCharacters, signal, onStart, onAnswer, onPartial }) =>
      inTurn(queue, { person, signal, seconds: env.AI_TIMEOUT }, async (either) => {
        onStart?.();
        const hearing = createHearing(onAnswer, onPartial);
        const estimate = estimateTokens(prompt.instructions.length + prompt.data.length, answerCharacters);
        const asking = withinBudget(database, { person, limits: env, estimate }, () =>
          ask({
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
      }),
    giveOpinions: ({ person, model, prompt: { instructions, data }, doubts, signal }) =>
      inTurn(queue, { person, signal, seconds: Math.min(OPINION_SECONDS, env.AI_TIMEOUT) }, async (either) => {
        const answerCharacters = doubts.length * charactersOfOpinion;
        const estimate = estimateTokens(instructions.length + data.length, answerCharacters);
        const outputTokens = numbers.opinionTokens;
        const { text } = await withinBudget(database, { person, limits: env, estimate }, () =>
          ask({ model, instructions, data, schema: opinionsSchema, outputTokens, signal: either }),
        );
        return parseOpinions(text, doubts);
      }),
  };
}

const refuse = () => Promise.reject(new Error('There is no language model to ask.'));

const noModel: LanguageModel = {
  getModel: async () => null,
  checkKey: async (language = 'en') => ({ valid: true, message: aiWords[language].off }),
  testKey: async (language) => ({ valid: true, message: aiWords[language].off }),
  lastAnswer: () => null,
  listModels: async () => [],
  propose: refuse,
  giveOpinions: refuse,
};

interface Turn extends Pick<ProposalCall, 'person' | 'signal'> {
  /** The wait for the turn counts. */
  seconds: number;
}

/** Waits for the person's turn and runs `work`. Of the two reasons to end it, only the caller's own abort is passed on unchanged. */
async function inTurn<T>(
  queue: ReturnType<typeof createFairQueue>,
  { person, signal, seconds }: Turn,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(seconds * 1000);
  const either = AbortSignal.any([signal, deadline]);
  try {
    return await queue.run(person, either, () => work(either));
  } catch (error) {
    if (signal.aborted || !deadline.aborted) throw error;
    throw new AiError('timeout', 'No complete answer came in time.', { cause: error });
  }
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
