import { DocumentRefusal } from '../document-refusal.ts';

/** A piece of RTF: a group's border, a control word with its number, or a byte of text. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  | { kind: 'text'; bytes: Uint8Array }
  /** Pictures and the like are skipped whole. */
  | { kind: 'byte'; byte: number };

const damaged = () => new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.');

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The tokens of an RTF file, one after the other, in one pass. */
export function* scanRtf(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x7b) yield { kind: 'open' };
    else if (byte === 0x7d) yield { kind: 'close' };
    else if (byte === 0x5c) {
      const { token, next } = readControl(bytes, at + 1);
      if (token) yield token;
      at = next;
      continue;
    } else if (byte !== 0x0a && byte !== 0x0d && byte !== 0) {
      const start = at;
      while (at < bytes.length && !isSpecial(bytes[at] ?? 0)) at += 1;
      yield { kind: 'text', bytes: bytes.subarray(start, at) };
      continue;
    }
    at += 1;
  }
}

const isSpecial = (byte: number): boolean =>
  byte === 0x7b || byte === 0x7d || byte === 0x5c || byte === 0x0a || byte === 0x0d || byte === 0;

function readControl(bytes: Uint8Array, from: number): { token: RtfToken | undefined; next: number } {
  const code = bytes[from];
  if (code === undefined) throw damaged();
  if (!isLetter(code)) return readSymbol(bytes, from, code);
  let at = from;
  while (at < bytes.length && at - from < 40 && isLetter(bytes[at] ?? 0)) at += 1;
  const word = String.fromCharCode(...bytes.subarray(from, at));
  const sign = bytes[at] === 0x2d ? at + 1 : at;
  let digits = sign;
  while (digits < bytes.length && digits - sign < 10 && isDigit(bytes[digits] ?? 0)) digits += 1;
  const value = digits > sign ? Number(String.fromCharCode(...bytes.subarray(at, digits))) : undefined;
  let next = value === undefined ? at : digits;
  // One space ends a control word and is no text.
  if (bytes[next] === 0x20) next += 1;
  // Raw bytes follow, whatever they look like.
  if (word === 'bin' && value !== undefined && value > 0) next += value;
  return { token: { kind: 'word', word, value }, next };
}

function readSymbol(bytes: Uint8Array, from: number, code: number): { token: RtfToken | undefined; next: number } {
  if (code === 0x27) {
    const byte = Number.parseInt(String.fromCharCode(...bytes.subarray(from + 1, from + 3)), 16);
    return { token: Number.isNaN(byte) ? undefined : { kind: 'byte', byte }, next: from + 3 };
  }
  const word = String.fromCharCode(code);
  if (code === 0x5c || code === 0x7b || code === 0x7d) return { token: { kind: 'byte', byte: code }, next: from + 1 };
  return {
    token: { kind: 'word', word: code === 0x0a || code === 0x0d ? 'par' : word, value: undefined },
    next: from + 1,
  };
}
