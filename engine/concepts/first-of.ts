/** Where the entries of a concept begin, or of the next one that has any, in a list that is in the order of its concepts. */
export function firstOf(concepts: Uint16Array, concept: number): number {
  let low = 0;
  let high = concepts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((concepts[middle] ?? 0) < concept) low = middle + 1;
    else high = middle;
  }
  return low;
}
