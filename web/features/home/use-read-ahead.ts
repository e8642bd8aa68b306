import { useEffect } from 'react';
import type { AnalysisInput } from '#engine';
import { prepareEngine } from '#web/lib/analyse-in-browser.ts';
import type { Draft } from '#web/lib/draft.ts';
import { readAhead } from '#web/lib/read-ahead.ts';
import { today } from '#web/lib/today.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

/** Long enough for a burst of typing, short enough to be over before somebody who pasted a text has found the button. */
const PAUSE_MS = 300;
/** The engine remembers what it read of a text up to this length; a longer one would be read again in each pause. */
const most = 20_000;

/** The engine reads the draft in each pause, also one that was kept from the last visit, so that the score is there when it is asked for. */
export function useReadAhead(draft: Draft): void {
  const settled = useDebounced(draft, PAUSE_MS);
  useEffect(() => {
    const { jobDescription, resumeText } = settled;
    if (Math.max(jobDescription.length, resumeText.length) > most) return;
    // The posting's language says which concepts are loaded: before it is known, only the rest is.
    if (jobDescription.trim()) void inputOf(settled).then(readAhead, () => {});
    else if (resumeText.trim()) prepareEngine();
  }, [settled]);
}

/** What the engine is asked about a draft. Rejects when the code that finds the title cannot be loaded. */
export async function inputOf(draft: Draft): Promise<AnalysisInput> {
  const { jobDescription, resumeText, resumeRoles } = draft;
  // The title that the saved analysis will have, so that it has the same score.
  const { titleOf } = await import('#web/lib/posting-title.ts');
  return { jobTitle: titleOf(draft), jobDescription, resumeText, resumeRoles, now: today() };
}
