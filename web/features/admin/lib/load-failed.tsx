import { messageOf } from '#web/lib/message-of.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';

interface LoadFailedProps {
  title: string;
  error: unknown;
  /** Older data is still shown. */
  isStale?: boolean | undefined;
  isBusy: boolean;
  onRetry(): void;
}

/** What could not be loaded, why, and a button to try again. */
export function LoadFailed({ title, error, isStale = false, isBusy, onRetry }: LoadFailedProps) {
  return (
    <Alert
      variant="destructive"
      title={title}
      actions={
        <Button variant="secondary" disabled={isBusy} aria-busy={isBusy} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {[messageOf(error, ''), isStale ? texts.stale : ''].filter(Boolean).join(' ')}
    </Alert>
  );
}
