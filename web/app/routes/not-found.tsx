import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { texts } from '#web/app/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** Any path without a page. The server answers it with status 404 and logs it too. */
export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the unknown path is logged (product rule 2.1)
    console.warn('404: there is no page at', pathname);
  }, [pathname]);
  const { heading, title, description, link } = texts.notFound;
  return (
    <div className="mx-auto flex max-w-100 flex-col items-center gap-4 py-16 text-center">
      <p aria-hidden className="font-semibold text-4xl text-muted tabular-nums">
        404
      </p>
      <PageHeading title={title} size="card">
        {heading}
      </PageHeading>
      <p className="text-muted">{description}</p>
      <Button asChild>
        <Link to={paths.home}>{link}</Link>
      </Button>
    </div>
  );
}
