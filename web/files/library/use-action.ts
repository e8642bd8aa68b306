import { useState } from 'react';
import { messageOf } from '#web/lib/message-of.ts';
import { texts } from './texts.ts';

/** One thing at a time that may fail: whether it runs, and what went wrong in words for the person. */
export function useAction() {
  const [state, setState] = useState<{ isBusy: boolean; error: string | undefined }>({
    isBusy: false,
    error: undefined,
  });
  return {
    ...state,
    /** @returns whether it worked */
    async run(work: () => Promise<void>): Promise<boolean> {
      setState({ isBusy: true, error: undefined });
      try {
        await work();
        setState({ isBusy: false, error: undefined });
        return true;
      } catch (error) {
        setState({ isBusy: false, error: messageOf(error, texts.actionFailed) });
        return false;
      }
    },
    refuse: (error: string) => setState({ isBusy: false, error }),
  };
}
