/** A phrasing's places, each as the roots that fill it. */
export type Places = readonly (readonly string[])[];

/**
 * The same phrasings in fewer: two that differ in one place become one with a choice there, and one that another covers goes,
 * because whatever shows it shows the other as well.
 */
export function mergePhrasings(phrasings: readonly Places[]): Places[] {
  const merged: Places[] = [];
  for (const phrasing of phrasings) {
    let joined = phrasing;
    for (let at = 0; at < merged.length; at += 1) {
      const both = joinPair(merged[at] ?? [], joined);
      if (both === undefined) continue;
      merged.splice(at, 1);
      joined = both;
      at = -1;
    }
    merged.push(joined);
  }
  return merged.filter((one, at) => !merged.some((other, to) => to !== at && covers(other, one, to < at)));
}

/** One phrasing instead of two that differ in one place at most. */
function joinPair(one: Places, other: Places): Places | undefined {
  if (one.length !== other.length) return undefined;
  const left = [...other];
  const different: number[] = [];
  for (const [at, place] of one.entries()) {
    const same = left.findIndex((candidate) => isSubset(place, candidate) && isSubset(candidate, place));
    if (same >= 0) left.splice(same, 1);
    else different.push(at);
  }
  if (different.length > 1) return undefined;
  return one.map((place, at) => (at === different[0] ? [...new Set([...place, ...(left[0] ?? [])])] : place));
}

/** Whether each place of `wide` holds all the roots of another place of `narrow`; of two equal ones the `first` covers. */
function covers(wide: Places, narrow: Places, first: boolean): boolean {
  if (wide.length > narrow.length || (wide.length === narrow.length && !first && fits(narrow, wide, 0, 0)))
    return false;
  return fits(wide, narrow, 0, 0);
}

/** Finds each place of `wide` from `at` on one of `narrow` that it holds, none taken twice (`taken` is a bit for each). */
function fits(wide: Places, narrow: Places, at: number, taken: number): boolean {
  const place = wide[at];
  if (place === undefined) return true;
  return narrow.some(
    (roots, to) => (taken & (1 << to)) === 0 && isSubset(roots, place) && fits(wide, narrow, at + 1, taken | (1 << to)),
  );
}

function isSubset(roots: readonly string[], of: readonly string[]): boolean {
  return roots.every((root) => of.includes(root));
}
