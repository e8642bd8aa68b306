import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFirstTouch } from '#web/lib/use-first-touch.ts';
import { PlainToast } from './plain-toast.tsx';
import { dismissToast, getToast, subscribeToasts } from './toast.ts';

function loadView() {
  return import('./toast-view.tsx').then(
    ({ ToastView }) => ({ default: ToastView }),
    // Without a connection the message still has to be seen.
    () => ({ default: PlainToast }),
  );
}

const LazyToastView = lazy(loadView);

/** The place where toasts appear; once per page. */
export function Toaster() {
  // Downloaded early, so that the first toast does not wait, nor miss a connection that is gone by then.
  useFirstTouch(loadView);
  const current = useSyncExternalStore(subscribeToasts, getToast);
  if (!current) return null;
  return (
    <Suspense>
      <LazyToastView toast={current} onDismiss={() => dismissToast(current.id)} />
    </Suspense>
  );
}
