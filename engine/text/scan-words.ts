/**
 * Words with the marks that belong to them: C++, C#, .NET, Node.js, R&D, O'Neill. A full stop joins only short right
 * parts, because pasted postings glue sentences ("area.Company"). Hyphens and slashes separate words. Both cases are written out:
 * with `i` V8 looks for the other cases of all letters that there are, and needs 18 ms for the pattern instead of one.
 */
const word =
  /\.[Nn][Ee][Tt](?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’&_][\p{L}\p{N}]+|\.(?:[JjTt][Ss]|[Nn][Ee][Tt]|[Ii][Oo]|[Pp][Yy]|[Aa][Ii]|\p{N}+)(?![\p{L}\p{N}]))*(?:\+\+|\+|#)?/uy;

/** Where the plain letters end. */
const plain = 128;
const [dot, small, n] = ['.'.charCodeAt(0), 0x20, 'n'.charCodeAt(0)];
const isLetter = Uint8Array.from({ length: plain }, (_, code) => Number(/[a-z\d]/i.test(String.fromCharCode(code))));
/** Marks that may go on a word. */
const isJoint = Uint8Array.from({ length: plain }, (_, code) => Number("'&_+#".includes(String.fromCharCode(code))));

/** Called for a word from `start` to before `end`, with a hash of its characters. */
type VisitWord = (start: number, end: number, hash: number) => void;

/**
 * Finds every word, in order. Most are plain letters and digits with a space behind, and are found by their characters; the pattern looks
 * only at the others, because it takes longer than all else that is done with a word. Linear in the length.
 */
export function scanWords(text: string, visit: VisitWord): void {
  const { length } = text;
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at);
    let end = at;
    if (code < plain) {
      let hash = noHash;
      for (let next = code; next < plain && isLetter[next] === 1; next = text.charCodeAt(end)) {
        hash = addTo(hash, next);
        end += 1;
      }
      if (end === at ? !mayBeginWithDot(text, at) : !mayGoOn(text, end)) {
        if (end > at) visit(at, end, hash);
        at = Math.max(end, at + 1);
        continue;
      }
    }
    word.lastIndex = at;
    end = word.test(text) ? word.lastIndex : at;
    if (end > at) visit(at, end, hashOf(text, at, end));
    at = end > at ? end : at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  }
}

function mayBeginWithDot(text: string, at: number): boolean {
  return text.charCodeAt(at) === dot && (text.charCodeAt(at + 1) | small) === n;
}

/** Whether a word of plain letters may go on at `end`. */
function mayGoOn(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (code >= plain || isJoint[code] === 1) return true;
  const next = text.charCodeAt(end + 1);
  return code === dot && (next >= plain || isLetter[next] === 1);
}

/** FNV-1a, step by step. */
const noHash = 0x811c9dc5 | 0;

function addTo(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

function hashOf(text: string, from: number, to: number): number {
  let hash = noHash;
  for (let at = from; at < to; at += 1) hash = addTo(hash, text.charCodeAt(at));
  return hash;
}
