import { useState } from 'react';
import { describeAuthError } from '#web/lib/auth-actions.ts';
import { authTexts } from '#web/lib/auth-texts.ts';
import { isUnanswered } from '#web/lib/message-of.ts';
import { texts as uiTexts } from '#web/ui/texts.ts';
import { texts } from './texts.ts';

export interface Action {
  isBusy: boolean;
  /** The last error, in words for the person. */
  error: string | undefined;
  /** Runs `work`, one at a time. @returns whether it worked */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** Shows what is wrong with the input. */
  refuse(error: string): void;
}

/** One action of a section: whether it is running, and what went wrong. */
export function useAction(): Action {
  const [state, setState] = useState<{ isBusy: boolean; error: string | undefined }>({
    isBusy: false,
    error: undefined,
  });
  return {
    ...state,
    async run(work) {
      setState({ isBusy: true, error: undefined });
      try {
        await work();
        setState({ isBusy: false, error: undefined });
        return true;
      } catch (caught) {
        setState({ isBusy: false, error: describe(caught) });
        return false;
      }
    },
    refuse: (error) => setState({ isBusy: false, error }),
  };
}

function describe(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'insufficient_aal') return texts.secondStep;
  if (code === 'PT429') return authTexts.tooMany;
  // An `Error` here means that part of the page could not be downloaded.
  if (!(error instanceof Error) && isUnanswered(error)) return uiTexts.unreachable;
  return describeAuthError(error) || texts.failed;
}
