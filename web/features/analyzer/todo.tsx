import type { ReactNode } from 'react';
import type { Analysis } from '#engine';
import { usePart } from '#web/lib/use-part.ts';
import type { OnReview } from './apply-review.ts';
import type { CurrentAnalysis } from './lib/analyzer-state.ts';
import { type Gap, matchesNow } from './lib/gaps.ts';
import type { Waiting } from './lib/next-step.ts';
import { GapList } from './results/gap-list.tsx';
import { KeywordOverview } from './results/keyword-overview.tsx';
import { MatchedKeywords } from './results/matched-keywords.tsx';
import { Recommendations } from './results/recommendations.tsx';
import { ScoreCard } from './results/score-card.tsx';
import { useGapActions } from './results/use-gap-actions.ts';
import { useLineAnswers } from './results/use-line-answers.ts';

interface TodoProps {
  analysis: CurrentAnalysis;
  /** What the language model has written so far. */
  written: string;
  /** Why there are none of its changes; undefined while it did not fail. */
  issue: ReactNode;
  gaps: readonly Gap[];
  explanation: Analysis | undefined;
  /** Of the shown text. */
  shown: Analysis | undefined;
  /** It is about to be there. */
  isOpening: boolean;
  onOptimize(confirmed: readonly string[]): Promise<void>;
  onIrrelevant(keywords: readonly string[]): void;
  onReview: OnReview;
  onWaiting(waiting: Waiting | undefined): void;
  onShowPlace(change: number, words: string): void;
  /** Scores both texts with the engine of this page; undefined where it made the score that is shown. */
  onScoreAgain: (() => Promise<void>) | undefined;
}

const loadChangeReview = () => import('./changes/change-review.tsx').then((module) => module.ChangeReview);

/** What to do about the resume, what asks for an answer first; then the score and what it is made of. */
export function Todo(props: TodoProps) {
  const { analysis, gaps, explanation, shown, onOptimize, onIrrelevant, onReview, onWaiting } = props;
  const { request, result, decisions } = analysis;
  const { isRewriting } = analysis;
  const proposedText = result.rewriting?.proposedText ?? (isRewriting ? props.written : undefined);
  const ChangeReview = usePart(loadChangeReview, proposedText !== undefined, () => {});
  const gapActions = useGapActions({ decisions, onPut: onOptimize, onIrrelevant });
  const lines = useLineAnswers(shown);
  const matches = matchesNow(result, shown);
  // What a line may show is asked in its row, everything else by the changes: nothing is told twice.
  const questions = (explanation?.questions ?? []).filter(({ keyword }) => !lines.of(keyword));
  const areAsked = ChangeReview !== undefined && result.rewriting !== undefined;
  const hasRequirements = (shown?.requirements.length ?? 0) > 0;
  const asked = new Set(areAsked ? questions.map(({ keyword }) => keyword) : []);
  return (
    <>
      {/* As high while the model is at work as when it has failed, so that nothing below moves then. */}
      <div className={isRewriting || props.issue ? 'grid min-h-64 sm:min-h-54' : 'contents'}>
        {props.issue}
        {ChangeReview && proposedText !== undefined && (
          <ChangeReview
            key={analysis.runId}
            runId={analysis.runId}
            request={{ ...request, resumeText: analysis.analysedText }}
            proposedText={proposedText}
            opinions={result.rewriting?.opinions}
            isWhole={!isRewriting}
            decided={decisions}
            isReopened={analysis.isReopened}
            hasPoints={result.engine !== 'basic'}
            shownTexts={[request.resumeText, result.improvedResumeText]}
            questions={questions}
            missing={new Set(gaps.map(({ keyword }) => keyword))}
            onReviewed={onReview}
            onWaiting={onWaiting}
            onShowPlace={props.onShowPlace}
          />
        )}
      </div>
      <GapList
        gaps={gaps}
        isOpening={props.isOpening}
        asked={asked}
        hasKeywords={matches.length > 0}
        actions={proposedText === undefined ? gapActions : undefined}
        lines={lines}
      />
      {/* Not before the list above has its length: everything here would move when it gets it. */}
      {!props.isOpening && (
        <>
          <ScoreCard result={result} explanation={explanation} shown={shown} onScoreAgain={props.onScoreAgain} />
          {/* Without any keyword the list of gaps says so, and there is nothing to look over. */}
          {(matches.length > 0 || hasRequirements) && (
            <>
              <KeywordOverview matches={matches} shown={shown} text={result.improvedResumeText || request.resumeText} />
              <MatchedKeywords keywords={matches} />
            </>
          )}
          <Recommendations analysis={analysis} explanation={explanation} shown={shown} />
        </>
      )}
    </>
  );
}
