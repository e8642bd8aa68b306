import { useSyncExternalStore } from 'react';
import { storage } from '#web/lib/storage.ts';

export type Theme = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'shortlist-theme';
const themes: readonly Theme[] = ['light', 'dark', 'system'];
const listeners = new Set<() => void>();
let current: Theme | undefined;

function readTheme(): Theme {
  const stored = storage.read(STORAGE_KEY);
  return themes.find((theme) => theme === stored) ?? 'system';
}

export function getTheme(): Theme {
  current ??= readTheme();
  return current;
}

/** Applies at once and is remembered; public/theme.js applies it before the next page's first paint. */
export function setTheme(theme: Theme): void {
  current = theme;
  storage.write(STORAGE_KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const notify of listeners) notify();
}

/** The chosen theme; 'system' follows the machine. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
