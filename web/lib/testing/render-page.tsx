import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, vi } from 'vitest';
import { clearDraft } from '#web/lib/draft.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { signInForTest, signOutForTest } from './sign-in.ts';
import { type SeenRequest, stubFetch } from './stub-backend.ts';

/**
 * Renders a page for a signed-in person, with the real data client over a network that gives the answers of `answer`; `update` gives it other properties.
 * Everything is taken down after the test.
 */
export function renderPage(page: ReactElement, answer: (request: SeenRequest) => Response | Promise<Response>) {
  const { fetch, seen } = stubFetch(answer);
  vi.stubGlobal('fetch', fetch);
  document.head.innerHTML = '<meta name="shortlist-anon-key" content="anon-key">';
  signInForTest();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const framed = (content: ReactElement) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>
  );
  const screen = render(framed(page));
  const update = (next: ReactElement) => screen.rerender(framed(next));
  return { ...screen, update, seen, person: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  signOutForTest();
  clearDraft();
  vi.unstubAllGlobals();
});
