import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import type { Reading } from '../types.ts';
import { arrangePages } from './arrange-pages.ts';
import { hasWrongChecksum } from './check-streams.ts';
import { findWarnings } from './find-warnings.ts';
import type { PageContent, PdfFont } from './glyph.ts';
import { listMarks, type Mark } from './marked-texts.ts';
import { openPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';
import { requireWhole } from './require-whole.ts';
import { streamTextOf } from './stream-text.ts';

const latin = new TextDecoder('latin1');

/**
 * Reads a PDF as a person does: what is seen, in reading order, as logical lines.
 * @throws DocumentRefusal when it is locked, damaged, a picture, or its letters have no meaning
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  const text = latin.decode(bytes);
  requireWhole(text);
  const drawings: Mark[][] = [];
  const isDamaged = hasWrongChecksum(bytes, text, (drawing) => {
    if (drawing.includes('/ActualText')) drawings.push(listMarks(drawing));
  });
  const file = await openPdf(bytes);
  try {
    const permissions = await file.getPermissions();
    const contents = await readPages(file, drawings);
    const arranged = arrangePages(contents, isDamaged);
    const warnings = findWarnings({
      contents,
      ...arranged,
      permissions,
      isDamaged,
      pages: file.numPages,
    });
    return {
      pages: contents.map(({ width, height }) => ({ width, height })),
      lines: arranged.lines,
      warnings,
      streamText: streamTextOf(contents, arranged.asides, arranged.found),
    };
  } finally {
    await file.loadingTask.destroy();
  }
}

async function readPages(
  file: Awaited<ReturnType<typeof openPdf>>,
  drawings: readonly (readonly Mark[])[],
): Promise<PageContent[]> {
  if (file.numPages === 0) throw new DocumentRefusal('empty', 'The PDF has no pages.');
  const fonts = new Map<string, PdfFont>();
  const contents: PageContent[] = [];
  let left: number = documentLimits.allGlyphs;
  // Gaps between words are handed over with the glyphs.
  const budget = { glyphs: 2 * documentLimits.allGlyphs, paints: documentLimits.paints };
  for (let number = 1; number <= Math.min(file.numPages, documentLimits.pages); number += 1) {
    try {
      const page = await file.getPage(number);
      const mostGlyphs = Math.min(documentLimits.glyphs, left);
      const content = await readPage(page, fonts, { mostGlyphs, budget, drawings });
      left -= content.glyphs.length;
      contents.push(content);
      page.cleanup();
    } catch (cause) {
      if (cause instanceof DocumentRefusal) throw cause;
      throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.', { cause });
    }
  }
  return contents;
}
