import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When an element that has the focus goes away, the focus moves to the enclosing one marked with `data-asks`. */
export function useLeaveFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) leaving.closest<HTMLElement>('[data-asks]')?.focus();
    };
  }, []);
  return element;
}
