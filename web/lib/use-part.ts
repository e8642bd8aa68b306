import { useEffect, useState } from 'react';
import { toast } from '#web/ui/toast.ts';
import { logError } from './log-error.ts';

/** What is said when a part of the product could not be downloaded. */
export const missingPart = {
  title: 'This part could not be loaded',
  description: 'It could not be downloaded. Check your connection and try again; what you typed is kept.',
} as const;

/**
 * A part of the page that is downloaded when it is first wanted. When that fails the person is told, `giveUp` closes what
 * wanted it, and the next time tries again: what is on the page stays.
 * @returns null until it is there
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean, giveUp: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isWanted && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks of the moment it was wanted are the ones to call
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        logError('A part of the page could not be downloaded', error);
        toast({ ...missingPart, variant: 'destructive' });
        giveUp();
      },
    );
  }, [isMissing]);
  return part;
}
