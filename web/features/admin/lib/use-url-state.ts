import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** Marks the history entries this hook created. */
const ownState = { isUrlState: true } as const;

/**
 * A list's filters, kept in the page's URL so that going back, a reload and a bookmark preserve them. An empty
 * value is left out.
 */
export function useUrlState(): readonly [
  read: (name: string) => string,
  write: (change: Record<string, string>) => void,
] {
  const { key, search, state } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  // The URL is updated in a transition, which may come late: a second change must not build on the URL before the first.
  const [current, setCurrent] = useState(search);
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    // Back, Forward or a link. The hook's own changes are already included.
    if (how === 'POP' || !isOwn(state)) setCurrent(search);
  }
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const params = new URLSearchParams(current);
  return [
    (name) => params.get(name) ?? '',
    (change) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(change)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      latest.current = next.toString();
      setCurrent(latest.current);
      // A keystroke does not add a history entry.
      void navigate({ search: latest.current }, { replace: true, preventScrollReset: true, state: ownState });
    },
  ];
}

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isUrlState' in state;
}
