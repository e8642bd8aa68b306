import type { ReactNode } from 'react';
import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { Card } from '#web/ui/card.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { ScoreArithmetic } from './score-arithmetic.tsx';
import { KnockOuts, QualityScore } from './side-findings.tsx';
import { texts } from './texts.ts';

/** Two rings fit beside each other in the card, also on a phone 360 pixels wide. */
const ringSize = 128;

interface ScoreCardProps {
  result: AnalysisResult;
  explanation: Analysis | undefined;
}

/** The match score, the optimised one, the sum that makes it, and the numbers that stand beside it. */
export function ScoreCard({ result, explanation }: ScoreCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-4">
        <Score title={texts.results.matchScore}>
          <ScoreRing label={texts.results.matchScore} value={result.matchScore} size={ringSize} />
        </Score>
        <Score title={texts.results.optimizedScore}>
          {result.improvedResumeText === '' ? (
            <p
              className="grid place-items-center rounded-full border-2 border-line-strong border-dashed px-5 text-center text-muted text-xs"
              style={{ width: ringSize, height: ringSize }}
            >
              {texts.results.notOptimized}
            </p>
          ) : (
            <ScoreRing label={texts.results.optimizedScore} value={result.optimizedMatchScore} size={ringSize} />
          )}
        </Score>
      </div>
      <p className="text-center text-muted text-sm">{texts.results.scoreMeaning}</p>
      {explanation && !explanation.language.covered && (
        <p className="text-sm">{texts.notCovered(explanation.language.code)}</p>
      )}
      {explanation && (
        <>
          <ScoreArithmetic analysis={explanation} />
          <KnockOuts knockOuts={explanation.knockOuts} />
          <div className="flex flex-col gap-3 border-line border-t pt-4">
            <QualityScore title={texts.parseHealth} quality={explanation.parseHealth} />
            <QualityScore title={texts.writingQuality} quality={explanation.writingQuality} />
          </div>
        </>
      )}
    </Card>
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
