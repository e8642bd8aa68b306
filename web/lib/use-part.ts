import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#web/ui/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { logError } from './log-error.ts';

/**
 * A part of the page that is downloaded when it is first needed. If that fails, the person is told, `giveUp` closes what
 * needed it, and the page stays as it is. Some browsers remember the failure until the page is loaded again.
 * @returns null until it is there
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  giveUp: (error: unknown) => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const isMissing = isWanted && part === null;
  const fetchPart = useEffectEvent(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        logError('A part of the page could not be downloaded', error);
        toast({ ...texts.missingPart, variant: 'destructive' });
        giveUp(error);
      },
    );
  });
  useEffect(() => {
    if (isMissing) fetchPart();
  }, [isMissing]);
  return part;
}
