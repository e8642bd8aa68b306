import { useLocation } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { originOf, paths } from '#web/lib/paths.ts';

/** Where signing in leads: what the dialog was opened for, the page a link named, else the page that asked; from the auth pages, the dashboard. */
export function useOrigin(): string {
  const { state, pathname, search } = useLocation();
  const { dialog, dialogNext } = useAuth();
  if (dialog !== null && dialogNext !== null) return dialogNext;
  if (pathname === paths.login || pathname === paths.register) return originOf(state);
  return pathname + search;
}
