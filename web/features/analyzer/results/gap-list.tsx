import { useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { foldGaps, type Gap } from '../lib/gaps.ts';
import { texts } from '../texts.ts';
import { GapRow } from './gap-row.tsx';
import { SetAsideRow } from './set-aside-row.tsx';
import { texts as gapTexts } from './texts.ts';
import type { GapActions } from './use-gap-actions.ts';
import { gapsId } from './use-show.ts';

interface GapListProps {
  gaps: readonly Gap[];
  /** Whether the posting has any keywords at all. */
  hasKeywords: boolean;
  /** Undefined where the changes below ask about the keywords. */
  actions: GapActions | undefined;
}

/** Everything the shown text lacks, one row a keyword, with its place and what can be done about it. */
export function GapList({ gaps, hasKeywords, actions }: GapListProps) {
  const id = useId();
  const aside = gaps.filter(({ keyword }) => actions?.asideBy(keyword) !== undefined);
  const missing = gaps.filter((gap) => !aside.includes(gap));
  const { open, folded } = foldGaps(missing);
  const none = hasKeywords ? texts.results.noneMissing : texts.results.noKeywords;
  const rows = (list: readonly Gap[]) => (
    <ul className="flex flex-col">
      {list.map((gap) => (
        <GapRow key={gap.keyword} gap={gap} actions={actions} />
      ))}
    </ul>
  );
  return (
    <Card className="flex flex-col gap-3">
      <section id={gapsId} tabIndex={-1} data-asks aria-labelledby={id} className="scroll-mt-48 outline-none">
        <h2 id={id} className="flex items-center justify-between text-base">
          {texts.results.missing}
          <Badge>{missing.length}</Badge>
        </h2>
        <p className="text-muted text-sm">{missing.length === 0 ? none : texts.results.missingHint}</p>
      </section>
      {missing.some(({ place }) => place !== undefined) && (
        <div>
          <h3 className="text-sm">{texts.results.placement}</h3>
          <p className="text-muted text-sm">{gapTexts.placementHint}</p>
        </div>
      )}
      {open.length > 0 && rows(open)}
      {folded.length > 0 && <Disclosure summary={gapTexts.also(folded.length)}>{rows(folded)}</Disclosure>}
      {actions && aside.length > 0 && (
        <Disclosure summary={gapTexts.aside(aside.length)}>
          <ul className="flex flex-col">
            {aside.map(({ keyword }) => (
              <SetAsideRow key={keyword} keyword={keyword} actions={actions} />
            ))}
          </ul>
        </Disclosure>
      )}
      {actions?.hasFailed && (
        <p role="alert" className="text-danger text-sm">
          {gapTexts.failed}
        </p>
      )}
    </Card>
  );
}
