import { type RefObject, useEffect, useRef } from 'react';

/** When `error` appears, focuses the first field marked as invalid in the form that has this ref. */
export function useFocusOnError(error: string | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
