import { useEffect, useState } from 'react';

/** Seconds until something may be done again; `start` begins anew. */
export function useCountdown(): { seconds: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return {
    seconds,
    start(wait) {
      setNow(Date.now());
      setEnd(Date.now() + wait * 1000);
    },
  };
}
