// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import early from '#web/public/theme.js?raw';

/** What the page does before its first paint. */
function paintFirst(): void {
  delete document.documentElement.dataset.theme;
  new Function(early)();
}

describe('the theme', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  test('follows the system until one is chosen', async () => {
    paintFirst();
    const { getTheme } = await import('./theme.ts');
    expect(getTheme()).toBe('system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test('is applied before the first paint of the next page', async () => {
    const { setTheme } = await import('./theme.ts');
    setTheme('dark');
    paintFirst();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  test('goes back to the system', async () => {
    const { setTheme } = await import('./theme.ts');
    setTheme('dark');
    setTheme('system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    paintFirst();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
