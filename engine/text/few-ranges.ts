/** The letters of each property, in as few ranges as there may be. */
const ranges: Readonly<Record<string, string>> = {
  // Without the space among Ogham's letters, at 1680, and the bullets before f900; by their codes, because normalised text has other characters there.
  L: 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-\u167f\u1681-῾Ⰰ-ⷿ぀-퟿\uf900-\ufdff',
  // From Ā on to ſ small letters and capitals take turns: they are both.
  Lu: 'A-ZÀ-ÖØ-ÞĀ-ſΆ-ΫЀ-Я',
  Ll: 'a-zß-öø-ſά-ώа-џ',
  // Those of Latin, Arabic and full-width writing.
  N: '0-9²³¹¼-¾٠-٩０-９',
};

/** What needs the flag `u`: a property, a code point, or what matches any other character, which would match half of an emoji. */
const needsPairs = /\\[pPWSD]|\\u\{|\[\^|\./;
const emoji = /[^\0-\uffff]/u;

/**
 * The same pattern, its `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{N}` written as a few ranges. V8 has 650 for a letter, which it puts at every place
 * of the pattern that a letter may be at when a text has a character beyond ÿ (a dash, a bullet). Half of a first analysis was that. It is for
 * every pattern of the analysis that is made once (docs/decisions/043); one that then does without the flag `u` is made without it, because V8
 * looks for every other case of each letter with `i` and `u` together.
 *
 * What differs is beyond English and German: some marks and digits of other scripts are letters, rare Chinese ones are not.
 */
export function fewRanges({ source, flags }: RegExp): RegExp {
  let inClass = false;
  const written = source.replace(/\\([pP])\{(L|Lu|Ll|N)\}|\\.|\[|\]/gsu, (found, sign?: string, property?: string) => {
    if (property !== undefined && sign !== undefined) {
      const own = ranges[property] ?? '';
      if (inClass) return sign === 'p' ? own : found;
      return sign === 'p' ? `[${own}]` : `[^${own}]`;
    }
    if (found === '[') inClass = true;
    else if (found === ']') inClass = false;
    return found;
  });
  const isPlain = !emoji.test(written) && !needsPairs.test(withoutEscapedMarks(written));
  return new RegExp(written, isPlain ? flags.replace('u', '') : flags);
}

/** A full stop that is escaped, or in a class, matches nothing else. */
function withoutEscapedMarks(source: string): string {
  return source.replace(/\\[^pPWSDu]/g, '').replace(/\[[^\]^\\[][^\]\\[]*\]/g, '');
}
