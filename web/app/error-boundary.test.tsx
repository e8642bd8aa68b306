// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { isChunkError, reloadForNewVersion } from './reload-for-new-version.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a page that fails', () => {
  test('says so, and comes back when it is tried again', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Page() {
      if (isBroken) throw new Error('no such field');
      return 'the page';
    }
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(/ran into a problem/);
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('the page')).toBeTruthy();
  });
});

describe('a part that cannot be downloaded', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockReset();
    sessionStorage.clear();
    vi.stubGlobal('location', { href: 'http://shortlist.test/dashboard', reload });
  });
  const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }));

  test.each([
    'Failed to fetch dynamically imported module: http://shortlist.test/assets/dashboard-1.js',
    'error loading dynamically imported module: http://shortlist.test/assets/dashboard-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/dashboard-1.css',
  ])('is known by what browsers say: %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
    expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  });

  test('loads the page again once, because a new version may be in place', async () => {
    answer(200);
    expect(await reloadForNewVersion()).toBe(true);
    expect(await reloadForNewVersion()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is reported only when a reload does not fix it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(200);
    function Page(): never {
      throw new TypeError('Importing a module script failed.');
    }
    const { unmount } = render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('leaves the page as it is while the server is away', async () => {
    answer(503);
    await reloadForNewVersion();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await reloadForNewVersion();
    expect(reload).not.toHaveBeenCalled();
  });
});
