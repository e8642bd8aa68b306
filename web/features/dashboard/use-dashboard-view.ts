import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type DashboardView, readView, writeView } from './view-url.ts';

/** What a change affects. Consecutive keystrokes, or one drag of a slider, make a single step for Back. */
export type ViewChange = 'search' | 'score' | 'dates' | 'type' | 'sort' | 'page' | 'reset';
const continuous: readonly (ViewChange | null)[] = ['search', 'score'];

/** Changes parts of the view. Goes back to the first page unless one is given. */
export type ChangeView = (part: Partial<DashboardView>, change: ViewChange) => void;

/** Marks the history entries this hook created. */
const ownState = { isDashboardView: true } as const;

/** The view, kept in the URL so that it can be bookmarked and Back restores the previous one, and its setter. */
export function useDashboardView(): readonly [DashboardView, ChangeView] {
  const { key, search, state } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  // The URL is updated in a transition, which may come late: typing must not wait for it.
  const [current, setCurrent] = useState<Current>(() => ({ view: readView(search), lastChange: null }));
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    setSeenKey(key);
    // Back, Forward or a link. The view already includes the hook's own changes.
    if (how === 'POP' || !isOwn(state)) setCurrent({ view: readView(search), lastChange: null });
  }

  // The function stays the same, so that a long list is not redrawn on every keystroke.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const changeView = useCallback<ChangeView>(
    (part, change) => {
      const { view, lastChange } = latest.current;
      const next = { ...view, page: 1, ...part };
      setCurrent({ view: next, lastChange: change });
      const replace = change === lastChange && continuous.includes(change);
      void navigate({ search: writeView(next) }, { replace, state: ownState });
    },
    [navigate],
  );
  return [current.view, changeView];
}

interface Current {
  view: DashboardView;
  lastChange: ViewChange | null;
}

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDashboardView' in state;
}
