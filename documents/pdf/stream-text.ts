import type { Glyph, PageContent } from './glyph.ts';
import { type FragmentsOfPage, readFragments } from './read-fragments.ts';
import type { SetAside } from './set-aside.ts';

/**
 * What a reader gets that takes everything in drawing order: what people do not see, and what is drawn twice, too. A simple reader
 * knows nothing of colours, sizes and places.
 */
export function streamTextOf(
  contents: readonly PageContent[],
  asides: readonly SetAside[],
  found: readonly FragmentsOfPage[],
): string {
  return contents
    .flatMap(({ glyphs }, page) => {
      const aside = asides[page];
      const place = new Map(glyphs.map((glyph, index) => [glyph, index]));
      const placed = (own: readonly Glyph[], { fragments }: FragmentsOfPage) =>
        fragments.map(({ text, sequence }) => ({ text, at: placeIn(own, sequence, place) }));
      const unseen = [aside?.hidden ?? [], aside?.doubled ?? []];
      return [
        ...placed(aside?.seen ?? [], found[page] ?? readFragments([], page)),
        ...unseen.flatMap((own) => placed(own, readFragments(own, page))),
      ].sort((one, other) => one.at - other.at);
    })
    .map(({ text }) => text)
    .join('\n');
}

/** Fragments count their own glyphs; a bullet that is drawn as a dot stands half a glyph before its words. */
function placeIn(own: readonly Glyph[], sequence: number, place: ReadonlyMap<Glyph, number>): number {
  const glyph = own[Math.ceil(sequence)];
  return (glyph && place.get(glyph)) ?? 0;
}
