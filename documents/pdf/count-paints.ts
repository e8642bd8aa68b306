const paints = new Set([...'fFBbSsn'].map((letter) => letter.charCodeAt(0)));
const star = '*'.charCodeAt(0);
const slash = '/'.charCodeAt(0);
/** White space and brackets. */
const separators = new Set([0, 9, 10, 12, 13, 32, ...[...'()<>[]'].map((mark) => mark.charCodeAt(0))]);

/** Counts the operators of a content stream that paint a path, over its pieces. A lone "n" within a shown text counts too. */
export function countPaints(): (data: Uint8Array) => number {
  let length = 0;
  let first = 0;
  let second = 0;
  let count = 0;
  return (data) => {
    for (const byte of data) {
      if (byte !== slash && !separators.has(byte)) {
        length += 1;
        if (length === 1) first = byte;
        else if (length === 2) second = byte;
        continue;
      }
      if (paints.has(first) && (length === 1 || (length === 2 && second === star))) count += 1;
      // A name is no operator.
      length = byte === slash ? 1 : 0;
      first = byte;
    }
    return count;
  };
}
