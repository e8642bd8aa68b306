import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { FoundKeywords } from './load-found-keywords.ts';
import { texts } from './texts.ts';

/** The lines they may take, and take before they have arrived too: nothing moves then. */
const heights = { 1: 'h-6', 2: 'min-h-13' } as const;

interface KeywordBadgesProps {
  /** undefined while they are on their way, null when they could not be loaded. */
  keywords: FoundKeywords | null | undefined;
  lines: 1 | 2;
  className?: string;
}

/** The first found keywords of an analysis, and how many more there are. */
export function KeywordBadges({ keywords, lines, className }: KeywordBadgesProps) {
  return (
    <div className={classNames('flex flex-col justify-center', heights[lines], className)}>
      {keywords === undefined && <Skeleton className="h-6 w-28" />}
      {keywords === null && <span className="text-muted">{texts.table.keywordsMissing}</span>}
      {keywords && <Badges {...keywords} lines={lines} />}
    </div>
  );
}

function Badges({ first, more, lines }: FoundKeywords & { lines: 1 | 2 }) {
  if (first.length === 0) return <span className="text-muted">{texts.table.noKeywords}</span>;
  return (
    <ul className={classNames('flex gap-1', lines === 2 && 'flex-wrap')}>
      {first.map((keyword) => (
        // Two of them fit beside each other, so that four never take more than two lines.
        <li
          key={keyword}
          className={classNames('flex min-w-0', lines === 2 ? 'max-w-[calc(50%-0.125rem)]' : 'max-w-2/5')}
        >
          <Badge className="min-w-0" title={keyword}>
            <span className="truncate">{keyword}</span>
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li className="shrink-0">
          <Badge>{texts.table.more(more)}</Badge>
        </li>
      )}
    </ul>
  );
}
