import { type PointerEvent, useRef } from 'react';

/** What is lit in one place is lit in all: elements name their line in `data-line`, and their finding's place in `data-place`. */
export interface Light {
  /** The element with all panes. */
  ref: React.RefObject<HTMLDivElement | null>;
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(): void;
  /** Lights the lines and places of a finding and brings the first into sight in each pane. */
  show(lines: readonly number[], place: string): void;
}

const lit = 'data-lit';

/** Lights lines without rendering anything again: a long resume has a thousand of them. */
export function useLight(): Light {
  const ref = useRef<HTMLDivElement>(null);

  function clear(): void {
    for (const element of ref.current?.querySelectorAll(`[${lit}]`) ?? []) element.removeAttribute(lit);
  }
  function light(selector: string): Element[] {
    const elements = [...(ref.current?.querySelectorAll(selector) ?? [])];
    for (const element of elements) element.setAttribute(lit, '');
    return elements;
  }
  return {
    ref,
    onPointerOver({ target }) {
      const line = target instanceof Element ? target.closest('[data-line]')?.getAttribute('data-line') : undefined;
      clear();
      if (line) light(`[data-line="${line}"]`);
    },
    onPointerLeave: clear,
    show(lines, place) {
      clear();
      const elements = [...lines.map((line) => `[data-line="${line}"]`), `[data-place="${place}"]`].flatMap(light);
      const first = new Map(elements.map((element) => [element.closest('[data-pane]'), element] as const).reverse());
      for (const element of first.values()) element.scrollIntoView({ block: 'nearest' });
    },
  };
}
