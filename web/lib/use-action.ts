import { useState } from 'react';

/** One thing at a time that may fail. */
export interface Action {
  isBusy: boolean;
  /** The last error, in words for the person. */
  error: string | undefined;
  /** @returns whether it worked */
  run(work: () => Promise<unknown>): Promise<boolean>;
  /** Shows what is wrong with the input. */
  refuse(error: string): void;
}

/** An action whose errors `describe` says in words for the person. */
export function useAction(describe: (error: unknown) => string): Action {
  const [state, setState] = useState<Pick<Action, 'isBusy' | 'error'>>({ isBusy: false, error: undefined });
  return {
    ...state,
    async run(work) {
      setState({ isBusy: true, error: undefined });
      try {
        await work();
        setState({ isBusy: false, error: undefined });
        return true;
      } catch (error) {
        setState({ isBusy: false, error: describe(error) });
        return false;
      }
    },
    refuse: (error) => setState({ isBusy: false, error }),
  };
}
