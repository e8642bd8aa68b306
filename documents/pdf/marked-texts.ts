/** A stretch that a page's drawing marks: its tag, its number, and the text that it stands for, where the file says so. */
export interface Mark {
  tag: string;
  /** Null without one; undefined where it stands elsewhere in the file. */
  id: number | null | undefined;
  text: string | undefined;
}

/** A name, a text in brackets, a dictionary's edge, hex digits, or a word. Each begins with another character. */
const token = /\/([^\s()<>[\]{}/%]*)|(\()|(<<|>>)|<([0-9A-Fa-f\s]*)>|([^\s()<>[\]{}/%]+)/g;

/** Longer ones are no replacement of a few letters. */
const longestText = 200;

/**
 * The stretches that a content stream marks, in order (PDF 32000-1, 14.6). pdf.js tells their tags and numbers, but not the text that
 * each stands for (14.9.4), which is where browsers say what letters mean that a font draws in parts. Linear in the length.
 */
export function listMarks(drawing: string): Mark[] {
  const marks: Mark[] = [];
  let mark: Mark = { tag: '', id: null, text: undefined };
  let key = '';
  let depth = 0;
  token.lastIndex = 0;
  for (let found = token.exec(drawing); found; found = token.exec(drawing)) {
    const [, name, bracket, edge, hex, word] = found;
    if (name !== undefined) {
      if (depth === 0 && mark.tag === '') mark.tag = name;
      // Properties by name are in the page's resources.
      else if (depth === 0) mark.id = undefined;
      key = name;
    } else if (edge) depth = Math.max(0, depth + (edge === '<<' ? 1 : -1));
    else if (hex !== undefined) {
      if (key === 'ActualText') mark.text = decodeHex(hex);
    } else if (bracket) {
      const end = endOfText(drawing, token.lastIndex);
      if (key === 'ActualText') mark.text = decodeText(drawing.slice(token.lastIndex, end));
      token.lastIndex = end + 1;
    } else if (depth > 0) {
      if (key === 'MCID' && mark.id === null) mark.id = Number(word);
    } else if (word !== undefined && !/^[-+.\d]/.test(word)) {
      if (word === 'BDC' || word === 'BMC') marks.push(mark);
      // What a picture within the stream consists of is no word.
      if (word === 'ID') token.lastIndex = endOfPicture(drawing, token.lastIndex);
      mark = { tag: '', id: null, text: undefined };
    }
  }
  return marks;
}

/** Where a text in brackets ends; brackets within it come in pairs or behind a backslash. */
function endOfText(drawing: string, from: number): number {
  let depth = 1;
  for (let at = from; at < drawing.length; at += 1) {
    const character = drawing[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return drawing.length;
}

function endOfPicture(drawing: string, from: number): number {
  const end = /\sEI\s/g;
  end.lastIndex = from;
  return end.exec(drawing) ? end.lastIndex : drawing.length;
}

function decodeHex(hex: string): string | undefined {
  const digits = hex.replace(/\s/g, '').slice(0, 4 * longestText);
  return decodeText(
    digits.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16))),
    true,
  );
}

const utf16 = new TextDecoder('utf-16be');

/** UTF-16 behind its mark, else letters as they are; a text with escapes in it is left alone. */
function decodeText(raw: string, isHex = false): string | undefined {
  // Latin-1 was decoded as Windows-1252.
  if (raw.length > 2 * longestText || (!isHex && /[\\\u0100-\uFFFF]/.test(raw))) return undefined;
  if (!raw.startsWith('\u00FE\u00FF')) return raw;
  return utf16.decode(Uint8Array.from(raw.slice(2), (character) => character.charCodeAt(0)));
}
