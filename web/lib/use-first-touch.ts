import { useEffect, useEffectEvent } from 'react';

const firstTouch = ['pointerdown', 'keydown'] as const;

/** Calls `preload` when the person first touches the page: for what they will soon need but the page itself does not. */
export function useFirstTouch(preload: () => Promise<unknown>): void {
  // Without a connection it is loaded, or its failure reported, when it is needed.
  const onTouch = useEffectEvent(() => void preload().catch(() => {}));
  useEffect(() => {
    const start = () => onTouch();
    for (const event of firstTouch) addEventListener(event, start, { once: true, passive: true });
    return () => {
      for (const event of firstTouch) removeEventListener(event, start);
    };
  }, []);
}
