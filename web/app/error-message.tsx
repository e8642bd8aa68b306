import { Button } from '#web/ui/button.tsx';
import { texts as sharedTexts } from '#web/ui/texts.ts';
import { texts } from './texts.ts';

interface ErrorMessageProps {
  /** A part could not be downloaded, as opposed to an error in it. */
  isMissingPart: boolean;
  onRetry(): void;
}

/** Shown in place of a page that failed: what happened, and what to do next. */
export function ErrorMessage({ isMissingPart, onRetry }: ErrorMessageProps) {
  const { title, description } = isMissingPart ? sharedTexts.missingPart : texts.failed;
  return (
    <div role="alert" className="mx-auto flex max-w-100 flex-col items-start gap-4 py-16">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted">{description}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
