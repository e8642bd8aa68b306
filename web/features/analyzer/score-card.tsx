import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis } from '#engine';
import { Card } from '#web/ui/card.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { ScoreArithmetic } from './score-arithmetic.tsx';
import { KnockOuts, QualityScore } from './side-findings.tsx';
import { texts } from './texts.ts';

interface ScoreCardProps {
  result: AnalysisResult;
  explanation: Analysis | undefined;
}

/** The match score, the optimised one, the sum that makes it, and the numbers that stand beside it. */
export function ScoreCard({ result, explanation }: ScoreCardProps) {
  const isOptimized = result.improvedResumeText !== '';
  return (
    <Card className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-4">
        <ScoreRing label={texts.results.matchScore} value={result.matchScore} />
        {isOptimized ? (
          <ScoreRing label={texts.results.optimizedScore} value={result.optimizedMatchScore} />
        ) : (
          <div className="flex flex-col items-center justify-between text-center">
            <p className="m-auto text-muted text-sm">{texts.results.notOptimized}</p>
            <p className="font-medium text-sm">{texts.results.optimizedScore}</p>
          </div>
        )}
      </div>
      <p className="text-muted text-sm">{texts.results.scoreMeaning}</p>
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
