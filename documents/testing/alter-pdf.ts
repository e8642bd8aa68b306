import { unzlibSync, zlibSync } from 'fflate';

const latin = new TextDecoder('latin1');

/** Parts of a PDF of ours, to be changed in a test. */
export interface PdfParts {
  /** The text of an object, without its stream. */
  head: string;
  /** The unpacked stream; undefined where there is none. */
  stream: Uint8Array | undefined;
}

/**
 * A PDF of ours with one of its objects changed, packed and tabled anew: a whole file that says something else. Throws if no object was
 * changed.
 */
export function alterPdf(bytes: Uint8Array, change: (part: PdfParts) => PdfParts | undefined): Uint8Array {
  const text = latin.decode(bytes);
  const table = Number(/startxref\s(\d+)/.exec(text)?.[1]);
  const places = Array.from(text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm), ([, place]) => Number(place));
  const ends = [...places.toSorted((a, b) => a - b), table];
  const chunks: Uint8Array[] = [bytes.slice(0, ends[0])];
  const moved = new Map<number, number>();
  let isChanged = false;
  let size = ends[0] ?? 0;
  for (const [index, start] of ends.slice(0, -1).entries()) {
    const own = bytes.slice(start, ends[index + 1]);
    const changed: PdfParts | undefined = isChanged ? undefined : change(partOf(own));
    isChanged ||= changed !== undefined;
    const chunk = changed ? joinPart(changed) : own;
    moved.set(start, size);
    size += chunk.length;
    chunks.push(chunk);
  }
  if (!isChanged) throw new Error('No object was changed.');
  const entry = (line: string) => String(moved.get(Number(line.slice(0, 10)))).padStart(10, '0') + line.slice(10);
  const tail = text
    .slice(table)
    .replace(/^\d{10} \d{5} n/gm, entry)
    .replace(/startxref\s\d+/, `startxref\n${size}`);
  chunks.push(new TextEncoder().encode(tail));
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}

function partOf(object: Uint8Array): PdfParts {
  const text = latin.decode(object);
  const start = text.indexOf('\nstream\n');
  if (start < 0) return { head: text, stream: undefined };
  const packed = object.slice(start + 8, text.lastIndexOf('\nendstream'));
  return {
    head: text.slice(0, start),
    stream: text.slice(0, start).includes('/Filter') ? unzlibSync(packed) : undefined,
  };
}

function joinPart({ head, stream }: PdfParts): Uint8Array {
  const encode = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  if (!stream) return encode(head);
  const packed = zlibSync(stream);
  const start = encode(`${head.replace(/\/Length \d+/, `/Length ${packed.length}`)}\nstream\n`);
  return Uint8Array.from([...start, ...packed, ...encode('\nendstream\nendobj\n')]);
}
