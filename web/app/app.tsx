import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { queryClient } from '#web/lib/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';

/** The product: what every page shares, and the page itself, as soon as the first one is downloaded: undefined when it is. */
export function App({ firstPage }: { firstPage: Promise<void> | undefined }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Layout firstPage={firstPage} />
        </BrowserRouter>
      </QueryClientProvider>
      <Toaster />
    </ErrorBoundary>
  );
}
