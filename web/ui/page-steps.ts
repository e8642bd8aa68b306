/**
 * The pages to offer: the first, the last, the current one and its neighbours; null marks a gap. Always as many as
 * there is room for, so that the steps stay under the finger.
 */
export function pageSteps(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)];
  return [1, null, ...range(page - 1, page + 1), null, pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
