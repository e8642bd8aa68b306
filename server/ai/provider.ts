import { OpenAICompatibleChatLanguageModel } from '@ai-sdk/openai-compatible';
import { APICallError, streamText } from 'ai';
import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import { isQuota, toAiError } from './ai-error.ts';
import { type Dialect, fullDialect, learnFrom, speak } from './dialect.ts';
import { limitedFetch } from './limited-fetch.ts';

export interface AiAnswer {
  text: string;
  /** Tokens as the provider counts them; null if it does not say. */
  tokens: number | null;
}

export interface AiCall {
  model: string;
  instructions: string;
  /** The person's side of the conversation. */
  data: string;
  /** The answer's JSON schema, for providers that enforce one. */
  schema: unknown;
  /** Most tokens of the answer. */
  outputTokens: number;
  /** Ends the call and closes the connection to the provider. */
  signal: AbortSignal;
  /** Called with all that has come so far. */
  onText?: (text: string) => void;
}

/** A language model that speaks the OpenAI protocol. */
export interface AiProvider {
  /** Its host, for messages. */
  readonly name: string;
  /** @throws AiError; the signal's reason when aborted */
  ask(call: AiCall): Promise<AiAnswer>;
  /** Names of its models, sorted. @throws when it does not answer, or answers in another form */
  listModels(): Promise<string[]>;
}

interface Configuration {
  baseUrl: string;
  apiKey: string | undefined;
  timeoutSeconds: number;
}

/**
 * Retries after the first try, with back-off or as `Retry-After` says: a provider that has not recovered by then is too late
 * anyway.
 */
const RETRIES = 2;

export function createProvider({ baseUrl, apiKey, timeoutSeconds }: Configuration): AiProvider {
  const url = new URL(baseUrl);
  const dialects = new Map<string, Dialect>();

  async function askOnce(call: AiCall, dialect: Dialect, signal: AbortSignal): Promise<AiAnswer> {
    const failures: unknown[] = [];
    const stream = streamText({
      model: new OpenAICompatibleChatLanguageModel(call.model, {
        provider: 'shortlist.chat',
        url: ({ path }) => urlOf(url, path),
        headers: headersOf(url, apiKey),
        fetch: limitedFetch,
        includeUsage: true,
        errorStructure,
        transformRequestBody: (body) => speak(dialect, body, call.schema),
      }),
      instructions: call.instructions,
      prompt: call.data,
      temperature: 0,
      maxOutputTokens: call.outputTokens,
      maxRetries: RETRIES,
      abortSignal: signal,
      // Stream errors surface nowhere else; without this they are printed.
      onError: ({ error }) => void failures.push(error),
    });
    let text = '';
    for await (const part of stream.textStream) {
      text += part;
      call.onText?.(text);
    }
    if (failures.length > 0) throw failures[0];
    signal.throwIfAborted();
    const { totalTokens } = await stream.usage;
    return { text, tokens: totalTokens ?? null };
  }

  return {
    name: url.host,
    async listModels() {
      const response = await limitedFetch(urlOf(url, '/models'), {
        headers: headersOf(url, apiKey),
        signal: AbortSignal.timeout(LIST_SECONDS * 1000),
      });
      const { data } = modelList.parse(await response.json());
      return [...new Set(data.map(({ id }) => id))].sort();
    },
    async ask(call) {
      const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
      for (;;) {
        const dialect = dialects.get(call.model) ?? fullDialect;
        try {
          return await askOnce(call, dialect, signal);
        } catch (error) {
          const learnt = isRefusal(error) ? learnFrom(`${error.message} ${error.responseBody}`, dialect) : null;
          if (!learnt) throw toAiError(error, call.signal, apiKey);
          dialects.set(call.model, learnt);
        }
      }
    },
  };
}

/** A page is waiting for the list. */
const LIST_SECONDS = 10;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(limits.modelCharacters) })) });

/** Azure takes the protocol version in the query. */
function urlOf(base: URL, path: string): string {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
  return url.href;
}

function headersOf(url: URL, apiKey: string | undefined): Record<string, string> {
  if (apiKey === undefined) return {};
  const isAzure = url.hostname.endsWith('.azure.com');
  return isAzure ? { 'api-key': apiKey } : { Authorization: `Bearer ${apiKey}` };
}

const errorBody = z.object({ error: z.union([z.string(), z.looseObject({ message: z.string() })]) });

/** Local servers answer `{"error": "…"}` where OpenAI sends an object. */
const errorStructure = {
  errorSchema: errorBody,
  errorToMessage: ({ error }: z.infer<typeof errorBody>) => (typeof error === 'string' ? error : error.message),
  isRetryable: (response: Response, error?: z.infer<typeof errorBody>) =>
    (response.status === 429 && !isQuota(JSON.stringify(error))) || response.status >= 500,
};

/** The endpoint understood the call but rejected its form. */
function isRefusal(error: unknown): error is APICallError {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}
