import { FolderOpen, ListChecks, PenLine } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { texts } from './texts.ts';

const icons = [ListChecks, PenLine, FolderOpen];

/** The three things the product is for. */
export function Features() {
  return (
    <section aria-labelledby="features" className="flex flex-col gap-6">
      <h2 id="features" className="text-2xl">
        {texts.features.title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {texts.features.items.map(({ title, text }, place) => {
          const Icon = icons[place] ?? ListChecks;
          return (
            <li key={title}>
              <Card className="flex h-full flex-col gap-3">
                <Icon aria-hidden className="size-5 text-accent" />
                <h3 className="text-base">{title}</h3>
                <p className="text-muted text-sm">{text}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
