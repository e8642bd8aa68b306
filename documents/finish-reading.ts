import { DocumentRefusal } from './document-refusal.ts';
import { documentLimits } from './limits.ts';
import type { DocumentKind, DocumentLine, DocumentText, LooseLine, Reading } from './types.ts';

/** Gives every line its place in the text. A reading without a word is refused: an empty field would look like a fault of ours. */
export function finishReading(kind: DocumentKind, reading: Reading): DocumentText {
  if (reading.lines.length > documentLimits.lines) throw tooLong();
  let at = 0;
  const lines: DocumentLine[] = [];
  for (const line of reading.lines) {
    const text = cleanLine(line);
    lines.push({ ...line, text, start: at, end: at + text.length });
    at += text.length + 1;
  }
  if (at > documentLimits.characters) throw tooLong();
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) {
    throw new DocumentRefusal('empty', 'The document holds no words.');
  }
  const text = lines.map((line) => line.text).join('\n');
  const { pages = [], warnings, streamText = text } = reading;
  return { kind, pages, lines, warnings, text, streamText };
}

const tooLong = () => new DocumentRefusal('too-large', 'The document has too much text.');

/** One line: no break, no control character. */
function cleanLine({ text }: LooseLine): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a text field
  return text.replace(/[\u0000-\u0008\u000A-\u001F\u007F\u0085\u2028\u2029]+/g, ' ').trim();
}
