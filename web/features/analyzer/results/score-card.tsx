import type { ReactNode } from 'react';
import type { AnalysisResult } from '#contract/analysis.ts';
import { readingOf } from '#contract/reading.ts';
import type { Analysis } from '#engine';
import { format } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { useLeaveFocus } from '../lib/use-leave-focus.ts';
import { useTry } from '../lib/use-try.ts';
import { texts } from '../texts.ts';
import { ScoreParts } from './score-parts.tsx';
import { optimizedRingOf, ringOf, ScoreWorth } from './score-sayings.tsx';
import { KnockOuts, QualityScore } from './side-findings.tsx';
import { texts as resultTexts } from './texts.ts';

/** Two rings fit side by side in the card; on the narrowest phones they are smaller. */
const ringSize = 128;

interface ScoreCardProps {
  result: AnalysisResult;
  explanation: Analysis | undefined;
  /** Of the shown text: the optimised one if there is one. */
  shown: Analysis | undefined;
  onScoreAgain: (() => Promise<void>) | undefined;
}

/** The match score, the optimised score, the arithmetic behind it, and the separate scores shown with it. */
export function ScoreCard({ result, explanation, shown, onScoreAgain }: ScoreCardProps) {
  const hasOptimized = result.improvedResumeText !== '';
  return (
    <Card className="flex flex-col gap-5 outline-none" tabIndex={-1} data-asks>
      <div className="grid grid-cols-2 gap-4">
        <Score title={texts.results.matchScore}>
          <ScoreRing
            label={texts.results.matchScore}
            value={result.matchScore}
            size={ringSize}
            {...ringOf(result.matchScore, result.reading)}
          />
        </Score>
        <Score title={texts.results.optimizedScore}>
          {hasOptimized ? (
            <ScoreRing
              label={texts.results.optimizedScore}
              value={result.optimizedMatchScore}
              size={ringSize}
              {...optimizedRingOf(result.optimizedMatchScore, result.reading, result.improvedResumeText)}
            />
          ) : (
            <p
              className="grid aspect-square max-w-full place-items-center rounded-full border-2 border-line-strong border-dashed px-5 text-center text-muted text-xs"
              style={{ width: ringSize }}
            >
              {texts.results.notOptimized}
            </p>
          )}
        </Score>
      </div>
      <p className="text-center text-muted text-sm">{texts.results.scoreMeaning}</p>
      {explanation?.confirmation && (
        <p className="text-center font-medium text-sm">
          {texts.lines.scores(
            format.percent(explanation.matchScore),
            format.percent(explanation.confirmation.matchScore),
          )}
        </p>
      )}
      <ScoreWorth reading={shown ? readingOf(shown) : result.reading} />
      {explanation && !explanation.language.covered && (
        <p className="text-sm">{texts.notCovered(explanation.language.code)}</p>
      )}
      {onScoreAgain && <EarlierScore onScoreAgain={onScoreAgain} />}
      {explanation && (
        <>
          <ScoreParts original={explanation} optimized={hasOptimized ? shown : undefined} />
          <KnockOuts knockOuts={(shown ?? explanation).knockOuts} />
          <div className="flex flex-col gap-3 border-line border-t pt-4">
            <QualityScore title={texts.parseHealth} quality={(shown ?? explanation).parseHealth} />
            <QualityScore title={texts.writingQuality} quality={(shown ?? explanation).writingQuality} />
          </div>
        </>
      )}
    </Card>
  );
}

/** A number of an earlier engine stays until the person asks for another one (docs/decisions/018-what-is-said-of-a-score.md). */
function EarlierScore({ onScoreAgain }: { onScoreAgain(): Promise<void> }) {
  const { isBusy, hasFailed, run } = useTry();
  const group = useLeaveFocus<HTMLDivElement>();
  return (
    <div ref={group} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-sm">{resultTexts.earlierScore}</p>
      <Button variant="secondary" size="small" aria-busy={isBusy} onClick={() => run(onScoreAgain)}>
        {resultTexts.scoreAgain}
      </Button>
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {hasFailed && texts.arithmetic.failed}
      </p>
    </div>
  );
}

function Score({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-center justify-between gap-3 text-center">
      <h2 className="text-sm">{title}</h2>
      {children}
    </section>
  );
}
