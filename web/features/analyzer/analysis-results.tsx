import { type ReactNode, useState } from 'react';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import { readingOf } from '#contract/reading.ts';
import type { SavedDecisions } from '#contract/resume.ts';
import type { Analysis, Span } from '#engine';
import { downloadText } from '#web/lib/download.ts';
import { analyzerFileName } from '#web/lib/file-name.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { OnReview } from './apply-review.ts';
import { AnalysisProgress } from './input/analysis-progress.tsx';
import { type CurrentAnalysis, type Side, savedId, shownScore } from './lib/analyzer-state.ts';
import { type Gap, gapsOf } from './lib/gaps.ts';
import { limitedMessage } from './lib/limited.ts';
import { nextStep, type Waiting } from './lib/next-step.ts';
import { offeredKeywords } from './optimize/offered-keywords.ts';
import { JobTitle } from './results/job-title.tsx';
import { NextStepBar } from './results/next-step-bar.tsx';
import { type Pane, Panes } from './results/panes.tsx';
import { ReportedInstructions } from './results/reported-instructions.tsx';
import { ConflictActions, NextStepAction, TextActions } from './results/result-actions.tsx';
import { ResultsHeading } from './results/results-heading.tsx';
import { texts as resultTexts } from './results/texts.ts';
import { useExplanation } from './results/use-explanation.ts';
import { useShow } from './results/use-show.ts';
import { type ResumeTab, ResumeTabs } from './resume-tabs.tsx';
import { AiIssue } from './run/ai-issue.tsx';
import type { KeyStatus } from './run/use-key-status.ts';
import { SaveState } from './save/save-state.tsx';
import { texts } from './texts.ts';
import { Todo } from './todo.tsx';
import { keepVersion } from './versions/keep-version.ts';
import type { Version } from './versions/load-versions.ts';
import { VersionsHost } from './versions-host.tsx';

interface AnalysisResultsProps {
  analysis: CurrentAnalysis;
  keyStatus: KeyStatus;
  onRetry(): void;
  onStartNew(): void;
  onSave(): void;
  onOptimize(confirmed: readonly string[]): Promise<void>;
  /** Which keywords do not matter for this posting. */
  onIrrelevant(keywords: readonly string[]): void;
  onReview: OnReview;
  onEdit(side: Side, text: string): void;
  /** The analysis with everything that was typed until now. */
  onSettle(): Promise<CurrentAnalysis>;
  onRetitle(title: string): Promise<void>;
  onRestore(version: Version): Promise<void>;
  /** How far the language model is, while it is at work. */
  progress: AnalysisEvent | undefined;
  /** What it has written of the resume so far. */
  written: string;
  onCancel(): void;
  onKeepMine(): void;
  onReload(id: string): void;
}

/** Wider than other pages: two texts stand side by side. */
const wide = 'xl:w-[min(85rem,calc(100vw-4rem))] xl:self-center';

const loadOptimizeDialog = () => import('./optimize/optimize-dialog.tsx').then((module) => module.OptimizeDialog);

