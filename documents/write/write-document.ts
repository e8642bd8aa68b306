import type { Resume } from '#engine';
import type { checkRoundTrip } from '../gate/check-round-trip.ts';
import { documentLimits } from '../limits.ts';
import type { FontFiles } from './pdf/pdf-fonts.ts';
import type { ShownPage } from './pdf/show-pages.ts';
import { printResume } from './print-resume.ts';
import type { PrintedResume, WriteOptions } from './printed-resume.ts';
import { templates } from './templates.ts';
import { WriteRefusal } from './write-refusal.ts';

export const writeFormats = ['text', 'pdf', 'docx', 'markdown', 'json-resume'] as const;
export type WriteFormat = (typeof writeFormats)[number];

export interface WrittenDocument {
  bytes: Uint8Array<ArrayBuffer>;
  /** PDF only. */
  pages: WrittenPages | undefined;
}

export interface WrittenPages {
  count: number;
  /** Whether it takes no more than were asked for. */
  isFitted: boolean;
  shown: readonly ShownPage[];
}

/** Gives the files of a font, wherever the caller keeps them. */
export type LoadFonts = (font: 'sans' | 'serif') => Promise<FontFiles>;

/**
 * Writes a resume in a format, and reads it back before handing it out: what would be read otherwise than it was written is refused.
 * @throws WriteRefusal
 */
export async function writeDocument(
  resume: Resume,
  format: WriteFormat,
  options: WriteOptions,
  loadFonts: LoadFonts,
): Promise<WrittenDocument> {
  if (resume.text.length > documentLimits.writtenCharacters) throw new WriteRefusal('too-long');
  if (format === 'text') return { bytes: encode(resume.text), pages: undefined };
  const printed = printResume(resume);
  if (printed.lines.length === 0) throw new WriteRefusal('empty');
  const [head] = printed.lines;
  const named = head?.role === 'name' ? { ...options, title: head.text } : options;
  const write = (isShifted: boolean) => writeAs(resume, printed, format, named, loadFonts, isShifted);
  const [check, first] = await Promise.all([loadGate(format), write(false)]);
  const pages = first.pages?.count ?? 0;
  if (pages > documentLimits.pages) throw new WriteRefusal('too-long');
  const fault = await faultOf(check, first, format, printed, options);
  if (fault === undefined) return first;
  const second = pages > 1 ? await write(true) : first;
  const left = second === first ? fault : await faultOf(check, second, format, printed, options);
  if (left !== undefined) throw new WriteRefusal('not-read-back', [], { cause: new Error(left) });
  return second;
}

type Check = typeof checkRoundTrip;

/** The gate with its reader of the format; in a browser they are downloaded while the file is written. */
async function loadGate(format: Exclude<WriteFormat, 'text'>): Promise<Check> {
  const reader = format === 'pdf' ? import('../own-pdf/read-own-pdf.ts') : import('../read-document.ts');
  const [gate] = await Promise.all([import('../gate/check-round-trip.ts'), reader]).catch((cause: unknown) => {
    throw new WriteRefusal('not-read-back', [], { cause });
  });
  return gate.checkRoundTrip;
}

async function faultOf(
  check: Check,
  { bytes }: WrittenDocument,
  format: Exclude<WriteFormat, 'text'>,
  printed: PrintedResume,
  { dates }: WriteOptions,
): Promise<string | undefined> {
  return check(bytes, format, printed, dates).catch((cause: unknown) => {
    throw new WriteRefusal('not-read-back', [], { cause });
  });
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

async function writeAs(
  resume: Resume,
  printed: PrintedResume,
  format: Exclude<WriteFormat, 'text'>,
  options: WriteOptions,
  loadFonts: LoadFonts,
  isShifted: boolean,
): Promise<WrittenDocument> {
  switch (format) {
    case 'pdf': {
      const [{ writePdf, showPages }, fonts] = await Promise.all([
        import('./pdf/write-pdf.ts'),
        loadFonts(templates[options.template].font),
      ]);
      const { bytes, layout } = await writePdf(printed, options, fonts, isShifted);
      const pages = { count: layout.pages.length, isFitted: layout.isFitted, shown: showPages(layout) };
      return { bytes, pages };
    }
    case 'docx': {
      const { writeDocx } = await import('./docx/write-docx.ts');
      return { bytes: await writeDocx(printed, options), pages: undefined };
    }
    case 'markdown': {
      const { writeMarkdown } = await import('./write-markdown.ts');
      return { bytes: encode(writeMarkdown(printed)), pages: undefined };
    }
    case 'json-resume': {
      const { writeJsonResume } = await import('./write-json-resume.ts');
      return { bytes: encode(writeJsonResume(resume, printed)), pages: undefined };
    }
  }
}
