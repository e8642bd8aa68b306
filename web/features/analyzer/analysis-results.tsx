import { useState } from 'react';
import { type SavedDecisions, UNTITLED_JOB } from '#contract/resume.ts';
import type { Judgement } from '#engine';
import { downloadText } from '#web/lib/download.ts';
import { analyzerFileName } from '#web/lib/file-name.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Card } from '#web/ui/card.tsx';
import { StaticChip } from '#web/ui/static-chip.tsx';
import type { CurrentAnalysis } from './lib/analyzer-state.ts';
import { limitedMessage } from './lib/limited.ts';
import { scoreAlike } from './lib/local-analysis.ts';
import { offeredKeywords } from './optimize/offered-keywords.ts';
import { KeywordLists, PlacementSuggestions } from './results/keyword-lists.tsx';
import { groupRequirements } from './results/present-requirements.ts';
import { Recommendations } from './results/recommendations.tsx';
import { ReportedInstructions } from './results/reported-instructions.tsx';
import { RequirementChips } from './results/requirement-chips.tsx';
import { ResultsHeading } from './results/results-heading.tsx';
import { ScoreCard } from './results/score-card.tsx';
import { useExplanation } from './results/use-explanation.ts';
import { ResumeTabs } from './resume-tabs.tsx';
import { AiIssue } from './run/ai-issue.tsx';
import type { KeyStatus } from './run/use-key-status.ts';
import { SaveState } from './save/save-state.tsx';
import { texts } from './texts.ts';

interface AnalysisResultsProps {
  analysis: CurrentAnalysis;
  keyStatus: KeyStatus;
  onRetry(): void;
  onStartNew(): void;
  onSave(): void;
  onOptimize(confirmed: readonly string[]): Promise<void>;
  onReview(judgement: Pick<Judgement, 'text' | 'matchScore'>, decisions: SavedDecisions): void;
}

const loadOptimizeDialog = () => import('./optimize/optimize-dialog.tsx').then((module) => module.OptimizeDialog);
const loadChangeReview = () => import('./changes/change-review.tsx').then((module) => module.ChangeReview);

/** A signed-in person's results view: scores and their arithmetic left, keywords right, the texts below. */
export function AnalysisResults(props: AnalysisResultsProps) {
  const { analysis, keyStatus, onRetry, onStartNew, onSave, onOptimize, onReview } = props;
  const { request, result, decisions, saving } = analysis;
  const { explanation, isPending } = useExplanation(analysis);
  const [isOptimizing, setOptimizing] = useState(false);
  const OptimizeDialog = usePart(loadOptimizeDialog, isOptimizing, () => setOptimizing(false));
  const issue = limitedMessage(result);
  const proposedText = result.rewriting?.proposedText;
  const ChangeReview = usePart(loadChangeReview, proposedText !== undefined, () => {});

  const download = () => {
    const title = request.jobTitle?.trim() || UNTITLED_JOB;
    downloadText(analyzerFileName(title), result.improvedResumeText || request.resumeText);
  };

  return (
    <div className="flex flex-col gap-6">
      <ResultsHeading onStartNew={onStartNew}>
        <SaveState saving={saving} onSave={onSave} />
      </ResultsHeading>
      {issue && <AiIssue message={issue} keyStatus={keyStatus} onRetry={onRetry} />}
      <ReportedInstructions reported={result.rewriting?.reported ?? []} />
      <div className="grid items-start gap-6 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <ScoreCard request={request} result={result} explanation={explanation} />
          <Recommendations recommendations={result.recommendations} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Card className="flex flex-col gap-4">
            <div>
              <h2 className="text-base">{texts.results.keywordAnalysis}</h2>
              {explanation && <p className="text-muted text-sm">{texts.results.keywordAnalysisHint}</p>}
            </div>
            {explanation ? (
              groupRequirements(explanation.requirements).map((group) => (
                <RequirementChips key={group.importance} group={group} resumeText={request.resumeText} />
              ))
            ) : (
              <ul className="flex flex-wrap gap-2">
                {result.keywordMatches.map(({ keyword, found }) => (
                  <li key={keyword}>
                    <StaticChip found={found} word={found ? texts.found : texts.absent}>
                      {keyword}
                    </StaticChip>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <KeywordLists keywords={result.keywordMatches} />
          <PlacementSuggestions suggestions={result.missingKeywordsInContext} />
        </div>
      </div>
      <ResumeTabs
        original={request.resumeText}
        optimized={result.improvedResumeText}
        scoreChange={texts.results.scoreChange(result.matchScore, result.optimizedMatchScore)}
        saving={saving.status === 'saving'}
        hasRewriting={proposedText !== undefined}
        hasConfirmed={decisions.confirmed.length > 0}
        onOptimize={() => setOptimizing(true)}
        onDownload={download}
      />
      {ChangeReview && proposedText !== undefined && (
        <ChangeReview
          key={analysis.runId}
          runId={analysis.runId}
          request={request}
          proposedText={proposedText}
          decided={decisions}
          isReopened={analysis.isReopened}
          hasPoints={result.engine !== 'basic'}
          questions={explanation?.questions ?? []}
          onReviewed={({ text, matchScore }, decided) =>
            onReview({ text, matchScore: scoreAlike(analysis, text, matchScore) }, decided)
          }
        />
      )}
      {/* Not before the explanation is there: the offer would change while the person reaches for it. */}
      {isOptimizing && !isPending && OptimizeDialog && (
        <OptimizeDialog
          offered={offeredKeywords(result, explanation)}
          confirmed={decisions.confirmed}
          onApply={onOptimize}
          onClose={() => setOptimizing(false)}
        />
      )}
    </div>
  );
}
