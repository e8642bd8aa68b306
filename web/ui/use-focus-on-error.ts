import { type RefObject, useEffect, useRef } from 'react';

/** For the form that gets the ref: the first field that is marked as wrong takes the focus when `error` appears. */
export function useFocusOnError(error: string | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
