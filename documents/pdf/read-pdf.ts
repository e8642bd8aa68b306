import { DocumentRefusal } from '../document-refusal.ts';
import { documentLimits } from '../limits.ts';
import type { Reading } from '../types.ts';
import { hasWrongChecksum } from './check-streams.ts';
import { orderBlocks } from './columns.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import { findWarnings } from './find-warnings.ts';
import type { PageContent, PdfFont } from './glyph.ts';
import { readHabits } from './habits.ts';
import { joinLines } from './join-lines.ts';
import { openPdf } from './open-pdf.ts';
import { readFragments } from './read-fragments.ts';
import { readPage } from './read-page.ts';
import { requireWhole } from './require-whole.ts';
import { hasRightToLeft, isRightToLeft, turnRow } from './right-to-left.ts';
import { removeRunningLines } from './running-lines.ts';
import { setAside } from './set-aside.ts';

const latin = new TextDecoder('latin1');

/**
 * Reads a PDF as a person does: what is seen, in reading order, as logical lines.
 * @throws DocumentRefusal when it is locked, damaged, a picture, or its letters have no meaning
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  const text = latin.decode(bytes);
  requireWhole(text);
  const isDamaged = hasWrongChecksum(bytes, text);
  const file = await openPdf(bytes);
  try {
    const permissions = await file.getPermissions();
    const contents = await readPages(file);
    const asides = contents.map(setAside);
    const found = asides.map(({ seen }, page) => readFragments(seen, page));
    for (const [page, { fragments }] of found.entries()) {
      fragments.push(...findDrawnBullets(contents[page]?.fills ?? [], fragments));
    }
    requireReadable(contents, asides, found, isDamaged);
    const running = removeRunningLines(
      found.map(({ fragments }) => fragments),
      contents,
    );
    const orders = running.pages.map((fragments, page) => orderBlocks(fragments, contents[page]?.width ?? 0));
    const blocks = orders.flatMap((order) => order.blocks);
    const isTurned = isRightToLeft(found.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join(' '));
    for (const { rows } of blocks) for (const row of rows) turn(row, isTurned);
    const habits = readHabits(blocks);
    const lines = blocks.flatMap((block, group) => joinLines(block, group, habits));
    const warnings = findWarnings({
      contents,
      asides,
      found,
      running,
      orders,
      lines,
      permissions,
      isDamaged,
      pages: file.numPages,
    });
    return {
      pages: contents.map(({ width, height }) => ({ width, height })),
      lines,
      warnings,
      streamText: streamOf(found),
    };
  } finally {
    await file.loadingTask.destroy();
  }
}

async function readPages(file: Awaited<ReturnType<typeof openPdf>>): Promise<PageContent[]> {
  if (file.numPages === 0) throw new DocumentRefusal('empty', 'The PDF has no pages.');
  const fonts = new Map<string, PdfFont>();
  const contents: PageContent[] = [];
  let left: number = documentLimits.allGlyphs;
  for (let number = 1; number <= Math.min(file.numPages, documentLimits.pages); number += 1) {
    try {
      const page = await file.getPage(number);
      const content = await readPage(page, fonts, Math.min(documentLimits.glyphs, left));
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

function requireReadable(
  contents: readonly PageContent[],
  asides: readonly ReturnType<typeof setAside>[],
  found: readonly ReturnType<typeof readFragments>[],
  isDamaged: boolean,
): void {
  const letters = found.reduce((sum, page) => sum + page.letters, 0);
  const garbled = found.reduce(
    (sum, { fragments }) => sum + fragments.reduce((own, { text }) => own + countGarbled(text), 0),
    0,
  );
  if (letters > 0 && garbled > letters * mostGarbled) {
    throw new DocumentRefusal(
      'broken-unicode',
      'The letters of this PDF have no meaning for machines (a font without a map).',
    );
  }
  if (letters > 0) return;
  if (isDamaged) throw new DocumentRefusal('damaged', 'The file is damaged: we read nothing rather than half.');
  if (asides.some(({ isScan }) => isScan) || contents.some(({ pictures }) => pictures.length > 0)) {
    throw new DocumentRefusal(
      'image-only',
      'These pages are pictures: no system can read them. Export from the program it was written in.',
    );
  }
  throw new DocumentRefusal('empty', 'The PDF holds no words.');
}

/** Share of letters without a meaning from which on nothing is read. */
const mostGarbled = 0.35;

/** Characters that stand where letters should: unknown ones, and ornaments as a font without names yields them. */
const countGarbled = (text: string): number => text.match(/[\uFFFD\u2701-\u27BF\u2460-\u24FF]/g)?.length ?? 0;

function turn(row: { fragments: { text: string }[] }, isTurned: boolean): void {
  if (!isTurned && !row.fragments.some(({ text }) => hasRightToLeft(text))) return;
  for (const fragment of row.fragments) fragment.text = turnRow(fragment.text, isTurned);
  if (isTurned) row.fragments.reverse();
}

/** Fragments in drawing order. */
function streamOf(found: readonly ReturnType<typeof readFragments>[]): string {
  return found
    .flatMap(({ fragments }) => fragments.toSorted((one, other) => one.sequence - other.sequence))
    .map(({ text }) => text)
    .join('\n');
}
