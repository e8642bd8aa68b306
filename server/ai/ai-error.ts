import { APICallError, RetryError } from 'ai';
import { aiWords } from './ai-words.ts';

/** What went wrong between us and the model. */
export type AiFault =
  | 'key'
  | 'quota'
  | 'rateLimit'
  | 'model'
  | 'request'
  | 'unreachable'
  | 'provider'
  | 'timeout'
  | 'format'
  | 'budget'
  | 'personBudget';

/** An analysis with AI failed; `fault` in words (ai-words.ts) is for the person, `details` too. Neither ever contains the key. */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly fault: AiFault;
  readonly details: string;

  constructor(fault: AiFault, details: string, options?: ErrorOptions) {
    super(aiWords.en.faults[fault], options);
    this.fault = fault;
    this.details = details;
  }
}

/** How many characters of the provider's message are passed on. */
const DETAIL_CHARACTERS = 300;

/**
 * The fault behind whatever the AI SDK threw. An abort by the caller is rethrown unchanged.
 * @param secret removed from the provider's message, which may quote it
 */
export function toAiError(error: unknown, caller: AbortSignal, secret: string | undefined): AiError {
  caller.throwIfAborted();
  if (error instanceof AiError) return error;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  // A failure in the middle of a stream is wrapped in another error, whose status is the stream's 200.
  if (APICallError.isInstance(cause) && cause.statusCode === 200) return toAiError(cause.cause, caller, secret);
  if (isTimeout(cause)) return new AiError('timeout', 'No complete answer came in time.', { cause });
  if (!APICallError.isInstance(cause)) return new AiError('provider', 'The answer broke off.', { cause });
  const told = secret ? cause.message.replaceAll(secret, '…') : cause.message;
  // Without its cause, which contains the texts that were sent and could end up in the log.
  return new AiError(faultOf(cause), told.slice(0, DETAIL_CHARACTERS));
}

function faultOf(error: APICallError): AiFault {
  const status = error.statusCode;
  if (status === undefined) return 'unreachable';
  if (isQuota(error.responseBody)) return 'quota';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'model';
  if (status === 429) return 'rateLimit';
  return status >= 500 ? 'provider' : 'request';
}

/** OpenAI answers 429 for a used-up quota too, where waiting does not help; only the code tells them apart. */
export function isQuota(body: string | undefined): boolean {
  return body?.includes('insufficient_quota') ?? false;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
