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
 * One analysis by the product's rules: the server's when the AI key is valid and the answer is usable, else basic
 * matching in the browser with the reason as its recommendation (product rule 8.4). Never throws.
 */
export async function runAnalysis(
  key: KeyCheck | undefined,
  request: AnalyzeRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<RunOutcome> {
  if (signal.aborted) return { kind: 'cancelled' };
  if (key && !key.valid) return local(request, unavailableMessage(key.message || texts.keyIssue.invalid));
  const answer = await ask(request, signal, onProgress);
  switch (answer.kind) {
    case 'complete':
      return { kind: 'result', result: answer.result };
    case 'failed':
      return { ...(await local(request, unavailableMessage(answer.message))), ...used(answer) };
    case 'invalidFormat':
      return { ...(await local(request, invalidFormatMessage)), ...used(answer) };
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

/** Basic matching is downloaded together with the results view. */
async function local(request: AnalyzeRequest, message: string): Promise<RunOutcome> {
  try {
    const { analyseLocally } = await import('../lib/local-analysis.ts');
    return { kind: 'result', result: analyseLocally(request, message) };
  } catch {
    return { kind: 'failed' };
  }
}
