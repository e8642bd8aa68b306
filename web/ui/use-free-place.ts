import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Box, freePlace, pressableBoxes } from './free-place.ts';

interface Place {
  right: number;
  bottom: number;
  /** The whole of it fits nowhere, so it is shown in one line. */
  isShort: boolean;
  /** Not even that fits: it is read out, and seen as soon as there is room. */
  isHidden: boolean;
}

const corner: Place = { right: 16, bottom: 16, isShort: false, isHidden: false };

/** What else than scrolling moves buttons, in the attributes that say so. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class', 'style', 'hidden', 'open', 'disabled', 'data-state', 'aria-hidden'],
};
const moving = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

/** Where an element stands over nothing that can be pressed, also while the page changes below it. @param isShown nothing is watched for what is not there */
export function useFreePlace(element: RefObject<HTMLElement | null>, isShown: boolean): Place {
  const [place, setPlace] = useState(corner);
  /** Of the element in full, which cannot be measured while it is short. */
  const full = useRef({ width: 0, height: 0 });
  const current = useRef<Box>(undefined);

  const move = useEffectEvent(() => {
    const own = element.current;
    if (!own) return;
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    if (!place.isShort) full.current = size;
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const boxes = pressableBoxes(own);
    const inFull = freePlace(full.current, screen, boxes, place.isShort ? undefined : current.current);
    const found = inFull ?? (place.isShort ? freePlace(size, screen, boxes, current.current) : undefined);
    current.current = found;
    const next: Place = found
      ? { ...corner, right: screen.width - found.right, bottom: innerHeight - found.bottom, isShort: !inFull }
      : { ...corner, isShort: true, isHidden: place.isShort };
    setPlace((last) => (isSame(last, next) ? last : next));
  });
  // After every rendering: another message has another height.
  useLayoutEffect(() => {
    if (isShown) move();
  });
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => move());
    };
    const changes = new MutationObserver(again);
    changes.observe(document.body, watched);
    for (const event of moving) addEventListener(event, again, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const event of moving) removeEventListener(event, again, { capture: true });
    };
  }, [isShown]);
  return place;
}

function isSame(a: Place, b: Place): boolean {
  return a.right === b.right && a.bottom === b.bottom && a.isShort === b.isShort && a.isHidden === b.isHidden;
}
