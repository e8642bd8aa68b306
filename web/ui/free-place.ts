/** Top and bottom of something on the screen, in CSS pixels. */
export interface Band {
  top: number;
  bottom: number;
}

/** The space kept between a toast and a button. */
const GAP = 4;

/**
 * How far above the lower edge of a screen something of this height can stand without lying over one of the bands: as low as
 * possible. 0 when there is no such place.
 */
export function freePlace(height: number, screen: number, bands: readonly Band[]): number {
  const fits = (bottom: number) =>
    bottom - height >= 0 && bands.every((band) => bottom <= band.top - GAP || bottom - height >= band.bottom + GAP);
  const candidates = [screen, ...bands.map(({ top }) => top - GAP)].filter((bottom) => bottom <= screen);
  const lowest = candidates.sort((a, b) => b - a).find(fits);
  return lowest === undefined ? 0 : screen - lowest;
}

/** Where buttons and links are on the screen, except inside `own`. */
export function pressableBands(own: Element): Band[] {
  const pressable = document.querySelectorAll('button, a[href], input, select, [role="button"], [role="tab"], summary');
  return [...pressable].flatMap((element) => {
    if (own.contains(element)) return [];
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width === 0 || height === 0 || bottom <= 0 || top >= innerHeight ? [] : [{ top, bottom }];
  });
}
