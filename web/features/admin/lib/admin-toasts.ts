import { useEffect } from 'react';
import { toast } from '#web/ui/toast.ts';
import { texts } from './texts.ts';

/** The admin area's toast of a failure (product rule 8.6). */
export function toastFailure(description: string): void {
  toast({ title: texts.error, description, variant: 'destructive' });
}

/** The admin area's toast of a success. */
export function toastSuccess(description: string): void {
  toast({ title: texts.success, description });
}

/** Tells of a failed request once, as it fails. */
export function useFailureToast(error: unknown, description: string): void {
  useEffect(() => {
    if (error) toastFailure(description);
  }, [error, description]);
}
