import { NavLink } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { navItems } from './nav-items.ts';
import { texts } from './texts.ts';
import { useLeave } from './use-leave.ts';

const itemClass =
  'flex min-h-12 items-center rounded-lg px-3 hover:bg-subtle aria-[current=page]:bg-subtle aria-[current=page]:font-medium';

/** The navigation on small screens: the header's items, and signing in or out. Each item closes it. */
export function SideMenu({ onClose }: { onClose(): void }) {
  const { isLoading, isAuthenticated, isAdmin, openAuthDialog } = useAuth();
  const leave = useLeave();
  return (
    <Sheet title={texts.menu} onClose={onClose}>
      <nav aria-label={texts.mainNavigation} className="flex flex-col">
        {navItems(isAuthenticated).map(({ label, to }) => (
          <NavLink key={to} to={to} onClick={onClose} className={itemClass}>
            {label}
          </NavLink>
        ))}
      </nav>
      {isAuthenticated && (
        <div className="flex flex-col">
          {isAdmin && (
            <NavLink to={paths.admin} onClick={onClose} className={itemClass}>
              {texts.adminInMenu}
            </NavLink>
          )}
          <NavLink to={paths.account} onClick={onClose} className={itemClass}>
            {texts.account}
          </NavLink>
        </div>
      )}
      {isAuthenticated && (
        <Button
          variant="secondary"
          onClick={async () => {
            await leave();
            onClose();
          }}
        >
          {texts.logout}
        </Button>
      )}
      {!(isAuthenticated || isLoading) && (
        <Button
          onClick={() => {
            onClose();
            openAuthDialog('login');
          }}
        >
          {texts.login}
        </Button>
      )}
    </Sheet>
  );
}
