import { useEffect } from 'react';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

/** The admin area's failure toast (product rule 8.6). */
export function toastFailure(description: string): void {
  toast({ title: texts.error, description, variant: 'destructive' });
}

/** The admin area's success toast. */
export function toastSuccess(description: string): void {
  toast({ title: texts.success, description });
}

/** Reports a failed request once, when it fails. */
export function useFailureToast(error: unknown, description: string): void {
  useEffect(() => {
    if (error) toastFailure(description);
  }, [error, description]);
}
