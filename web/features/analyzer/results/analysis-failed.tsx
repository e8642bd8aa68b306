import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import { ResultsHeading } from './results-heading.tsx';

interface AnalysisFailedProps {
  onRetry(): void;
  onStartNew(): void;
}

/** The results view when there is no result. */
export function AnalysisFailed({ onRetry, onStartNew }: AnalysisFailedProps) {
  return (
    <div className="flex flex-col gap-6">
      <ResultsHeading onStartNew={onStartNew} />
      <Alert
        variant="destructive"
        title={texts.failedToast.title}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {texts.failed.retry}
          </Button>
        }
      >
        {texts.failedToast.description} {texts.failed.kept}
      </Alert>
    </div>
  );
}
