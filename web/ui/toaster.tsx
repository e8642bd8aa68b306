import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { dismissToast, getToast, subscribeToasts } from './toast.ts';

/** Downloads the part that shows toasts, so that it is there when the connection is not. */
export function preloadToasts() {
  return import('./toast-view.tsx').then(
    ({ ToastView }) => ({ default: ToastView }),
    // Without a connection the message still has to be seen.
    () => ({ default: PlainToast }),
  );
}

const LazyToastView = lazy(preloadToasts);

/** The place where toasts appear; once per page. */
export function Toaster() {
  const current = useSyncExternalStore(subscribeToasts, getToast);
  if (!current) return null;
  return (
    <Suspense>
      <LazyToastView toast={current} onDismiss={() => dismissToast(current.id)} />
    </Suspense>
  );
}
