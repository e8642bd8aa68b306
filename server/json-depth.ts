/** Levels of a body's JSON. The product's has six; about 100,000 block the embedded database for its whole time limit. */
export const MOST_JSON_LEVELS = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * What a JSON text would cost to parse, found in one pass: whether it has more than MOST_JSON_LEVELS levels, where the pass stops,
 * and how many members its outermost array or object has. Whether it is JSON at all is for the parser to decide.
 */
export function measureJson(text: string): { isTooDeep: boolean; members: number } {
  let level = 0;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (opening.has(code)) level += 1;
    else if (closing.has(code)) level -= 1;
    else if (code === COMMA && level === 1) members += 1;
    if (level > MOST_JSON_LEVELS) return { isTooDeep: true, members };
  }
  return { isTooDeep: false, members: members + 1 };
}

/** Where the string that begins at `start` ends: at its closing quote, or with the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
