import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface ReturnPageProps {
  heading: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Where the payment provider sends a person back to. */
export function ReturnPage({ heading, children, actions }: ReturnPageProps) {
  return (
    <div className="mx-auto w-full max-w-120 py-6 sm:py-12">
      <Card className="flex flex-col gap-4 text-center">
        {/* A new heading counts as a new page, so it takes the focus again. */}
        <PageHeading key={heading} size="card">
          {heading}
        </PageHeading>
        <div role="status" className="flex flex-col gap-3 text-balance text-muted">
          {children}
        </div>
        {actions && <div className="mt-2 flex flex-col justify-center gap-3 sm:flex-row">{actions}</div>}
      </Card>
    </div>
  );
}
