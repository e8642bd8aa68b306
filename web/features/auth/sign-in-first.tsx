import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { type OriginState, paths } from '#web/lib/paths.ts';
import { ProtectedPage } from './protected-page.tsx';

/** Sends signed-out visitors to the login page, and back afterwards. */
export function SignInFirst({ children }: { children: ReactNode }) {
  const { isLoading, isLoggingOut, isAuthenticated } = useAuth();
  const { pathname, search } = useLocation();
  if (isLoading || isLoggingOut || isAuthenticated) return <ProtectedPage>{children}</ProtectedPage>;
  const origin: OriginState = { from: pathname + search };
  return <Navigate to={paths.login} state={origin} replace />;
}
