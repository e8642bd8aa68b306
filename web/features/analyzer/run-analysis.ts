import type { SupabaseClient } from '@supabase/supabase-js';
import type { AnalysisResult, AnalyzeRequest } from '#contract/analysis.ts';
import type { KeyCheck } from './key-status.ts';
import { analyseLocally, invalidFormatMessage, unavailableMessage } from './local-analysis.ts';
import { requestAnalysis } from './request-analysis.ts';
import { texts } from './texts.ts';

/** How a run ended; a `result` may be the local one, which `limitedMessage` tells. */
export type RunOutcome =
  | { kind: 'result'; result: AnalysisResult }
  | { kind: 'scanLimit'; scanLimit: number }
  | { kind: 'signedOut' }
  | { kind: 'cancelled' };

/**
 * One analysis by the specification's rules: the server's when the AI key is valid and the answer is one, else basic
 * matching in the browser with the reason as its recommendation (section 8).
 */
export async function runAnalysis(
  client: SupabaseClient,
  request: AnalyzeRequest,
  key: KeyCheck | undefined,
  signal: AbortSignal,
): Promise<RunOutcome> {
  if (key && !key.valid) return local(request, unavailableMessage(key.message || texts.keyIssue.invalid));
  const answer = await requestAnalysis(client, request, signal);
  switch (answer.kind) {
    case 'complete':
      return { kind: 'result', result: answer.result };
    case 'failed':
      return local(request, unavailableMessage(answer.message));
    case 'invalidFormat':
      return local(request, invalidFormatMessage);
    default:
      return answer;
  }
}

function local(request: AnalyzeRequest, message: string): RunOutcome {
  return { kind: 'result', result: analyseLocally(request, message) };
}
