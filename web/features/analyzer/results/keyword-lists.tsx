import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeywordMatch, KeywordSuggestion } from '#contract/analysis.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { texts } from '../texts.ts';

/** Missing and matched keywords, side by side. */
export function KeywordLists({ keywords }: { keywords: readonly KeywordMatch[] }) {
  const missing = keywords.filter((keyword) => !keyword.found);
  const matched = keywords.filter((keyword) => keyword.found);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <KeywordList
        title={texts.results.missing}
        hint={texts.results.missingHint}
        none={keywords.length === 0 ? texts.results.noKeywords : texts.results.noneMissing}
      >
        {missing.map(({ keyword }) => (
          <li key={keyword} className="flex items-baseline gap-2">
            <Circle aria-hidden className="size-3 shrink-0 text-muted" />
            {keyword}
          </li>
        ))}
      </KeywordList>
      <KeywordList title={texts.results.matched} hint={texts.results.matchedHint} none={texts.results.noneMatched}>
        {matched.map(({ keyword }) => (
          <li key={keyword} className="flex items-baseline gap-2">
            <CircleCheck aria-hidden className="size-3 shrink-0 text-score-high" />
            {keyword}
          </li>
        ))}
      </KeywordList>
    </div>
  );
}

interface KeywordListProps {
  title: string;
  hint: string;
  /** Shown instead of an empty list. */
  none: string;
  children: ReactNode[];
}

function KeywordList({ title, hint, none, children }: KeywordListProps) {
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="flex items-center justify-between text-base">
          {title}
          <Badge>{children.length}</Badge>
        </h2>
        <p className="text-muted text-sm">{children.length === 0 ? none : hint}</p>
      </div>
      {children.length > 0 && (
        // German words are long and need wider columns, so there are fewer columns.
        <ul className="wrap-anywhere gap-6 text-sm [columns:8rem_2] [&:lang(de)]:[columns:11rem_2] *:mb-1.5 *:break-inside-avoid">
          {children}
        </ul>
      )}
    </Card>
  );
}

/** Where a missing keyword could go: the sentence of the resume that could include it. */
export function PlacementSuggestions({ suggestions }: { suggestions: readonly KeywordSuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base">{texts.results.placement}</h2>
      <dl className="flex flex-col gap-3 text-sm">
        {suggestions.map(({ keyword, suggestedContext }) => (
          <div key={keyword}>
            <dt className="font-medium">{keyword}</dt>
            <dd className="text-muted leading-relaxed">{suggestedContext}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
