import { inflateInto, type Sink, unpackBase85, unpackHex, unpackLzw, unpackRuns } from './unpack-filters.ts';

const shortNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
};

/** The names of the filters that a stream was packed with, the last one first; they may stand in an object of their own. */
export function filtersOf(dictionary: string, text: string): string[] {
  const found = /\/Filter\s*(\[[^\]]{0,300}|\/[^\s/<>[\]]{1,60}|\d{1,7}(?= \d{1,5} R))/.exec(dictionary)?.[1] ?? '';
  const names = /^\d/.test(found) ? objectAt(text, found) : found;
  return Array.from(names.matchAll(/\/([^\s/<>[\]]{1,60})/g), ([, name = '']) => {
    const plain = name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return shortNames[plain] ?? plain;
  });
}

/** The beginning of an object. */
function objectAt(text: string, id: string): string {
  const at = text.search(new RegExp(`(?<!\\d)${id} \\d{1,5} obj`));
  return at < 0 ? '' : (text.slice(at, at + 300).split('endobj')[0] ?? '');
}

/**
 * Unpacks a stream through all its filters into `sink`; what lies between two of them is held, and must be less than `most` bytes.
 * @param onTooMuch throws
 * @returns false for a filter that does not pack text
 */
export function unpackChain(
  packed: Uint8Array,
  filters: readonly string[],
  dictionary: string,
  most: number,
  sink: Sink,
  onTooMuch: () => never,
): boolean {
  if (filters.length === 0) sink(packed);
  let data = packed;
  for (const [index, filter] of filters.entries()) {
    const unpack = unpackers[filter];
    if (!unpack) return false;
    if (index === filters.length - 1) unpack(data, sink, dictionary);
    else data = hold(most, onTooMuch, (keep) => unpack(data, keep, dictionary));
  }
  return true;
}

type Unpack = (packed: Uint8Array, sink: Sink, dictionary: string) => void;

const unpackers: Readonly<Record<string, Unpack>> = {
  FlateDecode: inflateInto,
  LZWDecode: (packed, sink, dictionary) => unpackLzw(packed, /\/EarlyChange\s+0/.test(dictionary) ? 0 : 1, sink),
  RunLengthDecode: unpackRuns,
  ASCIIHexDecode: unpackHex,
  ASCII85Decode: unpackBase85,
};

function hold(most: number, onTooMuch: () => never, run: (sink: Sink) => void): Uint8Array {
  let buffer = new Uint8Array(4096);
  let size = 0;
  run((data) => {
    if (size + data.length > most) onTooMuch();
    if (size + data.length > buffer.length) {
      const larger = new Uint8Array(Math.min(most, Math.max(buffer.length * 2, size + data.length)));
      larger.set(buffer.subarray(0, size));
      buffer = larger;
    }
    buffer.set(data, size);
    size += data.length;
  });
  return buffer.subarray(0, size);
}
