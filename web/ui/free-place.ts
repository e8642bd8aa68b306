/** Edges of something on the screen, in CSS pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Size {
  width: number;
  height: number;
}

/** The space kept between a toast and a button. */
const GAP = 4;
/** The space kept between a toast and the edges of the screen. */
const MARGIN = 16;

/**
 * Where something of this size lies over none of the boxes: nearest to the lower right corner of the screen, or undefined when there
 * is no such place. `current` is kept as long as it is free, so that nothing moves without need.
 */
export function freePlace(size: Size, screen: Size, boxes: readonly Box[], current?: Box): Box | undefined {
  const right = screen.width - MARGIN;
  const bottom = screen.height - MARGIN;
  const at = (toRight: number, toBottom: number): Box => ({
    left: toRight - size.width,
    right: toRight,
    top: toBottom - size.height,
    bottom: toBottom,
  });
  const isFree = (place: Box) =>
    place.left >= Math.min(MARGIN, right - size.width) &&
    place.top >= GAP &&
    place.right <= right &&
    place.bottom <= bottom &&
    boxes.every((box) => !isOver(place, box));
  if (current && isFree(at(current.right, current.bottom))) return at(current.right, current.bottom);
  const rights = [
    right,
    MARGIN + size.width,
    ...boxes.flatMap((box) => [box.left - GAP, box.right + GAP + size.width]),
  ];
  const bottoms = [bottom, ...boxes.map((box) => box.top - GAP)];
  const places = bottoms.flatMap((toBottom) => [...new Set(rights)].map((toRight) => at(toRight, toBottom)));
  const away = (place: Box) => right - place.right + bottom - place.bottom;
  // The nearest first, so that most are never looked at.
  return places.sort((a, b) => away(a) - away(b)).find(isFree);
}

function isOver(place: Box, box: Box): boolean {
  return (
    place.bottom > box.top - GAP &&
    place.top < box.bottom + GAP &&
    place.right > box.left - GAP &&
    place.left < box.right + GAP
  );
}

/** Besides what can be pressed: what has to be read meanwhile. */
const pressable = 'button, a[href], input, select, [role="button"], [role="tab"], summary, [data-uncovered]';

/** Where buttons and links are seen on the screen, except inside `own` and behind a dialog or a bar. */
export function pressableBoxes(own: Element): Box[] {
  return [...document.querySelectorAll(pressable)].flatMap((element) => {
    if (own.contains(element) || element.closest('[aria-hidden="true"], [inert]')) return [];
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (right === left || bottom <= 0 || top >= innerHeight) return [];
    const x = (left + right) / 2;
    const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      // Whatever lies below the toast itself, or the answer would depend on where the toast is.
      const seen = document.elementsFromPoint(x, y).find((each) => !own.contains(each));
      return seen !== undefined && (element.contains(seen) || seen.contains(element));
    });
    return isSeen ? [{ top, bottom, left, right }] : [];
  });
}
