/** The letters of each property, in as few ranges as there may be. */
const ranges: Readonly<Record<string, string>> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-῾Ⰰ-ⷿ぀-퟿豈-﷿',
  // From Ā on to ſ small letters and capitals take turns: they are both.
  Lu: 'A-ZÀ-ÖØ-ÞĀ-ſΆ-ΫЀ-Я',
  Ll: 'a-zß-öø-ſά-ώа-џ',
};

/**
 * The same pattern, its `\p{L}`, `\p{Lu}` and `\p{Ll}` written as a few ranges. V8 has 650 for a letter, which it puts at every place of
 * the pattern that a letter may be at when a text has a character beyond ÿ (a dash, a bullet): of a long pattern it makes ten megabytes
 * of code, in a tenth of a second. Worth it where that takes more than some milliseconds (measured/speed-weight-memory.md).
 *
 * What differs is beyond English and German: some marks and digits of other scripts are letters, rare Chinese ones are not.
 */
export function fewRanges({ source, flags }: RegExp): RegExp {
  let inClass = false;
  const written = source.replace(/\\([pP])\{(L|Lu|Ll)\}|\\.|\[|\]/gsu, (found, sign?: string, property?: string) => {
    if (property !== undefined && sign !== undefined) {
      const own = ranges[property] ?? '';
      if (inClass) return sign === 'p' ? own : found;
      return sign === 'p' ? `[${own}]` : `[^${own}]`;
    }
    if (found === '[') inClass = true;
    else if (found === ']') inClass = false;
    return found;
  });
  return new RegExp(written, flags);
}
