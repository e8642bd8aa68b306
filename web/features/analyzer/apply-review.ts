import type { Dispatch } from 'react';
import type { SavedDecisions } from '#contract/resume.ts';
import type { Judgement } from '#engine';
import { analyseInBrowser } from '#web/lib/analyse-in-browser.ts';
import { logError } from '#web/lib/log-error.ts';
import { toast } from '#web/ui/toast.ts';
import { type AnalyzerEvent, type CurrentAnalysis, shownScore } from './lib/analyzer-state.ts';
import { texts } from './texts.ts';

/** What a decision on a change led to; `before` is the text that the decisions before it led to. */
export type OnReview = (
  judgement: Pick<Judgement, 'text' | 'matchScore'>,
  decisions: SavedDecisions,
  before: string | undefined,
) => void;

/**
 * Shows the resume as the review of the rewriting left it. What the person wrote by hand stays; where they wrote in the place
 * of a change, their words stay and they are told. Never throws.
 */
export async function applyReview(
  analysis: CurrentAnalysis,
  dispatch: Dispatch<AnalyzerEvent>,
  [judgement, decisions, before]: Parameters<OnReview>,
): Promise<void> {
  const { runId, request, result } = analysis;
  const show = (text: string, matchScore: number) => dispatch({ type: 'reviewed', runId, text, matchScore, decisions });
  try {
    const [{ carryOver }, { scoreAlike }] = await Promise.all([
      import('./lib/carry-over.ts'),
      import('./lib/local-analysis.ts'),
    ]);
    const mine = result.improvedResumeText || request.resumeText;
    const text = before === undefined ? judgement.text : carryOver(before, judgement.text, mine);
    if (text === undefined) {
      toast(texts.edit.samePlace);
      show(mine, shownScore(result));
      return;
    }
    const input = { ...request, jobTitle: request.jobTitle ?? undefined, resumeText: text };
    const matchScore = text === judgement.text ? judgement.matchScore : (await analyseInBrowser(input)).matchScore;
    show(text, scoreAlike(analysis, text, matchScore));
  } catch (error) {
    logError('A decision could not be applied', error);
  }
}
