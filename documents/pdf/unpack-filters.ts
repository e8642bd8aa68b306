import { Inflate } from 'fflate';

/** Takes unpacked bytes in pieces; throws when they are more than it takes. */
export type Sink = (data: Uint8Array) => void;

const piece = 65_536;

/** Unpacks zlib's bytes piece by piece, so that a bomb is noticed before it is held. */
export function inflateInto(packed: Uint8Array, sink: Sink): void {
  const inflate = new Inflate((data) => sink(data));
  // Two bytes of zlib's own before the packed ones.
  for (let at = 2; at < packed.length; at += piece) {
    inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length);
  }
}

/** Runs of one byte: "length, bytes" or "257 - length, byte". */
export function unpackRuns(packed: Uint8Array, sink: Sink): void {
  for (let at = 0; at < packed.length; ) {
    const length = packed[at] ?? 128;
    if (length === 128) return;
    if (length < 128) sink(packed.subarray(at + 1, at + 2 + length));
    else sink(new Uint8Array(257 - length).fill(packed[at + 1] ?? 0));
    at += length < 128 ? length + 2 : 2;
  }
}

const clearTable = 256;
const endOfData = 257;
const mostCodes = 4096;

/** LZW as PDF has it: codes of 9 to 12 bits, the highest bit first. `early` is 1 where codes grow one code before they must. */
export function unpackLzw(packed: Uint8Array, early: 0 | 1, sink: Sink): void {
  const prefix = new Int16Array(mostCodes).fill(-1);
  const last = Uint8Array.from({ length: mostCodes }, (_, code) => code & 0xff);
  const lengths = new Uint16Array(mostCodes).fill(1);
  let [next, width, bits, held, before] = [258, 9, 0, 0, -1];
  const wordOf = (code: number): Uint8Array => {
    const word = new Uint8Array(lengths[code] ?? 1);
    for (let at = word.length - 1, own = code; at >= 0; at -= 1) {
      word[at] = last[own] ?? 0;
      own = prefix[own] ?? -1;
    }
    return word;
  };
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === endOfData) return;
    if (code === clearTable) [next, width, before] = [258, 9, -1];
    else {
      if (before >= 0 && next < mostCodes) {
        prefix[next] = before;
        lengths[next] = (lengths[before] ?? 1) + 1;
        last[next] = wordOf(code < next ? code : before)[0] ?? 0;
        next += 1;
      }
      if (code >= next) return;
      sink(wordOf(code));
      before = code;
    }
    if (next + early >= 1 << width && width < 12) width += 1;
  }
}

/** Two hexadecimal digits a byte, up to ">". */
export function unpackHex(packed: Uint8Array, sink: Sink): void {
  const digits =
    new TextDecoder('latin1')
      .decode(packed)
      .split('>')[0]
      ?.replace(/[^0-9A-Fa-f]/g, '') ?? '';
  sink(Uint8Array.from({ length: (digits.length + 1) >> 1 }, (_, at) => Number.parseInt(digits.substr(at * 2, 2), 16)));
}

/** Five of 85 characters for four bytes, "z" for four zeros, up to "~". */
export function unpackBase85(packed: Uint8Array, sink: Sink): void {
  let group: number[] = [];
  const flush = (count: number) => {
    const value = [...group, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    sink(Uint8Array.from([24, 16, 8, 0].slice(0, count), (shift) => Math.floor(value / 2 ** shift) & 0xff));
    group = [];
  };
  for (const byte of packed) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) sink(new Uint8Array(4));
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) flush(group.length - 1);
}
