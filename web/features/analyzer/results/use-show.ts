import { useState } from 'react';
import { flushSync } from 'react-dom';
import { askedId } from '../lib/asked-id.ts';
import type { Pane } from './panes.tsx';

/** The heading of what is missing. */
export const gapsId = 'missing-keywords';

/** Moves the view and the focus to a place among what is to do, or in the resume; on phones by showing that pane first. */
export function useShow(setPane: (pane: Pane) => void, setTab: (tab: undefined) => void) {
  const [cameFrom, setCameFrom] = useState<number>();
  const show = (selector: string) => {
    flushSync(() => {
      setPane('todo');
      setCameFrom(undefined);
    });
    const place = document.querySelector<HTMLElement>(selector);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  return {
    /** The change from which the person came to the resume. */
    cameFrom,
    showGaps: () => show(document.getElementById(askedId) ? `#${askedId}` : `#${gapsId}`),
    showChange: (id: number) => show(`[data-change="${id}"]`),
    /** Selects the words in the text that is shown, the optimised one if there is one. */
    showPlace: (change: number, words: string) => {
      flushSync(() => {
        setPane('resume');
        setTab(undefined);
        setCameFrom(change);
      });
      selectWords(words);
    },
  };
}

function selectWords(words: string): void {
  const area = document.querySelector<HTMLTextAreaElement>(
    '[data-resume] [role="tabpanel"][data-state="active"] textarea',
  );
  if (!area) return;
  const [first = ''] = words.split('\n').filter((line) => line.trim() !== '');
  const start = Math.max(area.value.indexOf(words), area.value.indexOf(first), 0);
  const end = start + (area.value.startsWith(words, start) ? words : first).length;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, area.value.startsWith(first, start) ? end : start);
  // The text area is as high as its text: the line drawn below it is what can be scrolled to.
  const line = area.value.slice(0, start).split('\n').length - 1;
  area.previousElementSibling?.children[line]?.scrollIntoView({ block: 'center' });
}
