import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** One subject of the account. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <h2 id={id} className="text-lg">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}

/** What went wrong, announced when it appears. */
export function SectionError({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-danger text-sm empty:hidden">
      {children}
    </p>
  );
}
