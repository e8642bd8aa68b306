/** An email address, a web address or a telephone number: a line of its own, wherever it stands. */
const contact =
  /^(?:[^\s@]{1,64}@[^\s@]{1,190}|(?:https?:\/\/|www\.)\S{1,190}|[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,3}(?:\/\S{0,120})?|\+?\(?\d[\d\s()./-]{6,22})$/iu;
/** A short word in small letters, or one of these longer ones, ends no line. */
const link =
  /\s(?:\p{Ll}{1,3}|with|from|into|over|nach|über|oder|beim|sowie|ohne|unter|avec|dans|pour|chez|sans|entre|para|como|desde|voor|naar|door|onder)$/u;
/** "Languages: English", "Deutsch – Muttersprache": a name and what is said of it. */
const label = /^\p{Lu}[^\s:][^:.,]{0,24}:\s/u;
const pair = /^\p{Lu}[\p{L} ]{1,24} [–—-](?: \p{L}|$)/u;

/**
 * Whether the words at the end of a row and at the beginning of the next one belong together, or to two lines, as far as they tell.
 * `one word` is what an address may be that is longer than its column is wide.
 */
export function wordsSay(before: string, after: string): 'one word' | 'one line' | 'two lines' | undefined {
  if (isUnfinished(before, after) || /[,&+–—/|·]$/u.test(before) || /^(?:[–—-]\s*\d|[|·&])/u.test(after))
    return 'one line';
  if (isContact(before) && !isContact(after) && /^[a-z\d./_-]{1,30}$/.test(after)) return 'one word';
  if (isContact(before) || isContact(after) || /^[^\s@]{1,64}@/.test(after) || label.test(after)) return 'two lines';
  if (pair.test(before) && pair.test(after)) return 'two lines';
  if (/[|·] (?:19|20)\d\d$/.test(before.slice(-6))) return 'two lines';
  if (/[.!?:;]$/.test(before)) return undefined;
  if (/^\p{Ll}/u.test(after) || link.test(before.slice(-8)) || isPostalCode(before)) return 'one line';
  return undefined;
}

/** A word or a bracket is open, however much room there was. */
export const isUnfinished = (before: string, after: string): boolean =>
  isHyphenated(before, after) || isBracketOpen(before, after) || isOpenAddress(before, after);

export const isHyphenated = (before: string, after: string): boolean =>
  /\p{Ll}[-‐]$/u.test(before.slice(-4)) && /^\p{Ll}/u.test(after);

/** "example.org/" above "anna". */
const isOpenAddress = (before: string, after: string): boolean =>
  /^[a-z\d]/.test(after) && before.endsWith('/') && isContact(before);

/** Longer ones are sentences. */
const isContact = (text: string): boolean => text.length < 200 && contact.test(text) && !/^(?:19|20)\d\d\b/.test(text);

/** "9 rue des Tonneliers, 29000" above "Quimper". */
const isPostalCode = (before: string): boolean => /, (?!(?:19|20)\d\d$)\d{4,5}$/.test(before.slice(-8));

/** Characters of what stands in brackets; a line of a thousand rows is not searched again for each of them. */
const longestBracket = 300;

/** "(STCW" above "II/2)". */
function isBracketOpen(before: string, after: string): boolean {
  const closes = after.indexOf(')');
  if (closes < 0) return false;
  const opens = after.indexOf('(');
  const last = before.slice(-longestBracket);
  return last.lastIndexOf('(') > last.lastIndexOf(')') && (opens < 0 || closes < opens);
}
