import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import type { KeyStatus } from './use-key-status.ts';

interface AiIssueProps {
  message: string;
  keyStatus: KeyStatus;
}

/** Says that the analysis is basic matching and why, with buttons to check whether the AI is back and to run it again. */
export function AiIssue({ message, keyStatus, onRetry }: AiIssueProps & { onRetry(): void }) {
  return (
    <Alert
      variant="warning"
      title={texts.issue.title}
      actions={
        <>
          <RecheckButton keyStatus={keyStatus} />
          <Button variant="ghost" onClick={onRetry}>
            {texts.failed.retry}
          </Button>
        </>
      }
    >
      {message}
    </Alert>
  );
}

interface KeyIssueProps extends AiIssueProps {
  /** Undefined when there is nothing to analyse. */
  onWithoutAi: (() => void) | undefined;
}

/** Shown when the AI key is invalid before an analysis: check again, or continue without the AI. */
export function KeyIssue({ message, keyStatus, onWithoutAi }: KeyIssueProps) {
  return (
    <Alert
      variant="warning"
      title={texts.keyIssue.title}
      actions={
        <>
          <RecheckButton keyStatus={keyStatus} />
          <Button variant="ghost" disabled={!onWithoutAi} onClick={onWithoutAi}>
            {texts.keyIssue.withoutAi}
          </Button>
        </>
      }
    >
      {message || texts.keyIssue.invalid}
    </Alert>
  );
}

function RecheckButton({ keyStatus: { isChecking, recheck } }: { keyStatus: KeyStatus }) {
  return (
    <Button variant="secondary" disabled={isChecking} aria-busy={isChecking} onClick={() => void recheck()}>
      {isChecking ? texts.recheck.busy : texts.recheck.button}
    </Button>
  );
}
