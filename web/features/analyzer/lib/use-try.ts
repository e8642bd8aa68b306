import { useState } from 'react';
import { logError } from '#web/lib/log-error.ts';

/** Runs one task at a time and says whether the last one failed. Its button stays enabled, or it would lose the focus. */
export function useTry() {
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');
  return {
    isBusy: progress === 'busy',
    hasFailed: progress === 'failed',
    run: async (work: () => Promise<void>): Promise<void> => {
      if (progress === 'busy') return;
      setProgress('busy');
      try {
        await work();
        setProgress('idle');
      } catch (error) {
        logError('An answer could not be saved', error);
        setProgress('failed');
      }
    },
  };
}
