import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { freePlace, pressableBands } from './free-place.ts';

/** From here on a toast has its corner to itself (product rule 9.7). */
const phone = '(max-width: 767px)';

/** On phones: how far above the lower edge an element must stand to lie over no button, also while the page scrolls. */
export function useFreePlace(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  const place = useEffectEvent(() => {
    const own = element.current;
    if (own) setOffset(matchMedia(phone).matches ? freePlace(own.offsetHeight, innerHeight, pressableBands(own)) : 0);
  });
  // After every rendering: another message has another height.
  useLayoutEffect(() => place());
  useEffect(() => {
    const again = () => place();
    addEventListener('scroll', again, { passive: true });
    addEventListener('resize', again);
    return () => {
      removeEventListener('scroll', again);
      removeEventListener('resize', again);
    };
  }, []);
  return offset;
}
