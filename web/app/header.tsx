import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { loadAuthActions, useAuth } from '#web/lib/auth.ts';
import { paths } from '#web/lib/paths.ts';
import { useFirstTouch } from '#web/lib/use-first-touch.ts';
import { usePart } from '#web/lib/use-part.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo } from './logo.tsx';
import { navItems } from './nav-items.ts';
import { OfflineBar } from './offline-bar.tsx';
import { texts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLeave } from './use-leave.ts';

const loadSideMenu = () => import('./side-menu.tsx').then((module) => module.SideMenu);

/** Sticks to the top. Below 768 px its items move into the side menu. */
export function Header() {
  const { isLoading, isAuthenticated, isAdmin, openAuthDialog } = useAuth();
  useFirstTouch(loadAuthActions);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const SideMenu = usePart(loadSideMenu, isMenuOpen, closeMenu);
  const leave = useLeave();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-page/90 backdrop-blur">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Logo />
        <nav
          aria-label={texts.mainNavigation}
          className="ml-2 hidden items-center gap-1 whitespace-nowrap md:flex md:max-lg:*:px-2 lg:ml-4"
        >
          {navItems(isAuthenticated).map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center rounded-lg px-3 text-muted text-sm transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <ThemeSwitch />
          {/* The last word ends at the page's edge; its button's padding reaches beyond it. */}
          <div className={classNames('hidden md:flex', isAuthenticated && '-mr-2 lg:-mr-4 md:max-lg:*:px-2')}>
            {isAuthenticated && (
              <>
                {isAdmin && (
                  <Button asChild variant="ghost">
                    <Link to={paths.admin}>{texts.admin}</Link>
                  </Button>
                )}
                <Button asChild variant="ghost">
                  <Link to={paths.account}>{texts.account}</Link>
                </Button>
                <Button variant="ghost" onClick={leave}>
                  {texts.logout}
                </Button>
              </>
            )}
            {!(isAuthenticated || isLoading) && <Button onClick={() => openAuthDialog('login')}>{texts.login}</Button>}
          </div>
          <IconButton
            className="-mr-3 md:hidden"
            label={texts.openMenu}
            icon={<Menu />}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          />
        </div>
      </div>
      <OfflineBar />
      {SideMenu && isMenuOpen && <SideMenu onClose={closeMenu} />}
    </header>
  );
}
