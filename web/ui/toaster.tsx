import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { dismissToast, getToast, subscribeToasts } from './toast.ts';

function loadView() {
  return import('./toast-view.tsx').then(
    ({ ToastView }) => ({ default: ToastView }),
    // Without a connection the message still has to be seen.
    () => ({ default: PlainToast }),
  );
}

const firstTouch = ['pointerdown', 'keydown'] as const;

const LazyToastView = lazy(loadView);

/** The place where toasts appear; once per page. */
export function Toaster() {
  // Downloaded at the first touch, so that the first toast does not wait, nor miss a connection that is gone by then.
  useEffect(() => {
    const preload = () => void loadView();
    for (const event of firstTouch) addEventListener(event, preload, { once: true, passive: true });
    return () => {
      for (const event of firstTouch) removeEventListener(event, preload);
    };
  }, []);
  const current = useSyncExternalStore(subscribeToasts, getToast);
  if (!current) return null;
  return (
    <Suspense>
      <LazyToastView toast={current} onDismiss={() => dismissToast(current.id)} />
    </Suspense>
  );
}
