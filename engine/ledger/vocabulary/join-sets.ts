/**
 * Which set each word belongs to, by the set's first word; sets that share a word are one. So whatever means the same as
 * a word means the same as everything that does: no word is proven by one of its synonyms and not by another.
 */
export function joinSets(sets: readonly (readonly string[])[]): Map<string, string> {
  const parent = new Map<string, string>();
  const headOf = (word: string): string => {
    const above = parent.get(word) ?? word;
    if (above === word) return word;
    const head = headOf(above);
    parent.set(word, head);
    return head;
  };
  for (const [first = '', ...others] of sets) {
    for (const word of [first, ...others]) if (!parent.has(word)) parent.set(word, word);
    for (const other of others) {
      const [head, joined] = [headOf(first), headOf(other)];
      if (head !== joined) parent.set(joined, head);
    }
  }
  return new Map([...parent.keys()].map((word) => [word, headOf(word)]));
}
