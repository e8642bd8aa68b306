import { FileX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { texts } from '../texts.ts';

/** While a saved analysis is loaded. As high as the window, as the results are: the footer does not move. */
export function OpeningAnalysis() {
  return (
    <div role="status" data-page-loading className="flex min-h-dvh animate-late flex-col gap-6">
      <p className="text-muted">{texts.opening}</p>
      <Skeleton className="h-20" />
      <SkeletonLines />
    </div>
  );
}

interface NotOpenedProps {
  /** There is none with this id among the person's own; otherwise it could not be loaded now. */
  isGone: boolean;
  onRetry(): void;
}

/** The page of an analysis that cannot be shown. Somebody else's looks like one that was deleted. */
export function NotOpened({ isGone, onRetry }: NotOpenedProps) {
  const { title, description } = isGone ? texts.gone : texts.notLoaded;
  return (
    <Card className="flex flex-col items-center gap-3 py-16! text-center">
      <title>{`${title} · Shortlist`}</title>
      <FileX aria-hidden className="size-8 text-muted" />
      <h1 className="text-xl">{title}</h1>
      <p className="max-w-prose text-muted">{description}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {!isGone && <Button onClick={onRetry}>{texts.failed.retry}</Button>}
        <Link to={paths.dashboard} className={buttonClass(isGone ? 'primary' : 'secondary')}>
          {texts.toDashboard}
        </Link>
      </div>
    </Card>
  );
}
