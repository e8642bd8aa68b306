import type { Fragment } from './fragment.ts';
import type { Fill } from './glyph.ts';

/** Bullets are small and about as wide as high; sizes in points, distances in ems of their text. */
const numbers = { least: 1, most: 7, ratio: 1.7, toText: 2.4, fromText: 2.5 } as const;

/** Bullets that the program drew as dots, not as characters: browsers do. Each as a fragment before its text. */
export function findDrawnBullets(fills: readonly Fill[], fragments: readonly Fragment[]): Fragment[] {
  const dots = fills.filter(isDot);
  if (dots.length === 0 || dots.length > 2000) return [];
  const rows = bandsOf(fragments);
  const taken = new Set<Fragment>();
  return dots.flatMap((dot) => {
    const middle = (dot.y0 + dot.y1) / 2;
    const near = [0, -1, 1].flatMap((step) => rows.get(Math.floor(middle / band) + step) ?? []);
    const words = near.find(
      (fragment) =>
        dot.x1 <= fragment.x0 + 0.5 &&
        fragment.x0 - dot.x1 < numbers.toText * fragment.size &&
        middle < fragment.baseline + fragment.size * 0.05 &&
        middle > fragment.baseline - fragment.size * 0.75,
    );
    if (!words || taken.has(words)) return [];
    // Dots in a row are a rating; a dot behind text is a separator.
    const isFirst = !near.some(
      (other) =>
        other.x1 <= dot.x1 &&
        dot.x0 - other.x1 < numbers.fromText * words.size &&
        Math.abs(other.baseline - words.baseline) < 2,
    );
    const isAlone = !dots.some(
      (other) =>
        other !== dot &&
        Math.abs(other.y0 - dot.y0) < 1 &&
        Math.abs(other.x0 - dot.x0) < 12 &&
        Math.abs(other.x0 - dot.x0) > 0.5,
    );
    if (!isFirst || !isAlone) return [];
    taken.add(words);
    const { page, baseline, size, sequence } = words;
    return [
      {
        text: '•',
        page,
        x0: dot.x0,
        x1: dot.x1,
        baseline,
        size,
        isBold: false,
        fontName: '',
        firstWordWidth: dot.x1 - dot.x0,
        wordsStart: dot.x0,
        isSpaced: false,
        sequence: sequence - 0.5,
      },
    ];
  });
}

function isDot({ x0, y0, x1, y1, colour }: Fill): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const isSmall = width >= numbers.least && width <= numbers.most && height >= numbers.least && height <= numbers.most;
  return isSmall && width / height < numbers.ratio && height / width < numbers.ratio && colour !== '#ffffff';
}

/** Points of a page's height that are looked up together. */
const band = 12;

function bandsOf(fragments: readonly Fragment[]): Map<number, Fragment[]> {
  const bands = new Map<number, Fragment[]>();
  for (const fragment of fragments) {
    const key = Math.floor((fragment.baseline - fragment.size * 0.3) / band);
    const own = bands.get(key);
    if (own) own.push(fragment);
    else bands.set(key, [fragment]);
  }
  return bands;
}
