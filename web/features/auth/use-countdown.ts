import { useEffect, useState } from 'react';

/** Counts down from `wait` seconds until an action is allowed again; `restart` starts over. */
export function useCountdown(wait: number): { seconds: number; restart(): void } {
  const [now, setNow] = useState(() => Date.now());
  const [end, setEnd] = useState(now + wait * 1000);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return {
    seconds,
    restart() {
      setNow(Date.now());
      setEnd(Date.now() + wait * 1000);
    },
  };
}
