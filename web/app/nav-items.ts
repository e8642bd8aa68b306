import { paths } from '#web/lib/paths.ts';
import { texts } from './texts.ts';

export interface NavItem {
  label: string;
  to: string;
}

/** The items of the navigation, the same in the header and in the side menu (product rule 2.2). */
export function navItems(isAuthenticated: boolean): NavItem[] {
  const home = { label: texts.nav.home, to: paths.home };
  if (!isAuthenticated) return [home];
  return [
    home,
    { label: texts.nav.dashboard, to: paths.dashboard },
    { label: texts.nav.analyzer, to: paths.analyzer },
    { label: texts.nav.pricing, to: paths.subscription },
  ];
}
