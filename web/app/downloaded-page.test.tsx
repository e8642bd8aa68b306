// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadedPage } from './downloaded-page.tsx';

afterEach(cleanup);

const Content = () => <h1>The page</h1>;

function open({ Page }: ReturnType<typeof downloadedPage>) {
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
}

test('a page that was downloaded beforehand shows at once', async () => {
  const page = downloadedPage(async () => ({ Page: Content }));
  await page.load();
  open(page);
  expect(screen.getByRole('heading').textContent).toBe('The page');
});

test('any other page is downloaded when it opens', async () => {
  open(downloadedPage(async () => ({ Page: Content })));
  expect(screen.getByText('Loading')).toBeDefined();
  await screen.findByRole('heading');
});

test('a failed early download rejects nothing, and is tried again when the page opens', async () => {
  const load = vi.fn(async () => ({ Page: Content }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const page = downloadedPage(load);
  await page.load();
  open(page);
  await screen.findByRole('heading');
});
