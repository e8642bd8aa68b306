import type { KeywordMatch } from '#contract/analysis.ts';
import { Badge } from '#web/ui/badge.tsx';
import { texts } from './texts.ts';

/** Found keywords that a row shows (specification, section 9). */
const shownKeywords = 3;

/** The first found keywords of an analysis, and how many more there are. */
export function KeywordBadges({ keywords }: { keywords: readonly KeywordMatch[] }) {
  const found = keywords.filter((keyword) => keyword.found);
  if (found.length === 0) return <span className="text-muted">{texts.table.noKeywords}</span>;
  return (
    <ul className="flex flex-wrap gap-1">
      {found.slice(0, shownKeywords).map(({ keyword }) => (
        <li key={keyword}>
          <Badge>
            <span className="max-w-28 truncate lg:max-w-40">{keyword}</span>
          </Badge>
        </li>
      ))}
      {found.length > shownKeywords && (
        <li>
          <Badge>{texts.table.more(found.length - shownKeywords)}</Badge>
        </li>
      )}
    </ul>
  );
}
