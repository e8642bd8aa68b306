import type { AnalyzeRequest } from '#contract/analysis.ts';
import { useAuth } from '#web/lib/auth.ts';
import { useDraft } from '#web/lib/draft.ts';
import { readInstallation } from '#web/lib/installation.ts';
import { today } from '#web/lib/today.ts';
import { useFirstTouch } from '#web/lib/use-first-touch.ts';
import { usePart } from '#web/lib/use-part.ts';
import { usePlanNews } from '#web/lib/use-plan-news.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { AnalyzerForm } from './input/analyzer-form.tsx';
import { checkInput, isReady, toRequest } from './input/check-input.ts';
import { LoadExample } from './input/load-example.tsx';
import { AnalysisFailed } from './results/analysis-failed.tsx';
import { NotOpened, OpeningAnalysis } from './results/not-opened.tsx';
import { KeyIssue } from './run/ai-issue.tsx';
import type { KeyCheck } from './run/key-status.ts';
import { useKeyStatus } from './run/use-key-status.ts';
import { useScansLeft } from './run/use-scans-left.ts';
import { texts } from './texts.ts';
import { useAnalysisPath } from './use-analysis-path.ts';
import { useAnalyzer } from './use-analyzer.ts';

/** Shows results; includes the basic matching used when the server cannot be reached. */
async function loadResults() {
  const [{ AnalysisResults }] = await Promise.all([
    import('./analysis-results.tsx'),
    import('./lib/local-analysis.ts'),
  ]);
  return AnalysisResults;
}
const loadLimitDialog = () => import('./run/scan-limit-dialog.tsx').then((module) => module.ScanLimitDialog);

/** The analyzer: the input view until there is something to show, then the results view. */
export function AnalyzerPage() {
  const { isAuthenticated, openAuthDialog } = useAuth();
  const [draft, changeDraft] = useDraft();
  const analyzer = useAnalyzer();
  const keyStatus = useKeyStatus();
  const { scansLeft, refreshScans } = useScansLeft();
  const { state } = analyzer;
  const { startNew } = useAnalysisPath(analyzer);
  // An upgrade in the tab that the dialog opened gives this one its scans.
  usePlanNews(() => {
    analyzer.closeScanLimit();
    refreshScans();
  });
  useFirstTouch(loadResults);
  // Do not analyse what could not be shown.
  const isWanted = state.view === 'analyzing' || state.view === 'opening' || state.view === 'results';
  const AnalysisResults = usePart(loadResults, isWanted, () => {
    analyzer.cancel();
    analyzer.startNew();
  });
  const ScanLimitDialog = usePart(loadLimitDialog, analyzer.scanLimit !== undefined, analyzer.closeScanLimit);
  const retry = (request: AnalyzeRequest) => void analyzer.analyze(request, keyStatus.ensure);

  if (state.view === 'results') {
    const { analysis } = state;
    if (!AnalysisResults) return <OpeningAnalysis />;
    return (
      <AnalysisResults
        analysis={analysis}
        keyStatus={keyStatus}
        onRetry={() => retry(analysis.request)}
        key={analysis.runId}
        onStartNew={() => {
          // The next posting, for the same resume; what is not saved is not thrown away.
          if (analysis.saving.status === 'saved')
            changeDraft({
              jobTitle: '',
              jobDescription: '',
              ...(draft.resumeText === '' && {
                resumeText: analysis.request.resumeText,
                resumeRoles: analysis.request.resumeRoles ?? '',
              }),
            });
          startNew();
        }}
        onSave={() => void analyzer.save(analysis)}
        onReview={(...reviewed) => analyzer.review(analysis, ...reviewed)}
        onEdit={(side, text) => analyzer.edit(analysis, side, text)}
        onSettle={() => analyzer.settle(analysis)}
        progress={analyzer.progress}
        written={analyzer.written}
        onCancel={analyzer.cancel}
        onRestore={(version) => analyzer.restore(analysis, version)}
        onRetitle={(title) => analyzer.retitle(analysis, title)}
        onKeepMine={() => void analyzer.keepMine(analysis)}
        onReload={(id) => void analyzer.open(id)}
        onIrrelevant={(keywords) => analyzer.setIrrelevant(analysis, keywords)}
        onOptimize={(confirmed) => analyzer.optimize(analysis, confirmed)}
      />
    );
  }
  if (state.view === 'failed') {
    const { request } = state;
    return <AnalysisFailed onStartNew={startNew} onRetry={() => retry(request)} />;
  }

  if (state.view === 'opening') return <OpeningAnalysis />;
  if (state.view === 'notOpened') {
    const { id, isGone } = state;
    return <NotOpened isGone={isGone} onRetry={() => void analyzer.open(id)} />;
  }

  const busy = state.view === 'analyzing';
  const invalid = keyStatus.check?.valid === false ? keyStatus.check : undefined;
  const analyze = (key: () => Promise<KeyCheck | undefined>) => {
    if (isAuthenticated) void analyzer.analyze(toRequest(draft, today()), key);
    else openAuthDialog('login');
  };
  return (
    <div className="flex flex-1 flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-96 flex-col gap-1">
          <PageHeading>{texts.heading}</PageHeading>
          <p className="text-muted">{texts.intro}</p>
          <AiReader />
        </div>
        <LoadExample input={draft} disabled={busy} onLoad={changeDraft} />
      </div>
      {invalid && (
        <KeyIssue
          message={invalid.message}
          keyStatus={keyStatus}
          onWithoutAi={isReady(checkInput(draft)) && !busy ? () => analyze(async () => invalid) : undefined}
        />
      )}
      <AnalyzerForm
        input={draft}
        onChange={changeDraft}
        busy={busy}
        signedIn={isAuthenticated}
        keyInvalid={invalid !== undefined}
        scansLeft={scansLeft}
        progress={analyzer.progress}
        onCancel={analyzer.cancel}
        onAnalyze={() => analyze(keyStatus.ensure)}
      />
      {ScanLimitDialog && <ScanLimitDialog limit={analyzer.scanLimit} onClose={analyzer.closeScanLimit} />}
    </div>
  );
}

/** Says which language model reads the texts, where the installation has one. */
function AiReader() {
  const { ai } = readInstallation();
  return ai && <p className="text-muted text-sm">{texts.aiReads(ai.model, ai.host)}</p>;
}
