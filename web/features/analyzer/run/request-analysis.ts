import { AnalysisResult, type AnalyzeRequest } from '#contract/analysis.ts';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import { FunctionError, functionErrorCodes } from '#contract/function-error.ts';
import type { DataClient } from '#web/lib/data-client.ts';
import { language } from '#web/lib/language.ts';
import { texts } from '../texts.ts';
import { describeFunctionError } from './describe-function-error.ts';
import { readEvents } from './read-events.ts';

/**
 * How a call of `analyze-resume` ended. `failed` carries the message (product rule 8.4); `scanUsed` says that the model had
 * begun to answer, so the scan is used even without a result.
 */
export type AnalysisAnswer =
  | { kind: 'complete'; result: AnalysisResult }
  | { kind: 'failed'; message: string; scanUsed?: boolean }
  | { kind: 'invalidFormat'; scanUsed?: boolean }
  /** `scanLimit` is null when the server does not report it. */
  | { kind: 'scanLimit'; scanLimit: number | null }
  | { kind: 'signedOut' }
  | { kind: 'cancelled'; scanUsed?: boolean };

/** After this a local result serves the person better; it leaves enough time for a slow language model. */
const analysisTimeoutMs = 120_000;

/** Receives the progress of a streamed analysis. */
export type OnProgress = (event: AnalysisEvent) => void;

/**
 * Asks the server for an analysis, streamed where possible. Never throws: every failure is an answer. Aborting gives the
 * scan back, unless the model has begun to answer.
 */
export async function requestAnalysis(
  client: DataClient,
  request: AnalyzeRequest,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<AnalysisAnswer> {
  const { data, error, response } = await client.functions.invoke<unknown>('analyze-resume', {
    body: request,
    headers: { Accept: 'text/event-stream, application/json', 'Accept-Language': language },
    // The client's own timeout ends with the headers and does not cover the stream.
    signal: AbortSignal.any([signal, AbortSignal.timeout(analysisTimeoutMs)]),
  });
  if (signal.aborted) return { kind: 'cancelled' };
  if (response && !response.ok) return readFailure(response);
  if (isUnreachable(error)) return { kind: 'failed', message: texts.notes.failed(texts.notes.unreachable) };
  if (data instanceof Response) return readStream(readEvents(bodyOf(data)), signal, onProgress);

  const result = AnalysisResult.safeParse(data);
  if (result.success) return { kind: 'complete', result: result.data };
  const told = FunctionError.safeParse(data);
  return told.success ? { kind: 'failed', message: describeFunctionError(told.data) } : { kind: 'invalidFormat' };
}

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  return response.body ?? new Blob().stream();
}

/** The last event is the answer; a stream without one broke off. */
async function readStream(
  events: ReturnType<typeof readEvents>,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<AnalysisAnswer> {
  let isCounted = false;
  const used = () => (isCounted ? { scanUsed: true } : {});
  try {
    for await (const event of events) {
      if (event.event === 'result') return { kind: 'complete', result: event.data };
      if (event.event === 'error')
        return signal.aborted ? { kind: 'cancelled', ...used() } : describeFailure(event.data);
      if (event.event === 'counted') isCounted = true;
      else onProgress(event);
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled', ...used() };
    if (error instanceof SyntaxError) return { kind: 'invalidFormat', ...used() };
  }
  return { kind: 'failed', message: texts.notes.failed(texts.notes.unreachable), ...used() };
}

function describeFailure(told: FunctionError): AnalysisAnswer {
  const used = told.scanUsed ? { scanUsed: true } : {};
  if (told.code === functionErrorCodes.aiInvalid) return { kind: 'invalidFormat', ...used };
  return { kind: 'failed', message: describeFunctionError(told), ...used };
}

/** A failed request, not an answer that was invalid JSON. By name: importing the class would load the client at once. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'FunctionsFetchError';
}

async function readFailure(response: Response): Promise<AnalysisAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  const told = FunctionError.safeParse(body);
  if (told.success && told.data.code === functionErrorCodes.scanLimit) {
    return { kind: 'scanLimit', scanLimit: told.data.scanLimit ?? null };
  }
  if (response.status === 401) return { kind: 'signedOut' };
  if (told.success) return describeFailure(told.data);
  return { kind: 'failed', message: texts.notes.failed(texts.notes.status(response.status)) };
}
