import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top; on going back, the browser restores the position. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it a new page
  useEffect(() => {
    if (how !== 'POP') scrollTo(0, 0);
  }, [pathname, how]);
}
