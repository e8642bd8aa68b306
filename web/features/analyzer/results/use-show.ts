import { flushSync } from 'react-dom';
import type { Pane } from './panes.tsx';

/** The heading of what is missing. */
export const gapsId = 'missing-keywords';

/** Moves the view and the focus to a place among what is to do, on phones by showing that pane first. */
export function useShow(setPane: (pane: Pane) => void) {
  const show = (selector: string) => {
    flushSync(() => setPane('todo'));
    const place = document.querySelector<HTMLElement>(selector);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  return {
    showGaps: () => show(`#${gapsId}`),
    showChange: (id: number) => show(`[data-change="${id}"]`),
  };
}
