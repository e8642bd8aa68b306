import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { invalidFormatMessage, unavailableMessage } from '../lib/limited.ts';
import { texts } from '../texts.ts';
import type { KeyCheck } from './key-status.ts';
import { type AnalysisAnswer, type OnProgress, requestAnalysis } from './request-analysis.ts';

/**
 * How a run ended; a `result` may be the local one, which `limitedMessage` detects. `scanUsed`: the scan counts, although the
 * model's answer could not be used or was not waited for.
 */
export type RunOutcome = { scanUsed?: boolean } & Outcome;

type Outcome =
  | { kind: 'result'; result: AnalysisResult }
  | { kind: 'failed' }
  | { kind: 'scanLimit'; scanLimit: number | null }
  | { kind: 'signedOut' }
  | { kind: 'cancelled' };

/**
 * One analysis by the product's rules: the server's when the AI key is valid and the answer is usable, else the engine's
 * without the model, with the reason as its first recommendation (product rule 8.4). Never throws.
 */
export async function runAnalysis(
  key: KeyCheck | undefined,
  request: AnalyzeRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RunOutcome> {
  if (signal.aborted) return { kind: 'cancelled' };
  if (key && !key.valid) return withoutModel(request, unavailableMessage(key.message || texts.keyIssue.invalid));
  let matched: AnalysisResult | undefined;
  const answer = await ask(request, signal, (event) => {
    if (event.event === 'matched') matched = event.data;
    onProgress(event);
  });
  switch (answer.kind) {
    case 'complete':
      return { kind: 'result', result: answer.result };
    case 'failed':
      return { ...(await withoutModel(request, unavailableMessage(answer.message), matched)), ...used(answer) };
    case 'invalidFormat':
      return { ...(await withoutModel(request, invalidFormatMessage, matched)), ...used(answer) };
    default:
      return answer;
  }
}

function used({ scanUsed }: { scanUsed?: boolean }): { scanUsed?: boolean } {
  return scanUsed ? { scanUsed } : {};
}

/** The data client is a separate download, which fails like the server when there is no connection. */
async function ask(request: AnalyzeRequest, signal: AbortSignal, onProgress: OnProgress): Promise<AnalysisAnswer> {
  try {
    return await requestAnalysis(await getSupabase(), request, signal, onProgress);
  } catch (error) {
    return { kind: 'failed', message: texts.notes.failed(messageOf(error, texts.notes.unreachable)) };
  }
}

/** Basic matching and the engine's words are downloaded together with the results view. */
async function withoutModel(request: AnalyzeRequest, message: string, matched?: AnalysisResult): Promise<RunOutcome> {
  try {
    const { analyseWithoutModel } = await import('../lib/local-analysis.ts');
    return { kind: 'result', result: await analyseWithoutModel(request, message, matched) };
  } catch {
    return { kind: 'failed' };
  }
}
