/**
 * Letters from right to left, with their marks. Arabic digits and the signs that go with them read from left to right, and the Arabic
 * comma goes with what is around it (Unicode's classes AN, EN, ET and CS).
 */
const rightLetter =
  '(?![\\p{N}\\u0600-\\u060A\\u060C\\u066A-\\u066C\\u06DD])[\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC]';
const rightToLeft = new RegExp(rightLetter, 'u');
const onlyRightToLeft = new RegExp(`^(?:${rightLetter})+$`, 'u');
const rightToLeftRun = new RegExp(`((?:${rightLetter.replace(/]$/, '\\p{M}]')})+)`, 'u');
const rightToLeftWords = new RegExp(`${rightLetter}(?:[^\\p{Script=Latin}\\p{N}]*${rightLetter})?`, 'gu');
const letter = /\p{L}/u;
/** Latin and the like: what keeps its direction inside a line from right to left. */
const leftLetter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Whether a text reads from right to left: half of its letters do. */
export function isRightToLeft(text: string): boolean {
  let right = 0;
  let all = 0;
  for (const character of text) {
    if (!letter.test(character)) continue;
    all += 1;
    if (rightToLeft.test(character)) right += 1;
  }
  return right > 0 && right * 2 >= all;
}

/**
 * A glyph's own letters as they would stand on the page: fonts draw lam and alef as one glyph, whose text is in the order of reading, and a
 * row is turned as a whole.
 */
export const asDrawn = (text: string): string =>
  text.length > 1 && onlyRightToLeft.test(text) ? clustersOf(text).reverse().join('') : text;

/**
 * A row as it stands on the page, as it is read: whole in a document from right to left, else only its Hebrew or Arabic words. Some
 * programs say which bracket is seen, others which is meant: those are right that make pairs.
 */
export function turnRow(text: string, isTurned: boolean): string {
  const seen = turnAs(text, isTurned);
  if (!/[()[\]{}<>«»]/.test(text)) return seen;
  const meant = turnAs(mirror(text), isTurned);
  return countPairs(meant) > countPairs(seen) ? meant : seen;
}

function turnAs(text: string, isTurned: boolean): string {
  return isTurned ? turnWhole(text) : text.replace(rightToLeftWords, (words) => turnWhole(words));
}

const mirror = (text: string): string => text.replace(/[()[\]{}<>«»]/g, (bracket) => mirrored[bracket] ?? bracket);

/** Brackets that close one which is open. */
function countPairs(text: string): number {
  const open: string[] = [];
  let pairs = 0;
  for (const character of text) {
    if ('([{<«'.includes(character)) open.push(character);
    else if (open.length > 0 && mirrored[character] === open.at(-1)) {
      open.pop();
      pairs += 1;
    }
  }
  return pairs;
}

/**
 * Turned round; then what keeps its direction is turned back (UAX 9 the other way about): between right-to-left letters, from the
 * first Latin letter on everything is one run, and before it each number is.
 */
function turnWhole(text: string): string {
  return text
    .split(rightToLeftRun)
    .reverse()
    .map((part) => (rightToLeft.test(part) ? reverse(part) : turnPart(part)))
    .join('');
}

const clustersOf = (text: string): string[] => text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
const reverse = (text: string): string =>
  clustersOf(text)
    .reverse()
    .map((cluster) => mirrored[cluster] ?? cluster)
    .join('');

function turnPart(part: string): string {
  const start = part.search(leftLetter);
  const end = endOfRun(part);
  if (start < 0) return turnNumbers(part);
  return reverse(part.slice(end)) + part.slice(start, end) + turnNumbers(part.slice(0, start));
}

/** Where the last letter, digit or mark of a name ("C++", "C#") ends. */
function endOfRun(part: string): number {
  let end = part.length;
  while (end > 0 && !leftLetter.test(part[end - 1] ?? '') && !/[\p{N}+#]/u.test(part[end - 1] ?? '')) end -= 1;
  return end;
}

/** Numbers keep their digits' order, with the marks inside them. */
function turnNumbers(text: string): string {
  return text
    .split(/(\+?\p{N}+(?:[.,:/-]\p{N}+)*%?)/u)
    .reverse()
    .map((part) => (/\p{N}/u.test(part) ? part : reverse(part)))
    .join('');
}
