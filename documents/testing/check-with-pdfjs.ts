import { bareLine } from '../edit/line-words.ts';
import { differenceOf, expectedLines, type PlainLine } from '../gate/check-round-trip.ts';
import { readDocument } from '../read-document.ts';
import type { PrintedResume } from '../write/printed-resume.ts';
import { readTags, type TaggedLine } from './read-tags.ts';

/**
 * What `checkRoundTrip` says of a PDF, found by the reader that opens people's files, with all of pdf.js: what the gate's own decoding must
 * agree with.
 */
export async function checkWithPdfjs(
  bytes: Uint8Array,
  resume: PrintedResume,
  dates: 'inline' | 'aligned',
): Promise<string | undefined> {
  const { lines } = await readDocument(bytes, 'resume.pdf');
  const tagged = joinPages(await readTags(bytes), expectedLines(resume, dates));
  return differenceOf({ lines, tagged }, resume, dates);
}

/** A line that goes on on the next page is tagged once, but pdf.js shows each page its own part. */
function joinPages(lines: readonly TaggedLine[], expected: readonly PlainLine[]): PlainLine[] {
  const joined: TaggedLine[] = [];
  for (const line of lines) {
    const open = joined.at(-1);
    const whole = expected[joined.length - 1]?.text ?? '';
    const goesOn =
      open && open.page < line.page && open.role === line.role && bareLine(open.text).length < whole.length;
    if (goesOn) joined.splice(-1, 1, { ...line, text: `${open.text} ${line.text}` });
    else joined.push(line);
  }
  return joined;
}