/** A signed-in person's results view: the verdict and the next step on top, the resume left, what to do right. */
export function AnalysisResults(props: AnalysisResultsProps) {
  const { analysis, keyStatus, onRetry, onStartNew, onSave, onOptimize, onReview, onIrrelevant, onEdit } = props;
  const { request, result, decisions, saving } = analysis;
  const { explanation, shown, isPending, isOpening, isOther } = useExplanation(analysis);
  const [isOptimizing, setOptimizing] = useState(false);
  const [isVersions, setVersions] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const [pane, setPane] = useState<Pane>('todo');
  const [tab, setTab] = useState<ResumeTab>();
  const { showGaps, showChange, showPlace, cameFrom } = useShow(setPane, setTab);
  const OptimizeDialog = usePart(loadOptimizeDialog, isOptimizing, () => setOptimizing(false));
  const issue = limitedMessage(result);
  const hasOptimized = result.improvedResumeText !== '';
  const reading = hasOptimized && shown ? readingOf(shown) : result.reading;
  const gaps = gapsOf(result, shown);
  const step = nextStep({
    decisive: reading?.decisive ?? [],
    gaps: openGaps(gaps, decisions, shown),
    score: shown?.matchScore ?? result.matchScore,
    hasOptimized,
    hasRewriting: result.rewriting !== undefined,
    waiting,
  });
  const title = request.jobTitle?.trim() || resultTexts.title.untitled;
  const actions = {
    saving: saving.status === 'saving',
    onOptimize: () => setOptimizing(true),
    onCopy: async () => shownText(await props.onSettle()),
    jobTitle: title,
    onSend: async () => {
      const settled = await props.onSettle();
      const onTaken = () => void keepVersion(settled);
      return { text: shownText(settled), roles: settled.request.resumeRoles ?? '', onTaken };
    },
    onDownload: async () => {
      const settled = await props.onSettle();
      downloadText(analyzerFileName(title), shownText(settled));
      void keepVersion(settled);
    },
    onShowGaps: showGaps,
    onShowChange: showChange,
  };

  return (
    <div className={classNames('flex min-h-dvh flex-col gap-4 sm:gap-6', wide)}>
      <ResultsHeading onStartNew={onStartNew} title={<JobTitle title={request.jobTitle} onChange={props.onRetitle} />}>
        <SaveState saving={saving} isRewriting={analysis.isRewriting} isStale={analysis.isStale} onSave={onSave} />
      </ResultsHeading>
      <NextStepBar
        score={shownScore(result)}
        gained={shownScore(result) - analysis.startScore}
        reading={reading}
        step={step}
        {...barOf(props, <NextStepAction step={step} actions={actions} />)}
      />
      <ReportedInstructions reported={result.rewriting?.reported ?? []} />
      <Panes
        pane={pane}
        onPane={setPane}
        resume={
          <ResumeTabs
            chosen={tab}
            onChoose={setTab}
            onBack={cameFrom === undefined ? undefined : () => showChange(cameFrom)}
            original={request.resumeText}
            roles={request.resumeRoles ?? ''}
            optimized={result.improvedResumeText}
            originalSpans={spansOf(explanation)}
            optimizedSpans={spansOf(shown)}
            onEdit={onEdit}
            scoreChange={texts.results.scoreChange(result.matchScore, result.optimizedMatchScore)}
            actions={
              <TextActions
                step={step}
                actions={actions}
                onVersions={savedId(analysis) === undefined ? undefined : () => setVersions(true)}
                hasConfirmed={hasOptimized && decisions.confirmed.length > 0}
              />
            }
          />
        }
        todo={
          <Todo
            analysis={analysis}
            written={props.written}
            issue={
              issue && (
                <AiIssue message={issue} keyStatus={keyStatus} isBasic={result.engine === 'basic'} onRetry={onRetry} />
              )
            }
            gaps={gaps}
            explanation={explanation}
            shown={shown}
            isOpening={isOpening}
            onOptimize={onOptimize}
            onIrrelevant={onIrrelevant}
            onReview={onReview}
            onWaiting={setWaiting}
            onShowPlace={showPlace}
            onScoreAgain={isOther && analysis.isReopened ? () => props.onRetitle(request.jobTitle ?? '') : undefined}
          />
        }
      />
      <VersionsHost
        analysis={analysis}
        isOpen={isVersions}
        onRestore={props.onRestore}
        onClose={() => setVersions(false)}
      />
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

/** What the bar says in place of the next step, and its buttons. @param action the next step's */
function barOf({ analysis, progress, onCancel, onKeepMine, onReload }: AnalysisResultsProps, action: ReactNode) {
  const { saving, isRewriting } = analysis;
  if (saving.status === 'conflict') {
    return {
      progress: (
        <span role="alert" className="text-danger">
          {texts.conflict.explanation}
        </span>
      ),
      action: <ConflictActions onKeepMine={onKeepMine} onReload={() => onReload(saving.id)} />,
    };
  }
  if (!isRewriting) return { progress: undefined, action };
  return {
    progress: progress && <AnalysisProgress event={progress} />,
    action: (
      <Button variant="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
    ),
  };
}

/** What is still asked about. */
function openGaps(gaps: readonly Gap[], { irrelevant }: SavedDecisions, shown: Analysis | undefined): readonly Gap[] {
  const confirmed = shown?.confirmation?.lines.map(({ requirement }) => requirement) ?? [];
  return gaps.filter(({ keyword }) => !(irrelevant.includes(keyword) || confirmed.includes(keyword)));
}

const spans = new WeakMap<Analysis, Span[]>();
const noSpans: Span[] = [];

/** The places of a text that show what the posting asks for; the same list for the same analysis. */
function spansOf(analysis: Analysis | undefined): readonly Span[] {
  if (!analysis) return noSpans;
  const known = spans.get(analysis);
  if (known) return known;
  const found = analysis.requirements.flatMap(({ evidence }) => evidence.map(({ span }) => span));
  spans.set(analysis, found);
  return found;
}

function shownText({ request, result }: CurrentAnalysis): string {
  return result.improvedResumeText || request.resumeText;
}
