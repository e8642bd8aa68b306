import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Analysis } from '#engine';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import { useDraft } from '#web/lib/draft.ts';
import { logError } from '#web/lib/log-error.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';
import { inputOf, useReadAhead } from './use-read-ahead.ts';

/** What a visitor gets to see of an analysis: the overall score (product rule 1.1). */
export type Score = Pick<Analysis, 'matchScore' | 'language' | 'reading' | 'decisive'>;

export type TryItState = { view: 'form'; isBusy: boolean } | { view: 'score'; score: Score };

/** The visitor's trial: the texts are scored in this browser, and nothing is sent. */
export function useTryIt() {
  const [draft, changeDraft] = useDraft();
  const [state, setState] = useState<TryItState>({ view: 'form', isBusy: false });
  useReadAhead(draft);

  async function submit(): Promise<void> {
    const { jobDescription, resumeText } = draft;
    if (!(jobDescription.trim() && resumeText.trim())) {
      toast({ ...texts.tryIt.missing, variant: 'destructive' });
      return;
    }
    if (isTooLong(jobDescription) || isTooLong(resumeText)) return;
    setState({ view: 'form', isBusy: true });
    try {
      const { matchScore, language, reading, decisive } = await analyseInBrowser(await inputOf(draft));
      setState({ view: 'score', score: { matchScore, language, reading, decisive } });
    } catch (error) {
      logError('The trial failed', error);
      toast({ ...texts.tryIt.failed, variant: 'destructive' });
      setState({ view: 'form', isBusy: false });
    }
  }

  const back = () => setState({ view: 'form', isBusy: false });
  return { draft, changeDraft, state, submit, back };
}

/** Whether the analyzer would refuse a text of this length. */
export function isTooLong(text: string): boolean {
  return text.length > limits.textCharacters;
}
