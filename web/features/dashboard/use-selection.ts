import { useCallback, useMemo, useRef, useState } from 'react';

/** The ticked rows. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Ticks or unticks a row; with `throughLast` also those between it and the row toggled before, as with the Shift key. */
  toggle(id: string, isTicked: boolean, throughLast: boolean): void;
  set(ids: readonly string[], isTicked: boolean): void;
  clear(): void;
}

/** The ticked rows of a list, given its shown rows in order. */
export function useSelection(shownIds: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);

  const set = useCallback((changed: readonly string[], isTicked: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) isTicked ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const toggle = useCallback(
    (id: string, isTicked: boolean, throughLast: boolean) => {
      const from = throughLast && last.current ? shownIds.indexOf(last.current) : -1;
      const to = shownIds.indexOf(id);
      set(from < 0 ? [id] : shownIds.slice(Math.min(from, to), Math.max(from, to) + 1), isTicked);
      last.current = id;
    },
    [shownIds, set],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, toggle, set, clear }), [ids, toggle, set, clear]);
}
