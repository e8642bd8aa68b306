import type { SupabaseClient } from '@supabase/supabase-js';
import { AnalysisResult, type AnalyzeRequest } from '#contract/analysis.ts';
import { FunctionError, functionErrorCodes } from '#contract/function-error.ts';

/** How a call of `analyze-resume` ended. `failed` carries the specification's message (section 8). */
export type AnalysisAnswer =
  | { kind: 'complete'; result: AnalysisResult }
  | { kind: 'failed'; message: string }
  | { kind: 'invalidFormat' }
  | { kind: 'scanLimit'; scanLimit: number }
  | { kind: 'signedOut' }
  | { kind: 'cancelled' };

/** After this the person is better served by the local result; a language model's slow answer still fits in. */
const analysisTimeoutMs = 120_000;

/** The plan's limit that the dialog names when the answer holds none (specification, section 9). */
const defaultScanLimit = 2;

/** Asks the server for an analysis. Never throws: every way to fail is an answer. Aborting gives the scan back. */
export async function requestAnalysis(
  client: SupabaseClient,
  request: AnalyzeRequest,
  signal: AbortSignal,
): Promise<AnalysisAnswer> {
  const { data, error, response } = await client.functions.invoke<unknown>('analyze-resume', {
    body: request,
    signal,
    timeout: analysisTimeoutMs,
  });
  if (signal.aborted) return { kind: 'cancelled' };
  if (response && !response.ok) return readFailure(response);
  if (isUnreachable(error)) return { kind: 'failed', message: `Error analyzing resume: ${unreachable}` };

  const result = AnalysisResult.safeParse(data);
  if (result.success) return { kind: 'complete', result: result.data };
  const told = FunctionError.safeParse(data);
  return told.success ? { kind: 'failed', message: describeFunctionError(told.data) } : { kind: 'invalidFormat' };
}

export const unreachable = 'The server could not be reached or took too long.';

/** Told from an answer that came but was no JSON. By name: importing the class would load the client at once. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'FunctionsFetchError';
}

/** `{error}: {details}`, or the error alone. */
export function describeFunctionError({ error, details }: FunctionError): string {
  return details ? `${error}: ${details}` : error;
}

async function readFailure(response: Response): Promise<AnalysisAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  const told = FunctionError.safeParse(body);
  if (told.success && told.data.code === functionErrorCodes.scanLimit) {
    return { kind: 'scanLimit', scanLimit: told.data.scanLimit ?? defaultScanLimit };
  }
  if (response.status === 401) return { kind: 'signedOut' };
  if (told.success && told.data.code === functionErrorCodes.aiInvalid) return { kind: 'invalidFormat' };
  if (told.success) return { kind: 'failed', message: describeFunctionError(told.data) };
  return { kind: 'failed', message: `Error analyzing resume: The server answered with status ${response.status}.` };
}
