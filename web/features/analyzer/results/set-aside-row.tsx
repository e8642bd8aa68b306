import { Button } from '#web/ui/button.tsx';
import { texts as gapTexts } from './texts.ts';
import type { GapActions } from './use-gap-actions.ts';

/** A keyword the person does not have or does not find relevant, which can be taken back here. */
export function SetAsideRow({ keyword, actions }: { keyword: string; actions: GapActions }) {
  const by = actions.asideBy(keyword);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-2 text-sm first:border-t-0">
      <span>
        <span className="wrap-anywhere font-medium">{keyword}</span>{' '}
        <span className="text-muted">{by === 'denied' ? gapTexts.denied : gapTexts.notRelevant}</span>
      </span>
      <Button
        size="small"
        variant="ghost"
        aria-label={gapTexts.labelled(gapTexts.takeBack, keyword)}
        onClick={() => (by === 'denied' ? actions.ask(keyword) : actions.setIrrelevant(keyword, false))}
      >
        {gapTexts.takeBack}
      </Button>
    </li>
  );
}
