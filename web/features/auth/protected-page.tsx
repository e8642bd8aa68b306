import { lazy, type ReactNode, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '#web/lib/auth.ts';
import { authState } from '#web/lib/auth-state.ts';
import type { OriginState } from '#web/lib/paths.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './protected/texts.ts';

/** Downloaded only for people with a second factor. */
const SecondFactorForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));

/** Shows a page to signed-in people; others are asked to sign in and then return to it. */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { isLoading, isLoggingOut, isAuthenticated, needsSecondFactor, openAuthDialog } = useAuth();
  const location = useLocation();
  const mustSignIn = !isLoading && !isAuthenticated;

  // Before the next paint, and once per change: a person who closes the dialog is not asked again, and one who logs
  // out on this page is about to leave it.
  useLayoutEffect(() => {
    if (mustSignIn && !authState.get().isLoggingOut) openAuthDialog('login');
  }, [mustSignIn, openAuthDialog]);

  if (isLoading) {
    return (
      <p role="status" data-page-loading className="animate-late py-16 text-center text-muted">
        {texts.loading}
      </p>
    );
  }
  if (needsSecondFactor && !isLoggingOut) return <SecondFactorForm />;
  if (!mustSignIn) return children;
  if (isLoggingOut) return null;

  const origin: OriginState = { from: location.pathname + location.search };
  return (
    <div className="mx-auto w-full max-w-100 py-6 sm:py-12">
      <Card className="flex flex-col gap-4">
        <PageHeading size="card">{texts.title}</PageHeading>
        <p className="text-muted">{texts.description}</p>
        <Button className="mt-2" onClick={() => openAuthDialog('login')}>
          {texts.open}
        </Button>
        <p className="flex justify-center gap-6 text-sm">
          <Link to={paths.login} state={origin} className="link inline-flex min-h-11 items-center">
            {texts.loginPage}
          </Link>
          <Link to={paths.register} state={origin} className="link inline-flex min-h-11 items-center">
            {texts.registerPage}
          </Link>
        </p>
      </Card>
    </div>
  );
}
