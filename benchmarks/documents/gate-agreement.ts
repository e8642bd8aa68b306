import { checkRoundTrip } from '#documents/gate/check-round-trip.ts';
import { checkWithPdfjs } from '#documents/testing/check-with-pdfjs.ts';
import { loadFontsHere } from '#documents/testing/load-fonts.ts';
import { createRandom } from '#documents/testing/mutate.ts';
import { randomResume } from '#documents/testing/random-resume.ts';
import { writePdf } from '#documents/write/pdf/write-pdf.ts';
import { printResume } from '#documents/write/print-resume.ts';
import { templates } from '#documents/write/templates.ts';
import { loadResumeReader } from '#engine';
import { optionsOf } from './round-trip.ts';

export const name = 'The gate of a PDF, and pdf.js';

const RESUMES = 1000;

/** The first drafts of 1,000 random resumes as PDF: what the gate says of each, and what all of pdf.js says. */
export async function run(): Promise<{ rows: Record<string, string | number>[]; notes: string[] }> {
  const { readResume } = await loadResumeReader();
  const random = createRandom(4);
  const notes: string[] = [];
  const counts = { passed: 0, refused: 0, differ: 0 };
  const spent = { gate: 0, pdfjs: 0 };
  for (let index = 0; index < RESUMES; index += 1) {
    const printed = printResume(readResume(randomResume(random)));
    if (printed.lines.length === 0) continue;
    const options = optionsOf(index);
    const fonts = await loadFontsHere(templates[options.template].font);
    const { bytes } = await writePdf(printed, options, fonts);
    const own = await judge(() => checkRoundTrip(bytes, 'pdf', printed, options.dates));
    const other = await judge(() => checkWithPdfjs(bytes, printed, options.dates));
    spent.gate += own.milliseconds;
    spent.pdfjs += other.milliseconds;
    counts[own.passes ? 'passed' : 'refused'] += 1;
    if (own.passes === other.passes) continue;
    counts.differ += 1;
    if (notes.length < 20) notes.push(`${index}: the gate: ${own.says}; pdf.js: ${other.says}`);
  }
  const each = (sum: number) => Math.round((sum / RESUMES) * 10) / 10;
  return { rows: [{ ...counts, 'gate, ms each': each(spent.gate), 'pdf.js, ms each': each(spent.pdfjs) }], notes };
}

async function judge(
  check: () => Promise<string | undefined>,
): Promise<{ passes: boolean; says: string; milliseconds: number }> {
  const before = process.cpuUsage();
  const fault = await check().catch((error: unknown) => String(error));
  const { user, system } = process.cpuUsage(before);
  return { passes: fault === undefined, says: fault ?? 'passes', milliseconds: (user + system) / 1000 };
}
