import { CheckCheck } from 'lucide-react';
import type { KeywordQuestion } from '#engine';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Waiting } from '../lib/next-step.ts';
import { ChangeList } from './change-list.tsx';
import { KeywordQuestions } from './keyword-questions.tsx';
import { texts } from './texts.ts';
import { useReportWaiting } from './use-report-waiting.ts';
import { type OnReviewed, type OnShowPlace, type Proposed, useReview } from './use-review.ts';

export interface ChangeReviewProps extends Proposed {
  /** Keywords without evidence in the resume; empty until they are known. */
  questions: readonly KeywordQuestion[];
  /** What the shown text lacks. */
  missing: ReadonlySet<string>;
  /** Called whenever a decision changes the text. */
  onReviewed: OnReviewed;
  /** Called when other changes wait for an answer, or none does. */
  onWaiting(waiting: Waiting | undefined): void;
  onShowPlace: OnShowPlace;
}

/** What the language model changed, card by card, and what only the person can know. */
export function ChangeReview({
  questions,
  missing,
  onReviewed,
  onWaiting,
  onShowPlace,
  ...proposed
}: ChangeReviewProps) {
  const { review, isError, answers, isComplete } = useReview(proposed, onReviewed);
  useReportWaiting(review, answers, onWaiting);
  if (isError) return <Card>{texts.failed}</Card>;
  if (!review) return <Card className="animate-late text-muted">{texts.loading}</Card>;
  const taken = review.changes.filter(review.isTaken).length;
  return (
    <Card className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-base">{texts.heading}</h2>
          <p className="text-muted text-sm">{texts.intro}</p>
        </div>
        {review.changes.length > 0 && (
          <Button variant="secondary" disabled={!review.changes.some(review.isRejected)} onClick={review.acceptAll}>
            <CheckCheck aria-hidden />
            {texts.acceptAll}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm">
        {review.changes.length > 0 && texts.count(taken, review.changes.length)}
        {review.changes.length === 0 && isComplete && texts.none}
      </p>
      <ChangeList
        review={review}
        resumeText={proposed.request.resumeText}
        answers={answers}
        onShowPlace={onShowPlace}
      />
      {review.changes.length > 0 && <p className="text-muted text-xs pointer-coarse:hidden">{texts.keys}</p>}
      {!proposed.isWhole && <p className="text-muted text-sm">{texts.writing}</p>}
      {isComplete && <KeywordQuestions questions={questions} missing={missing} answers={answers} review={review} />}
    </Card>
  );
}
