import { inflateSync } from 'fflate';
import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import { crc32 } from './crc32.ts';

/** A part as the ZIP's list describes it. */
export interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  offset: number;
  /** Where it stands in the list of parts, to its end. */
  listed: { start: number; end: number };
}

/** A ZIP whose parts are unpacked one at a time, when they are asked for. */
export interface Zip {
  names: readonly string[];
  /** @throws DocumentRefusal when its size or checksum is not what the ZIP says, or the limits are reached */
  read(name: string): Uint8Array | undefined;
  readText(name: string): string | undefined;
}

const damaged = (cause: string) =>
  new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record and the longest comment behind it. */
const endReach = 22 + 65_535;

/** @throws DocumentRefusal when it is no whole ZIP, holds too much, or is encrypted */
export function openZip(bytes: Uint8Array): Zip {
  const entries = readEntries(bytes);
  let total = 0;
  const read = (name: string): Uint8Array | undefined => {
    const entry = entries.get(name) ?? entries.get(name.replace(/^\//, ''));
    if (!entry) return undefined;
    total += entry.unpacked;
    if (total > documentLimits.unpackedBytes) throw tooMuch();
    return unpack(bytes, entry);
  };
  return {
    names: [...entries.keys()],
    read,
    readText(name) {
      const part = read(name);
      return part && decodeXml(part);
    },
  };
}

const tooMuch = () => new DocumentRefusal('too-many-parts', 'The file unpacks to far more than a document holds.');

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/**
 * The parts by name, in their order.
 * @throws DocumentRefusal when the list is cut off, too long, or holds locked parts
 */
export function readEntries(bytes: Uint8Array): Map<string, Entry> {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > documentLimits.zipEntries) throw tooMuch();
  let at = view.getUint32(end + 16, true);
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw damaged('The list of parts is cut off.');
    if (view.getUint16(at + 8, true) & 1) {
      throw new DocumentRefusal('encrypted', 'This file is locked: save it without its password.');
    }
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameLength = 0] = lengths;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      listed: { start: at, end: at + 46 + lengths.reduce((sum, length) => sum + length, 0) },
    });
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

export function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at > last - endReach; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged('The end of the ZIP is missing.');
}

function unpack(bytes: Uint8Array, entry: Entry): Uint8Array {
  const { packed, unpacked, offset } = entry;
  if (unpacked > documentLimits.partBytes) throw tooMuch();
  if (unpacked > documentLimits.ratioFromBytes && unpacked > packed * documentLimits.ratio) throw tooMuch();
  const view = viewOf(bytes);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw damaged('A part is missing.');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) throw damaged('A part is cut off.');
  const data = inflate(bytes.subarray(start, start + packed), entry);
  if (data.length !== unpacked || crc32(data) !== entry.crc) throw damaged('A checksum does not fit.');
  return data;
}

function inflate(packed: Uint8Array, { method, unpacked }: Entry): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw damaged('A part is packed in an unknown way.');
  try {
    // A buffer of the promised size: what unpacks to more fails instead of growing.
    return inflateSync(packed, { out: new Uint8Array(unpacked) });
  } catch (cause) {
    throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });
  }
}

/** XML is UTF-8 unless its first bytes say UTF-16. */
function decodeXml(part: Uint8Array): string {
  const [first, second] = part;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(part);
}
