import { describeAuthError } from '#web/lib/auth-actions.ts';
import { authTexts } from '#web/lib/auth-texts.ts';
import { isUnanswered } from '#web/lib/message-of.ts';
import { type Action, useAction } from '#web/lib/use-action.ts';
import { texts as uiTexts } from '#web/ui/texts.ts';
import { texts } from './texts.ts';

/** An action of a section of the account page. */
export function useAccountAction(): Action {
  return useAction(describe);
}

function describe(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'insufficient_aal') return texts.secondStep;
  if (code === 'PT429') return authTexts.tooMany;
  // An `Error` here means that part of the page could not be downloaded.
  if (!(error instanceof Error) && isUnanswered(error)) return uiTexts.unreachable;
  return describeAuthError(error) || texts.failed;
}
