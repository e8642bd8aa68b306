import { CircleCheck } from 'lucide-react';
import type { KeywordMatch } from '#contract/analysis.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { texts } from '../texts.ts';

/** The keywords the shown text has. */
export function MatchedKeywords({ keywords }: { keywords: readonly KeywordMatch[] }) {
  const matched = keywords.filter((keyword) => keyword.found);
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="flex items-center justify-between text-base">
          {texts.results.matched}
          <Badge>{matched.length}</Badge>
        </h2>
        <p className="text-muted text-sm">
          {matched.length === 0 ? texts.results.noneMatched : texts.results.matchedHint}
        </p>
      </div>
      {matched.length > 0 && (
        // German words are long and need wider columns, so there are fewer columns.
        <ul className="wrap-anywhere gap-6 text-sm [columns:8rem_3] [&:lang(de)]:[columns:11rem_2] *:mb-1.5 *:break-inside-avoid">
          {matched.map(({ keyword }) => (
            <li key={keyword} className="flex items-baseline gap-2">
              <CircleCheck aria-hidden className="size-3 shrink-0 text-score-high" />
              {keyword}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
