import { KeyStatus } from '#contract/analysis.ts';
import { FunctionError } from '#contract/function-error.ts';
import type { DataClient } from '#web/lib/data-client.ts';
import { language } from '#web/lib/language.ts';
import { texts } from '../texts.ts';
import { describeFunctionError } from './describe-function-error.ts';

/** Whether analyses can use the AI provider, in words for the person. */
export interface KeyCheck {
  valid: boolean;
  message: string;
}

/** An analysis waits for this answer; a provider that takes longer would not answer an analysis in time either. */
const keyCheckTimeoutMs = 20_000;

/**
 * Asks the server whether its AI key works. A problem with the key or the check is an invalid answer with the
 * message of product rule 8.5. Throws only when the session has ended, which says nothing about the key.
 */
export async function checkKey(client: DataClient): Promise<KeyCheck> {
  const { data, error, response } = await client.functions.invoke<unknown>('analyze-resume', {
    body: { checkApiKey: true },
    headers: { 'Accept-Language': language },
    timeout: keyCheckTimeoutMs,
  });
  if (response?.status === 401) throw new Error('The session has ended. Log in again to continue.');
  if (error) return { valid: false, message: texts.notes.keyCheckFailed(await describeFailure(response)) };

  const told = FunctionError.safeParse(data);
  if (told.success) return { valid: false, message: texts.notes.keyIssue(describeFunctionError(told.data)) };
  const status = KeyStatus.safeParse(data);
  if (!status.success) return { valid: false, message: texts.notes.keyException };
  return { valid: status.data.valid, message: status.data.message };
}

async function describeFailure(response: Response | undefined): Promise<string> {
  if (!response) return texts.notes.unreachable;
  const body: unknown = await response.json().catch(() => undefined);
  const told = FunctionError.safeParse(body);
  return told.success ? describeFunctionError(told.data) : texts.notes.status(response.status);
}
