import { lazy, Suspense } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const AuthDialog = lazy(() =>
  import('#web/features/auth/auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })),
);

/** Where the auth dialog opens; it is downloaded when it first does. */
export function AuthDialogHost() {
  const { dialog } = useAuth();
  if (!dialog) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <AuthDialog tab={dialog} />
      </Suspense>
    </ErrorBoundary>
  );
}
