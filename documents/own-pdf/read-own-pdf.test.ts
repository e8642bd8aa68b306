import { describe, expect, test } from 'vitest';
import { loadResumeReader } from '#engine';
import { checkRoundTrip } from '../gate/check-round-trip.ts';
import { alterPdf, type PdfParts } from '../testing/alter-pdf.ts';
import { checkWithPdfjs } from '../testing/check-with-pdfjs.ts';
import { loadFontsHere } from '../testing/load-fonts.ts';
import { createRandom, mutations } from '../testing/mutate.ts';
import { randomResume } from '../testing/random-resume.ts';
import { writePdf } from '../write/pdf/write-pdf.ts';
import { printResume } from '../write/print-resume.ts';
import type { PrintedResume, WriteOptions } from '../write/printed-resume.ts';

const options: WriteOptions = {
  template: 'accent',
  paper: 'a4',
  size: 'normal',
  margins: 'normal',
  pages: undefined,
  dates: 'inline',
  language: 'en',
  title: 'Resume',
  created: new Date(0),
};

const { readResume } = await loadResumeReader();
const fonts = await loadFontsHere('sans');

async function write(text: string): Promise<{ bytes: Uint8Array; printed: PrintedResume }> {
  const printed = printResume(readResume(text));
  return { bytes: (await writePdf(printed, options, fonts)).bytes, printed };
}

const text = `Anna Example
anna@example.com | www.example.com/anna

Experience
Charge Nurse, Fern Clinic, Köln | 2019 – Present
• Led triage for 42 beds and taught twelve nurses how to do it, which took a year and more than one attempt to get right
• Cut waiting times by 40 %

Skills
Telemetry, wound care`;

const latin = new TextDecoder('latin1');
const encode = (words: string) => Uint8Array.from(words, (character) => character.charCodeAt(0) & 0xff);

/** Changes the stream of the first object whose text is of that kind. */
const inStream =
  (kind: RegExp, change: (stream: string) => string) =>
  ({ head, stream }: PdfParts): PdfParts | undefined => {
    if (!stream || !kind.test(latin.decode(stream))) return undefined;
    return { head, stream: encode(change(Array.from(stream, (byte) => String.fromCharCode(byte)).join(''))) };
  };

const inHead =
  (from: RegExp, to: string) =>
  ({ head, stream }: PdfParts): PdfParts | undefined =>
    from.test(head) ? { head: head.replace(from, to), stream } : undefined;

const verdict = (check: Promise<string | undefined>): Promise<string> =>
  check.then(
    (fault) => fault ?? 'passes',
    () => 'cannot be read',
  );

describe('the gate of a PDF', () => {
  test('agrees with pdf.js on resumes of every kind', async () => {
    const random = createRandom(11);
    for (let index = 0; index < 12; index += 1) {
      const { bytes, printed } = await write(randomResume(random));
      const own = await verdict(checkRoundTrip(bytes, 'pdf', printed, 'inline'));
      expect(own).toBe(await verdict(checkWithPdfjs(bytes, printed, 'inline')));
    }
  });

  const map = /beginbfrange/;
  const page = /BDC/;
  test.each<[string, (part: PdfParts) => PdfParts | undefined]>([
    ['a letter that means another one', inStream(map, (stream) => stream.replace('<0061>', '<0062>'))],
    ['a letter that means nothing', inStream(map, (stream) => stream.replace('<0061>', '<>'))],
    ['a line that is not drawn', inStream(page, (stream) => stream.replace(/\[<[^\]]*\] TJ/, ''))],
    ['two lines in each other’s place', inStream(page, swapLines)],
    ['a line outside the page', inStream(page, (stream) => stream.replace(/1 0 0 1 \d+/, '1 0 0 1 2000'))],
    ['a heading that is a paragraph', inHead(/\/S \/H2/, '/S /P')],
    ['a bullet that is a paragraph', inHead(/\/S \/LBody/, '/S /P')],
    ['a tag without its text', inHead(/\/K \[0\]/, '/K []')],
  ])('fails with %s', async (_, change) => {
    const { bytes, printed } = await write(text);
    expect(await verdict(checkRoundTrip(bytes, 'pdf', printed, 'inline'))).toBe('passes');
    const altered = alterPdf(bytes, change);
    expect(await verdict(checkRoundTrip(altered, 'pdf', printed, 'inline'))).not.toBe('passes');
    expect(await verdict(checkWithPdfjs(altered, printed, 'inline'))).not.toBe('passes');
  });

  test.each<[string, (part: PdfParts) => PdfParts | undefined]>([
    ['letters of no width', inHead(/\/W \[0 \[[^\]]*\]/, '/W [0 []')],
    ['letters that the font does not draw', withoutOutlines],
  ])('fails with %s, which pdf.js does not see', async (_, change) => {
    const { bytes, printed } = await write(text);
    const altered = alterPdf(bytes, change);
    expect(await verdict(checkRoundTrip(altered, 'pdf', printed, 'inline'))).toBe('cannot be read');
    expect(await verdict(checkWithPdfjs(altered, printed, 'inline'))).toBe('passes');
  });

  test('never passes what pdf.js does not, whatever byte is changed', async () => {
    const { bytes, printed } = await write(text);
    const random = createRandom(7);
    let failed = 0;
    for (let index = 0; index < 60; index += 1) {
      const broken = mutations[index % mutations.length]?.(bytes, bytes, random) ?? bytes;
      const own = await verdict(checkRoundTrip(broken, 'pdf', printed, 'inline'));
      if (own !== 'passes') failed += 1;
      else expect(await verdict(checkWithPdfjs(broken, printed, 'inline'))).toBe('passes');
    }
    expect(failed).toBeGreaterThan(40);
  });
});

/** The second and the third text of a page, each at the other's height. */
function swapLines(stream: string): string {
  const heights = Array.from(stream.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g), ([, height]) => height ?? '');
  const others = [...new Set(heights)];
  const [one = '', other = ''] = others.slice(3, 5);
  return stream
    .replaceAll(` ${one} Tm`, ' one Tm')
    .replaceAll(` ${other} Tm`, ` ${one} Tm`)
    .replaceAll(' one Tm', ` ${other} Tm`);
}

/** A font whose table of outlines says that every glyph is empty. */
function withoutOutlines({ head, stream }: PdfParts): PdfParts | undefined {
  if (!stream || !head.includes('/Filter') || latin.decode(stream.subarray(0, 4)) !== 'true') return undefined;
  const blank = stream.slice();
  const view = new DataView(blank.buffer);
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    if (latin.decode(blank.subarray(at, at + 4)) !== 'loca') continue;
    blank.fill(0, view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12));
  }
  return { head, stream: blank };
}
