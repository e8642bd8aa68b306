import { expect, test } from 'vitest';
import { countPaints } from './count-paints.ts';
import { type Sink, unpackBase85, unpackHex, unpackLzw, unpackRuns } from './unpack-filters.ts';

function unpacked(run: (sink: Sink) => void): number[] {
  const bytes: number[] = [];
  run((data) => bytes.push(...data));
  return bytes;
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textOf = (bytes: readonly number[]) => String.fromCharCode(...bytes);

test('LZW unpacks the example of the standard', () => {
  const packed = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
  expect(unpacked((sink) => unpackLzw(packed, 1, sink))).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
});

test('runs unpack copies and repetitions, up to their end', () => {
  const packed = Uint8Array.of(2, 1, 2, 3, 254, 7, 128, 9, 9);
  expect(unpacked((sink) => unpackRuns(packed, sink))).toEqual([1, 2, 3, 7, 7, 7]);
});

test('hexadecimal and base 85 unpack to their bytes', () => {
  expect(textOf(unpacked((sink) => unpackHex(bytesOf('48 65 6C 6c 6F>'), sink)))).toBe('Hello');
  expect(textOf(unpacked((sink) => unpackBase85(bytesOf('87cURD]i,"Ebo80~>'), sink)))).toBe('Hello World!');
  expect(unpacked((sink) => unpackBase85(bytesOf('z~>'), sink))).toEqual([0, 0, 0, 0]);
});

test('paints are counted over pieces, and nothing else is one', () => {
  const count = countPaints();
  count(bytesOf('0 0 m 1 1 l S\n0 0 1 1 re f'));
  expect(count(bytesOf('*\n1 0 0 rg /f 9 Tf q Q BT ET W n '))).toBe(3);
});
