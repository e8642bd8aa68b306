import { useEffect, useState } from 'react';

const COUNT_MS = 700;

/** Counts from 0 to the value, once per value; at once for those who asked for less motion. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / COUNT_MS);
      setShown(value * (1 - (1 - share) ** 3));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
