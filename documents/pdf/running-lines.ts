import { type Fragment, groupRows, type Row } from './fragment.ts';
import type { PageContent } from './glyph.ts';

/** Share of a page's height, at its top and bottom, in which lines may repeat. */
const edge = 0.11;
/** "Page 2 of 3", "- 2 -", "2 / 3", "Seite 2 von 3". */
const pageNumber =
  /^[-–—|·\s]*(?:(?:page|seite|página|pagina|pág\.?|p\.|s\.)\s*)?\d{1,3}(?:\s*(?:of|von|de|sur|van|\/)\s*\d{1,3})?[-–—|·\s]*$/iu;

export interface RunningLines {
  pages: Fragment[][];
  /** Lines that stand on several pages, without page numbers. */
  removed: { text: string; fragments: Fragment[] }[];
}

/** Takes repeated lines at the pages' edges and page numbers away; one that only the first page has stays. */
export function removeRunningLines(pages: readonly Fragment[][], sizes: readonly PageContent[]): RunningLines {
  const isAlone = pages.length === 1;
  const rows = pages.map((fragments, page) => edgeRows(fragments, sizes[page]?.height ?? 0));
  const seen = new Map<string, number>();
  for (const own of rows) {
    for (const key of new Set(own.map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const removed: RunningLines['removed'] = [];
  const gone = new Set<Fragment>();
  for (const row of rows.flat()) {
    const text = textOf(row);
    const isNumber = pageNumber.test(text) && (!isAlone || /\p{L}|\//u.test(text));
    const isRepeated = !isAlone && (seen.get(keyOf(row)) ?? 0) >= Math.max(2, Math.ceil(pages.length * 0.5));
    if (!isNumber && !isRepeated) continue;
    for (const fragment of row.fragments) gone.add(fragment);
    if (!isNumber) removed.push({ text, fragments: row.fragments });
  }
  return { pages: pages.map((fragments) => fragments.filter((fragment) => !gone.has(fragment))), removed };
}

function edgeRows(fragments: readonly Fragment[], height: number): Row[] {
  return groupRows(fragments).filter(({ baseline }) => baseline < height * edge || baseline > height * (1 - edge));
}

const textOf = ({ fragments }: Row): string => fragments.map(({ text }) => text).join(' ');

/** The same words at the same height, whatever number the page has. */
const keyOf = (row: Row): string => `${Math.round(row.baseline / 3)} ${textOf(row).replace(/\d+/g, '#')}`;
