import { useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { foldGaps, type Gap } from '../lib/gaps.ts';
import { texts } from '../texts.ts';
import { GapRow } from './gap-row.tsx';
import { LineQuestion } from './line-question.tsx';
import { SetAsideRow } from './set-aside-row.tsx';
import { texts as gapTexts } from './texts.ts';
import type { GapActions } from './use-gap-actions.ts';
import type { LineAnswers } from './use-line-answers.ts';
import { gapsId } from './use-show.ts';

const none: ReadonlySet<string> = new Set();

interface GapListProps {
  gaps: readonly Gap[];
  /** What each is worth is about to be known, and with it their order. */
  isOpening?: boolean;
  /** Keywords that the changes above ask about: they have no row here too. */
  asked?: ReadonlySet<string>;
  /** Whether the posting has any keywords at all. */
  hasKeywords: boolean;
  /** Undefined where the changes below ask about the keywords. */
  actions: GapActions | undefined;
  lines: LineAnswers;
}

/** Everything the shown text lacks, one row a keyword, with its place and what can be done about it. */
export function GapList({ gaps, isOpening = false, asked = none, hasKeywords, actions, lines }: GapListProps) {
  const id = useId();
  const aside = gaps.filter(({ keyword }) => actions?.asideBy(keyword) !== undefined);
  const confirmed = gaps.filter(({ keyword }) => lines.of(keyword)?.kind === 'confirmed');
  const missing = gaps.filter((gap) => !(aside.includes(gap) || confirmed.includes(gap)));
  const listed = missing.filter(({ keyword }) => !asked.has(keyword));
  const { open, folded } = foldGaps(listed);
  const nothing = hasKeywords ? texts.results.noneMissing : texts.results.noKeywords;
  const rows = (list: readonly Gap[]) => (
    <ul className="flex flex-col">
      {list.map((gap) => (
        <GapRow key={gap.keyword} gap={gap} actions={actions} lines={lines} />
      ))}
    </ul>
  );
  const head = (
    <section id={gapsId} tabIndex={-1} data-asks aria-labelledby={id} className="scroll-mt-48 outline-none">
      <h2 id={id} className="flex items-center justify-between text-base">
        {texts.results.missing}
        <Badge>{missing.length}</Badge>
      </h2>
      <p className="text-muted text-sm">{missing.length > 0 ? texts.results.missingHint : !isOpening && nothing}</p>
      {listed.length < missing.length && (
        <p className="mt-1 text-sm">{gapTexts.asked(missing.length - listed.length)}</p>
      )}
    </section>
  );
  if (isOpening)
    return (
      <Card className="flex flex-col gap-3">
        {head}
        <SkeletonLines />
      </Card>
    );
  return (
    <Card className="flex flex-col gap-3">
      {head}
      {gaps.some(({ keyword }) => lines.of(keyword)) && <p className="text-muted text-sm">{texts.lines.intro}</p>}
      {listed.some(({ place }) => place !== undefined) && (
        <div className="flex flex-wrap gap-x-2">
          <h3 className="text-sm">{texts.results.placement}</h3>
          <p className="text-muted text-sm">{gapTexts.placementHint}</p>
        </div>
      )}
      {open.length > 0 && rows(open)}
      {folded.length > 0 && <Disclosure summary={gapTexts.also(folded.length)}>{rows(folded)}</Disclosure>}
      {confirmed.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-line border-t text-sm">
          {confirmed.map(({ keyword }) => (
            <ConfirmedRow key={keyword} keyword={keyword} lines={lines} />
          ))}
        </ul>
      )}
      {actions && aside.length > 0 && (
        <Disclosure summary={gapTexts.aside(aside.length)}>
          <ul className="flex flex-col">
            {aside.map(({ keyword }) => (
              <SetAsideRow key={keyword} keyword={keyword} actions={actions} />
            ))}
          </ul>
        </Disclosure>
      )}
      {(actions?.hasFailed || lines.hasFailed) && (
        <p role="alert" className="text-danger text-sm">
          {gapTexts.failed}
        </p>
      )}
    </Card>
  );
}

/** What a line shows by the person's own word is missing no more. */
function ConfirmedRow({ keyword, lines }: { keyword: string; lines: LineAnswers }) {
  const state = lines.of(keyword);
  return <li className="py-3">{state && <LineQuestion keyword={keyword} state={state} lines={lines} />}</li>;
}
