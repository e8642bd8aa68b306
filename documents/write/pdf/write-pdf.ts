/// <reference path="./libraries.d.ts" />
import { PDFDocument } from 'pdfkit';
import type { PrintedResume, WriteOptions } from '../printed-resume.ts';
import { WriteRefusal } from '../write-refusal.ts';
import { drawPages } from './draw-pages.ts';
import { layOut, type PageLayout } from './lay-out.ts';
import { missingCharacters } from './missing-characters.ts';
import { type FontFiles, openFonts } from './pdf-fonts.ts';

export { showPages } from './show-pages.ts';

export interface WrittenPdf {
  bytes: Uint8Array<ArrayBuffer>;
  layout: PageLayout;
}

/**
 * The resume as a tagged PDF: its headings, lists and links are named, its fonts embedded, its language and title set. The same input
 * gives the same bytes. `isShifted` sets its pages at different heights.
 * @throws WriteRefusal when the font lacks a character
 */
export async function writePdf(
  resume: PrintedResume,
  options: WriteOptions,
  files: FontFiles,
  isShifted = false,
): Promise<WrittenPdf> {
  const fonts = openFonts(files);
  const missing = missingCharacters(resume, fonts.regular);
  if (missing.length > 0) throw new WriteRefusal('missing-characters', missing);
  const layout = layOut(resume, options, fonts, isShifted);
  const document = new PDFDocument({
    // No font of its own: the standard ones cannot be embedded.
    font: '',
    size: [layout.width, layout.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: options.language,
    displayTitle: true,
    info: { Title: options.title, Producer: 'Shortlist', Creator: 'Shortlist', CreationDate: options.created },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
  });
  document.registerFont('regular', files.regular);
  document.registerFont('bold', files.bold);
  drawPages(document, layout);
  document.end();
  return { bytes: await whole, layout };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
