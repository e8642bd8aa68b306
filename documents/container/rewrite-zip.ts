import { deflateSync } from 'fflate';
import { DocumentRefusal } from '../document-refusal.ts';
import { crc32 } from './crc32.ts';
import { type Entry, findEnd, readEntries, viewOf } from './zip.ts';

/** "A descriptor follows": a rewritten part has its sizes in its header. */
const DESCRIPTOR_FLAG = 8;

/**
 * The ZIP with other content in some of its parts. Every other part is copied as it is, compressed bytes and all. The same
 * input gives the same bytes.
 * @throws DocumentRefusal when it is no whole ZIP
 */
export function rewriteZip(bytes: Uint8Array, changed: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries = [...readEntries(bytes).values()].sort((a, b) => a.offset - b.offset);
  const end = findEnd(viewOf(bytes));
  const listStart = viewOf(bytes).getUint32(end + 16, true);
  if (entries.length !== viewOf(bytes).getUint16(end + 10, true)) {
    throw new DocumentRefusal('damaged', 'The file is damaged: two of its parts have one name.');
  }
  const pieces: Uint8Array[] = [bytes.subarray(0, entries[0]?.offset ?? listStart)];
  const list = bytes.slice(listStart, end);
  let at = pieces[0]?.length ?? 0;
  for (const [index, entry] of entries.entries()) {
    const own = bytes.subarray(entry.offset, entries[index + 1]?.offset ?? listStart);
    const content = changed.get(entry.name);
    const written: Written = content ? rewriteEntry(own, content) : { record: own };
    relist(list, entry, listStart, at, written.sizes);
    pieces.push(written.record);
    at += written.record.length;
  }
  const tail = bytes.slice(end);
  viewOf(tail).setUint32(16, at, true);
  return joined([...pieces, list, tail]);
}

interface Sizes {
  crc: number;
  packed: number;
  unpacked: number;
}

interface Written {
  record: Uint8Array;
  sizes?: Sizes;
}

function rewriteEntry(own: Uint8Array, content: Uint8Array): Written {
  const view = viewOf(own);
  const header = own.slice(0, 30 + view.getUint16(26, true) + view.getUint16(28, true));
  const data = deflateSync(content);
  const sizes = { crc: crc32(content), packed: data.length, unpacked: content.length };
  writeSizes(viewOf(header), 6, sizes);
  return { record: joined([header, data]), sizes };
}

/** Both headers have flags, method, time, date, checksum and sizes in this order. */
function writeSizes(view: DataView, flags: number, { crc, packed, unpacked }: Sizes): void {
  view.setUint16(flags, view.getUint16(flags, true) & ~DESCRIPTOR_FLAG, true);
  view.setUint16(flags + 2, 8, true);
  view.setUint32(flags + 8, crc, true);
  view.setUint32(flags + 12, packed, true);
  view.setUint32(flags + 16, unpacked, true);
}

function relist(list: Uint8Array, entry: Entry, listStart: number, offset: number, sizes: Sizes | undefined): void {
  const view = new DataView(list.buffer, list.byteOffset + entry.listed.start - listStart);
  view.setUint32(42, offset, true);
  if (sizes) writeSizes(view, 8, sizes);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
