import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Texts } from './texts/en.ts';

interface PlanCardProps {
  texts: Texts;
  plan: { title: string; price: string; features: readonly string[] };
  /** How many scans a day it gives. */
  scans: string;
  isCurrent: boolean;
  /** What the person should know about their own subscription. */
  note?: ReactNode;
  action: ReactNode;
}

/**
 * A plan with its price and benefits; the person's own has a badge and a border. It is also in the served page, in every language,
 * before the scripts are there.
 */
export function PlanCard({ texts, plan, scans, isCurrent, note, action }: PlanCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex">
      <Card className={classNames('flex w-full flex-col gap-4', isCurrent && 'border-accent ring-1 ring-accent')}>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-xl">
            {plan.title}
          </h2>
          {isCurrent && <Badge variant="accent">{texts.current}</Badge>}
        </div>
        <div>
          <p className="font-semibold text-2xl">{plan.price}</p>
          <p className="text-muted">{scans}</p>
        </div>
        <ul aria-label={texts.features} className="flex flex-col gap-2">
          {plan.features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-col gap-3 pt-2">
          {note}
          {action}
        </div>
      </Card>
    </section>
  );
}
