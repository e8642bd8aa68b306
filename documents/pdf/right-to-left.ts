const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
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

/** A row as it stands on the page, as it is read: whole in a document from right to left, else only its Hebrew or Arabic words. */
export function turnRow(text: string, isTurned: boolean): string {
  if (isTurned) return turnWhole(text);
  return text.replace(
    /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC](?:[^\p{Script=Latin}\p{N}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])?/gu,
    (words) => turnWhole(words),
  );
}

/**
 * Turned round; then what keeps its direction is turned back (UAX 9 the other way about): between right-to-left letters, from the
 * first Latin letter on everything is one run, and before it each number is.
 */
function turnWhole(text: string): string {
  return text
    .split(/([\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\p{M}]+)/u)
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
