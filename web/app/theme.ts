import { useSyncExternalStore } from 'react';
import { storage } from '#web/lib/storage.ts';
import { createStore } from '#web/lib/store.ts';

export type Theme = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'shortlist-theme';
const themes: readonly Theme[] = ['light', 'dark', 'system'];
const chosen = createStore(readTheme);

export const { get: getTheme } = chosen;

function readTheme(): Theme {
  const stored = storage.read(STORAGE_KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Applies a theme at once and remembers it; public/theme.js applies it before the next page's first paint. */
export function setTheme(theme: Theme): void {
  storage.write(STORAGE_KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  chosen.set(theme);
}

/** The chosen theme; 'system' follows the operating system. */
export function useTheme(): Theme {
  return useSyncExternalStore(chosen.subscribe, chosen.get);
}
