import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { FoundKeywords } from './load-found-keywords.ts';
import { texts } from './texts.ts';

interface KeywordBadgesProps {
  /** undefined while they are loading, null when they could not be loaded. */
  keywords: FoundKeywords | null | undefined;
  className?: string;
}

/** The first found keywords of an analysis, and how many more there are. */
export function KeywordBadges({ keywords, className }: KeywordBadgesProps) {
  return (
    // Two lines high even before they arrive, so that nothing moves.
    <div className={classNames('flex min-h-13 flex-col justify-center', className)}>
      {keywords === undefined && <Skeleton className="h-6 w-28" />}
      {keywords === null && <span className="text-muted">{texts.table.keywordsMissing}</span>}
      {keywords && <Badges {...keywords} />}
    </div>
  );
}

function Badges({ first, more }: FoundKeywords) {
  if (first.length === 0) return <span className="text-muted">{texts.table.noKeywords}</span>;
  return (
    <ul className="flex flex-wrap gap-1">
      {first.map((keyword) => (
        // Two fit side by side, so that four never take more than two lines.
        <li key={keyword} className="flex min-w-0 max-w-[calc(50%-0.125rem)]">
          <Badge className="min-w-0" title={keyword}>
            <span className="truncate">{keyword}</span>
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li className="flex shrink-0">
          <Badge>{texts.table.more(more)}</Badge>
        </li>
      )}
    </ul>
  );
}
