/** Stands for what a text has more characters than what a person reads of it; a character of no text. */
export const owed = '\uFFFF';

/** A text that is read otherwise than it is written, as long as its source, and the offset in the source of each character; none where nothing has moved. */
export interface MovedText {
  text: string;
  sourceOf: Int32Array | undefined;
}

/** Moves what is owed, and spaces beside spaces, to the end of each line that has any. Linear. */
export function closeGaps(text: string): MovedText {
  if (!text.includes(owed)) return { text, sourceOf: undefined };
  const sourceOf = Int32Array.from({ length: text.length }, (_, index) => index);
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from) + 1 || text.length;
    const line = text.slice(from, end);
    parts.push(line.includes(owed) ? closeLine(line, from, sourceOf) : line);
    from = end;
  }
  return { text: parts.join(''), sourceOf };
}

function closeLine(line: string, from: number, sourceOf: Int32Array): string {
  let read = '';
  const ends = line.endsWith('\n') ? '\n' : '';
  for (let at = 0; at < line.length - ends.length; at += 1) {
    const character = line.charAt(at);
    if (character === owed || (character === ' ' && read.endsWith(' '))) continue;
    sourceOf[from + read.length] = from + at;
    read += character;
  }
  return read.padEnd(line.length - ends.length) + ends;
}

/** The offsets in the source of a text that moved twice: first to `first`, then from there to `second`. */
export function movedTwice(first: Int32Array | undefined, second: Int32Array | undefined): Int32Array | undefined {
  return first && second ? second.map((at) => first[at] ?? at) : (first ?? second);
}
