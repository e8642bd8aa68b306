import { unzlibSync } from 'fflate';
import { hasWrongChecksum } from '../pdf/check-streams.ts';
import { requireWhole } from '../pdf/require-whole.ts';
import { OwnPdfFault, type PdfDictionary, type PdfValue, parseValue } from './parse-value.ts';

const latin = new TextDecoder('latin1');

/** A file that was just written, by its table of objects. */
export interface OwnPdf {
  /** The catalogue. */
  root: PdfDictionary;
  /** A value, or what it refers to. @throws OwnPdfFault */
  resolve(value: PdfValue | undefined): PdfValue;
  dictionary(value: PdfValue | undefined): PdfDictionary;
  list(value: PdfValue | undefined): readonly PdfValue[];
  number(value: PdfValue | undefined): number;
  /** The unpacked bytes of a stream. */
  stream(value: PdfValue | undefined): Uint8Array;
}

/**
 * Opens a PDF as we write it: one table, no packed objects, one kind of packing. Every place in the table and every checksum must fit.
 * @throws OwnPdfFault for anything else
 */
export function openOwnPdf(bytes: Uint8Array): OwnPdf {
  const text = latin.decode(bytes);
  requireWhole(text);
  if (hasWrongChecksum(bytes, text)) throw new OwnPdfFault('A checksum does not fit.');
  const { places, trailer } = readTable(text);
  const known = new Map<number, PdfValue>();

  function object(id: number): { value: PdfValue; end: number } {
    const head = `${id} 0 obj\n`;
    const place = places[id];
    if (place === undefined || !text.startsWith(head, place))
      throw new OwnPdfFault(`Object ${id} is not in its place.`);
    const scanner = { text, at: place + head.length };
    const value = parseValue(scanner);
    if (value === undefined) throw new OwnPdfFault(`Object ${id} is empty.`);
    return { value, end: scanner.at };
  }
  function resolve(value: PdfValue | undefined): PdfValue {
    if (value === undefined) throw new OwnPdfFault('A value is missing.');
    if (typeof value === 'number' || value.kind !== 'reference') return value;
    const found = known.get(value.id) ?? object(value.id).value;
    known.set(value.id, found);
    return found;
  }
  function dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = resolve(value);
    if (typeof found === 'number' || found.kind !== 'dictionary') throw new OwnPdfFault('A dictionary is missing.');
    return found;
  }
  function number(value: PdfValue | undefined): number {
    const found = resolve(value);
    if (typeof found !== 'number') throw new OwnPdfFault('A number is missing.');
    return found;
  }
  function list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = resolve(value);
    if (typeof found === 'number' || found.kind !== 'list') throw new OwnPdfFault('A list is missing.');
    return found.items;
  }
  function stream(value: PdfValue | undefined): Uint8Array {
    if (value === undefined || typeof value === 'number' || value.kind !== 'reference') {
      throw new OwnPdfFault('A stream is missing.');
    }
    const { value: head, end } = object(value.id);
    const { entries } = dictionary(head);
    const start = end + '\nstream\n'.length;
    const last = start + number(entries.get('Length'));
    if (text.slice(end, start) !== '\nstream\n' || !text.startsWith('\nendstream', last)) {
      throw new OwnPdfFault(`The stream ${value.id} is not as long as it says.`);
    }
    return entries.has('Filter') ? unzlibSync(bytes.subarray(start, last)) : bytes.subarray(start, last);
  }
  const root = dictionary(trailer.entries.get('Root'));
  return { root, resolve, dictionary, list, number, stream };
}

function readTable(text: string): { places: (number | undefined)[]; trailer: PdfDictionary } {
  const at = Number(/startxref\s(\d{1,9})\s/.exec(text.slice(text.lastIndexOf('startxref')))?.[1]);
  const head = /^xref\n0 (\d{1,6})\n/.exec(text.slice(at, at + 30));
  if (!head) throw new OwnPdfFault('The table of objects is not where the file says.');
  const start = at + head[0].length;
  const entry = 20;
  const places = Array.from({ length: Number(head[1]) }, (_, id) => {
    const line = /^(\d{10}) \d{5} ([nf])/.exec(text.slice(start + id * entry, start + (id + 1) * entry));
    if (!line) throw new OwnPdfFault('The table of objects is broken.');
    return line[2] === 'n' ? Number(line[1]) : undefined;
  });
  const scanner = { text, at: start + places.length * entry };
  const keyword = parseValue(scanner);
  const trailer = parseValue(scanner);
  const isTrailer = typeof keyword === 'object' && keyword.kind === 'word' && keyword.value === 'trailer';
  if (!isTrailer || typeof trailer !== 'object' || trailer.kind !== 'dictionary') {
    throw new OwnPdfFault('The trailer is missing.');
  }
  return { places, trailer };
}
