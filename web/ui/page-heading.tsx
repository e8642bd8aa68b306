import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

const sizes = { hero: 'text-3xl sm:text-4xl', page: 'text-2xl sm:text-3xl', card: 'text-2xl' } as const;

interface PageHeadingProps {
  children: string;
  /** What the browser's tab says; the heading by default. */
  title?: string | undefined;
  size?: keyof typeof sizes | undefined;
  /** Beside the heading: the page's main action. */
  action?: ReactNode;
}

/**
 * The page's one h1, and the document's title. After a navigation within the product it takes the focus, so that
 * keyboard and screen reader start where the eye does; the first load keeps the browser's own order.
 */
export function PageHeading({ children, title = children, size = 'page', action }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  const onAppear = useEffectEvent(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => onAppear(), []);
  const h1 = (
    <h1 ref={heading} tabIndex={-1} className={sizes[size]}>
      {children}
    </h1>
  );
  return (
    <>
      <title>{`${title} · Shortlist`}</title>
      {action ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {h1}
          {action}
        </div>
      ) : (
        h1
      )}
    </>
  );
}
