import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface AuthCardProps {
  title: string;
  heading: string;
  children: ReactNode;
  /** The link to the other page; remembers where the person came from. */
  other: { question: string; link: string; to: string };
}

/** The login and register pages: one card, nothing else. */
export function AuthCard({ title, heading, children, other }: AuthCardProps) {
  const { state } = useLocation();
  return (
    <div className="mx-auto flex w-full max-w-100 flex-col gap-6 py-6 sm:py-12">
      <Card className="flex flex-col gap-6">
        <PageHeading title={title} size="card">
          {heading}
        </PageHeading>
        {children}
        <p className="text-center text-muted text-sm">
          {other.question}{' '}
          <Link to={other.to} state={state} className="link inline-flex min-h-6 items-center">
            {other.link}
          </Link>
        </p>
      </Card>
    </div>
  );
}
