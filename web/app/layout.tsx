import { Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AuthDialogHost } from './auth-dialog-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Pages } from './pages.tsx';
import { texts } from './texts.ts';
import { useLinkMessage } from './use-link-message.ts';
import { useRecovery } from './use-recovery.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Header, page, footer; and the dialog that may open over any page. */
export function Layout({ firstPage }: { firstPage: Promise<void> | undefined }) {
  const { pathname } = useLocation();
  const isAnalysis = matchPath(paths.analysis, pathname) !== null;
  const isThere = useSettled(firstPage);
  useScrollToTop();
  useLinkMessage();
  useRecovery();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-3 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skip}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-6 sm:px-6 sm:py-10"
      >
        <ErrorBoundary key={isAnalysis ? paths.analyzer : pathname}>
          {/* The first page without Suspense: React waits at least 300 ms before it replaces a fallback. */}
          <Suspense fallback={<PageLoading isLong={isAnalysis} />}>
            {isThere ? <Pages /> : <PageLoading isLong={isAnalysis} />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <AuthDialogHost />
    </div>
  );
}

function useSettled(promise: Promise<void> | undefined): boolean {
  const [isSettled, setSettled] = useState(promise === undefined);
  useEffect(() => {
    void promise?.then(() => setSettled(true));
  }, [promise]);
  return isSettled;
}

/** @param isLong the page will fill the window: the footer stands below it from the start */
function PageLoading({ isLong }: { isLong: boolean }) {
  return (
    <p
      role="status"
      data-page-loading
      className={classNames('animate-late py-16 text-center text-muted', isLong && 'min-h-dvh')}
    >
      {texts.loading}
    </p>
  );
}
