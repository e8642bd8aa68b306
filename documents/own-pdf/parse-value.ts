/** A value as PDF writes it. A word is an operator of a content stream, or a keyword around objects. */
export type PdfValue =
  | number
  | { kind: 'name' | 'text' | 'hex' | 'word'; value: string }
  | { kind: 'reference'; id: number }
  | { kind: 'list'; items: readonly PdfValue[] }
  | PdfDictionary;

export interface PdfDictionary {
  kind: 'dictionary';
  entries: ReadonlyMap<string, PdfValue>;
}

/** Where a text is being read. */
export interface Scanner {
  text: string;
  at: number;
}

/** What the reader does not know is a fault: the files are our own. */
export class OwnPdfFault extends Error {
  override readonly name = 'OwnPdfFault';
}

const reference = /(\d{1,7}) 0 R(?![\w])/y;
const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?![\w.])/y;
const word = /[A-Za-z'"*][A-Za-z0-9'"*]*/y;
const name = /\/([^\s()<>[\]{}/%]*)/y;
const hex = /<([0-9A-Fa-f\s]*)>/y;
const space = /[\s\0]*/y;

/** What the pattern finds where the scanner stands; the scanner moves behind it. */
function take(scanner: Scanner, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = scanner.at;
  const found = pattern.exec(scanner.text);
  if (!found) return undefined;
  scanner.at += found[0].length;
  return found;
}

/** The next value, or undefined at the end. @throws OwnPdfFault */
export function parseValue(scanner: Scanner): PdfValue | undefined {
  take(scanner, space);
  const { text, at } = scanner;
  if (at >= text.length) return undefined;
  if (text.startsWith('<<', at)) return parseDictionary(scanner);
  if (text[at] === '[') return parseList(scanner);
  if (text[at] === '(') return parseText(scanner);
  const referred = take(scanner, reference);
  if (referred) return { kind: 'reference', id: Number(referred[1]) };
  const counted = take(scanner, number);
  if (counted) return Number(counted[0]);
  const named = take(scanner, name);
  if (named) return { kind: 'name', value: named[1] ?? '' };
  const digits = take(scanner, hex);
  if (digits) return { kind: 'hex', value: (digits[1] ?? '').replace(/\s/g, '') };
  const operator = take(scanner, word);
  if (operator) return { kind: 'word', value: operator[0] };
  throw new OwnPdfFault(`Nothing known stands at ${at}.`);
}

function parseDictionary(scanner: Scanner): PdfDictionary {
  scanner.at += 2;
  const entries = new Map<string, PdfValue>();
  for (;;) {
    take(scanner, space);
    if (scanner.text.startsWith('>>', scanner.at)) break;
    const key = take(scanner, name)?.[1];
    const value = parseValue(scanner);
    if (key === undefined || value === undefined) throw new OwnPdfFault('A dictionary is broken.');
    entries.set(key, value);
  }
  scanner.at += 2;
  return { kind: 'dictionary', entries };
}

function parseList(scanner: Scanner): PdfValue {
  scanner.at += 1;
  const items: PdfValue[] = [];
  for (;;) {
    take(scanner, space);
    if (scanner.text[scanner.at] === ']') break;
    const value = parseValue(scanner);
    if (value === undefined) throw new OwnPdfFault('A list is broken.');
    items.push(value);
  }
  scanner.at += 1;
  return { kind: 'list', items };
}

/** A text in brackets, as it is written: nothing that is compared is written so. */
function parseText(scanner: Scanner): PdfValue {
  const start = scanner.at + 1;
  let depth = 0;
  for (; scanner.at < scanner.text.length; scanner.at += 1) {
    const character = scanner.text[scanner.at];
    if (character === '\\') scanner.at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) break;
  }
  if (depth !== 0) throw new OwnPdfFault('A text does not end.');
  scanner.at += 1;
  return { kind: 'text', value: scanner.text.slice(start, scanner.at - 1) };
}
