import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';
import type { KeyStatus } from './use-key-status.ts';

interface AiIssueProps {
  message: string;
  keyStatus: KeyStatus;
}

interface LimitedProps extends AiIssueProps {
  /** The score is basic matching's, not the engine's. */
  isBasic: boolean;
  onRetry(): void;
}

/** Says that the analysis had to do without the model, why, and whose score is shown, with buttons to check whether the AI is back and to run it again. */
export function AiIssue({ message, keyStatus, isBasic, onRetry }: LimitedProps) {
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
      <p>{message}</p>
      <p>{isBasic ? texts.issue.basicScore : texts.issue.engineScore}</p>
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
