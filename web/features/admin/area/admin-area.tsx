import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { adminItems, isItemOf } from './admin-items.ts';
import { texts } from './texts.ts';

/**
 * The admin area around one of its pages, for people who are signed in. Anyone who is not an admin goes to their dashboard.
 * The database is what protects the data.
 */
export function AdminArea({ children }: { children: ReactNode }) {
  const { isAdmin, areRolesKnown } = useAuth();
  if (!areRolesKnown) {
    return (
      <p role="status" className="animate-late py-16 text-center text-muted">
        {texts.checking}
      </p>
    );
  }
  if (!isAdmin) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className="flex flex-1 flex-col gap-6 md:flex-row md:gap-8">
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col gap-6">{children}</div>
      <BottomBar />
    </div>
  );
}

function Sidebar() {
  const { pathname } = useLocation();
  return (
    <div className="flex items-center justify-between gap-2 md:sticky md:top-22 md:w-50 md:shrink-0 md:flex-col md:items-stretch md:justify-start md:self-start lg:w-55">
      <p className="font-semibold md:px-3 md:pb-2">{texts.panel}</p>
      <nav aria-label={texts.navigation} className="hidden flex-col gap-1 md:flex">
        {adminItems.map(({ name, to, Icon }) => (
          <Link
            key={to}
            to={to}
            aria-current={isItemOf(to, pathname) ? 'page' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-lg px-3 text-muted text-sm transition-colors hover:bg-subtle hover:text-ink aria-[current=page]:bg-subtle aria-[current=page]:font-medium aria-[current=page]:text-ink"
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {texts.nav[name]}
          </Link>
        ))}
      </nav>
      <Link
        to={paths.dashboard}
        className="flex min-h-11 items-center gap-3 rounded-lg px-3 text-muted text-sm hover:bg-subtle hover:text-ink max-md:-mr-3 md:mt-2"
      >
        <ArrowLeft aria-hidden className="size-4 shrink-0" />
        {texts.backToApp}
      </Link>
    </div>
  );
}

/** The navigation of small screens: stays at the bottom of the window, above the page's footer. */
function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={texts.navigation}
      className="sticky bottom-0 z-20 -mx-4 mt-auto -mb-6 grid grid-cols-5 border-line border-t bg-surface sm:-mx-6 sm:-mb-10 md:hidden"
    >
      {adminItems.map(({ name, to, Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={isItemOf(to, pathname) ? 'page' : undefined}
          className="flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 text-muted text-xs focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-accent"
        >
          <Icon aria-hidden className="size-5" />
          {texts.shortNav[name]}
        </Link>
      ))}
    </nav>
  );
}
