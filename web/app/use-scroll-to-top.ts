import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepsPosition } from '#web/lib/paths.ts';

/**
 * A new page starts at its top; on going back, the browser restores the position. A navigation whose state is
 * `keepsPosition` only names what is already shown.
 */
export function useScrollToTop(): void {
  const { pathname, state } = useLocation();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it a new page
  useEffect(() => {
    if (how !== 'POP' && state !== keepsPosition) scrollTo(0, 0);
  }, [pathname, how]);
}
