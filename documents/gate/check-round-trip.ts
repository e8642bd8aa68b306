import { bareLine } from '../edit/line-words.ts';
import type { DocumentLine, LineRole } from '../types.ts';
import type { PrintedLine, PrintedResume, PrintedRole } from '../write/printed-resume.ts';
import { splitDates } from '../write/split-dates.ts';

/** What is written and read back. */
export type CheckedFormat = 'pdf' | 'docx' | 'markdown' | 'json-resume';

const names: Record<Exclude<CheckedFormat, 'pdf'>, string> = {
  docx: 'resume.docx',
  markdown: 'resume.md',
  'json-resume': 'resume.json',
};

const roles: Record<PrintedRole, LineRole> = {
  name: 'heading',
  heading: 'heading',
  entry: 'heading',
  contact: 'line',
  detail: 'line',
  line: 'line',
  bullet: 'bullet',
};

/**
 * Reads a file that was just written from its own bytes. Gives what differs: undefined if all words are there in their order, and every
 * line and heading is one. Rejects when it cannot be read.
 */
export async function checkRoundTrip(
  bytes: Uint8Array,
  format: CheckedFormat,
  resume: PrintedResume,
  dates: 'inline' | 'aligned',
): Promise<string | undefined> {
  if (format === 'pdf') {
    const { readOwnPdf } = await import('../own-pdf/read-own-pdf.ts');
    return differenceOf(readOwnPdf(bytes), resume, dates);
  }
  const { readDocument } = await import('../read-document.ts');
  const { lines } = await readDocument(bytes, names[format]);
  if (format === 'json-resume') return missingWord(lines, resume);
  return differenceOf({ lines, tagged: lines.map(readLine) }, resume, dates);
}

export interface PlainLine {
  role: LineRole;
  text: string;
}

/** The lines that a resume is to be read back as. */
export const expectedLines = (resume: PrintedResume, dates: 'inline' | 'aligned'): PlainLine[] =>
  resume.lines.map((line) => ({ role: roles[line.role], text: textOf(line, dates) }));

/** What differs between a resume and a reading of its file: the words by their place, lines and headings by what the file says of them. */
export function differenceOf(
  { lines, tagged }: { lines: readonly DocumentLine[]; tagged: readonly PlainLine[] },
  resume: PrintedResume,
  dates: 'inline' | 'aligned',
): string | undefined {
  const expected = expectedLines(resume, dates);
  const order = firstDifference(wordsOf(expected), wordsOf(lines.map(({ text }) => ({ text: bareLine(text) }))));
  return order === undefined ? differingLine(expected, tagged, dates) : `The words differ: ${order}`;
}

/** Dates at the right edge have lost what divided them from their title. */
function textOf(line: PrintedLine, dates: 'inline' | 'aligned'): string {
  const split = dates === 'aligned' ? splitDates(line) : undefined;
  return bareLine(split ? `${split.title} ${split.dates}` : line.text);
}

/** Words as every reader divides them: whatever is not a letter or a digit may stand apart. */
const wordsOf = (lines: readonly { text: string }[]): string[] =>
  lines.flatMap(({ text }) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);

function firstDifference(expected: readonly string[], read: readonly string[]): string | undefined {
  const length = Math.max(expected.length, read.length);
  for (let at = 0; at < length; at += 1) {
    if (expected[at] !== read[at]) return `${expected[at] ?? 'nothing'} was read as ${read[at] ?? 'nothing'}.`;
  }
  return undefined;
}

/** A name is the first heading, and contact data are lines: not every format tells them apart. */
const plainRoles: Readonly<Partial<Record<LineRole, LineRole>>> = { name: 'heading', contact: 'line', row: 'line' };

const readLine = ({ role, text }: DocumentLine): PlainLine => ({
  role: plainRoles[role] ?? role,
  text: bareLine(text.normalize('NFC')),
});

/** Without what may divide dates from a title: at the right edge nothing does. */
const letters = (text: string): string => text.replace(/[\s|,;:·•()[\]–—-]+/g, ' ').trim();

function differingLine(
  expected: readonly PlainLine[],
  read: readonly PlainLine[],
  dates: 'inline' | 'aligned',
): string | undefined {
  const plain = dates === 'inline' ? bareLine : letters;
  const length = Math.max(expected.length, read.length);
  for (let at = 0; at < length; at += 1) {
    const [own, other] = [expected[at], read[at]];
    if (own?.role !== other?.role || plain(own?.text ?? '') !== plain(other?.text ?? '')) {
      return `Line ${at + 1}: ${own?.role} “${own?.text}” was read as ${other?.role} “${other?.text}”.`;
    }
  }
  return undefined;
}

/** JSON Resume orders its parts itself and writes dates its own way: what is checked is that no word of the lines is lost. */
function missingWord(lines: readonly DocumentLine[], resume: PrintedResume): string | undefined {
  const read = new Set(wordsOf(lines));
  const lost = resume.lines
    .filter(({ role }) => role === 'name' || role === 'bullet' || role === 'line')
    .flatMap((line) => wordsOf([line]))
    .find((word) => !read.has(word));
  return lost === undefined ? undefined : `“${lost}” was not read.`;
}
