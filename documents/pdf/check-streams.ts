import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import { countPaints } from './count-paints.ts';
import { filtersOf, unpackChain } from './stream-filters.ts';

const latin = new TextDecoder('latin1');

/** How far before its "stream" a stream's dictionary is looked for. */
const dictionaryReach = 2000;

/**
 * Unpacks what holds text and fonts once and compares the checksums that packing left: pdf.js shows what it can of broken parts and
 * says nothing. Pictures are not unpacked.
 * @param onDrawing gets what a page draws, or a part of it
 * @returns whether a checksum does not fit
 * @throws DocumentRefusal when a part cannot be unpacked, or all of them are far more than a document
 */
export function hasWrongChecksum(bytes: Uint8Array, text: string, onDrawing?: (drawing: string) => void): boolean {
  // Locked parts are packed before they are locked; pdf.js opens those.
  if (text.includes('/Encrypt')) return false;
  let unpacked = 0;
  const drawn = { size: 0, paints: 0 };
  let isWrong = false;
  let at = text.indexOf('stream');
  for (; at >= 0; at = text.indexOf('stream', at + 6)) {
    if (!isStream(text, at)) continue;
    const start = at + (text[at + 6] === '\r' ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end < 0) throw damaged();
    const dictionary = dictionaryBefore(text, at);
    at = end;
    if (dictionary === undefined) isWrong = true;
    if (!dictionary || isPicture(dictionary)) continue;
    const packed = bytes.subarray(start, end);
    const tally = measure(isDrawing(dictionary), drawn, onDrawing !== undefined);
    const filters = filtersOf(dictionary, text);
    const isPlain = filters.join() === 'FlateDecode';
    try {
      if (!unpackChain(packed, filters, dictionary, documentLimits.partBytes, tally.sink, refuseTooMuch)) continue;
    } catch (cause) {
      if (cause instanceof DocumentRefusal) throw cause;
      if (isPlain) throw damaged(cause);
      isWrong = true;
    }
    const drawing = tally.drawing();
    if (drawing !== '') onDrawing?.(drawing);
    unpacked += tally.size();
    if (unpacked > documentLimits.unpackedBytes) throw tooMuch();
    // Only this way of packing keeps a checksum.
    if (isPlain) isWrong ||= !endsWith(bytes, start, end, tally.adler());
  }
  return isWrong;
}

const damaged = (cause?: unknown) =>
  new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });

const refuseTooMuch = (): never => {
  throw tooMuch();
};

const tooMuch = () => new DocumentRefusal('too-many-parts', 'The file unpacks to far more than a document holds.');

/** The word "stream" behind a dictionary, and not in a text or a picture. */
const isStream = (text: string, at: number): boolean =>
  /[\r\n]/.test(text[at + 6] ?? '') && />>\s*$/.test(text.slice(Math.max(0, at - 8), at));

/** The object's own text before its stream; undefined when its beginning is gone. */
function dictionaryBefore(text: string, at: number): string | undefined {
  const head = text.slice(Math.max(0, at - dictionaryReach), at);
  const start = head.lastIndexOf(' obj');
  return start < 0 || head.indexOf('endobj', start) >= 0 ? undefined : head.slice(start);
}

const isPicture = (dictionary: string): boolean => /\/Subtype\s*\/Image|\/Width\s*\d/.test(dictionary);

/** What a page draws, or a part of it: no font, no list of objects, no colours, no file in the file. */
const isDrawing = (dictionary: string): boolean =>
  !/\/(?:Length[123]\s|N\s+\d|Type\s*\/(?:XRef|ObjStm|Metadata|EmbeddedFile|CMap)|Subtype\s*\/(?!Form))/.test(
    dictionary,
  );

/** Measures what a stream unpacks to while it does. @throws DocumentRefusal when it, or all drawings so far, are more than is read */
function measure(isDrawn: boolean, drawn: { size: number; paints: number }, isKept: boolean) {
  let size = 0;
  let low = 1;
  let high = 0;
  const paintsIn = countPaints();
  const before = drawn.paints;
  const pieces: string[] = [];
  const sink = (data: Uint8Array): void => {
    size += data.length;
    if (size > documentLimits.partBytes) throw tooMuch();
    for (let from = 0; from < data.length; from += 3800) {
      const to = Math.min(from + 3800, data.length);
      for (let at = from; at < to; at += 1) {
        low += data[at] ?? 0;
        high += low;
      }
      low %= 65_521;
      high %= 65_521;
    }
    if (!isDrawn) return;
    drawn.size += data.length;
    if (isKept) pieces.push(latin.decode(data));
    drawn.paints = before + paintsIn(data);
    if (drawn.size > documentLimits.drawingBytes || drawn.paints > documentLimits.paints) throw tooMuch();
  };
  return { sink, drawing: () => pieces.join(''), size: () => size, adler: () => ((high << 16) | low) >>> 0 };
}

/** Whether the checksum stands at the stream's end, before at most a line break. */
function endsWith(bytes: Uint8Array, start: number, end: number, adler: number): boolean {
  for (let last = end; last >= end - 3 && last - 4 >= start; last -= 1) {
    const found = [4, 3, 2, 1].reduce((sum, back) => sum * 256 + (bytes[last - back] ?? 0), 0);
    if (found === adler) return true;
  }
  return false;
}
