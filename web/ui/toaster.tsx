import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFirstTouch } from '#web/lib/use-first-touch.ts';
import { PlainToast } from './plain-toast.tsx';
import { dismissToast, getToast, subscribeToasts } from './toast.ts';

function loadView() {
  return import('./toast-view.tsx').then(
    ({ ToastView }) => ({ default: ToastView }),
    // The message must be seen even without a connection.
    () => ({ default: PlainToast }),
  );
}

const LazyToastView = lazy(loadView);

/** The place where toasts appear; once per page. */
export function Toaster() {
  // Downloaded early, so that the first toast neither waits nor fails because the connection has gone.
  useFirstTouch(loadView);
  const current = useSyncExternalStore(subscribeToasts, getToast);
  if (!current) return null;
  return (
    <Suspense>
      <LazyToastView key={current.id} toast={current} onDismiss={() => dismissToast(current.id)} />
    </Suspense>
  );
}
