import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { texts } from '../texts.ts';

interface ResultsHeadingProps {
  onStartNew(): void;
  /** What the analysis is about, below the heading. */
  title?: ReactNode;
  /** Whether it is saved. */
  children?: ReactNode;
}

/** The heading of the results view; takes the focus when the results arrive, so that they are announced. */
export function ResultsHeading({ onStartNew, title, children }: ResultsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <title>{`${texts.results.heading} · Shortlist`}</title>
      <div className="flex min-w-0 flex-col gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
          {texts.results.heading}
        </h1>
        {title}
      </div>
      {/* On phones both share a line in every language, so that the next step stands higher. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:justify-between max-sm:gap-x-2 print:hidden">
        {children}
        <Button variant="secondary" className="max-sm:px-3" onClick={onStartNew}>
          {texts.results.startNew}
        </Button>
      </div>
    </div>
  );
}
