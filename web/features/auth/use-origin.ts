import { useLocation } from 'react-router';
import { originOf, paths } from '#web/lib/paths.ts';

/** Where signing in leads: the page a link named, else the page that asked; from the auth pages, the dashboard. */
export function useOrigin(): string {
  const { state, pathname, search } = useLocation();
  if (pathname === paths.login || pathname === paths.register) return originOf(state);
  return pathname + search;
}
