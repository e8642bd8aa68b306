import { DocumentRefusal } from '../document-refusal.ts';
import type { LooseLine } from '../types.ts';
import { orderBlocks } from './columns.ts';
import { findDrawnBullets } from './drawn-bullets.ts';
import type { PageContent } from './glyph.ts';
import { readHabits } from './habits.ts';
import { joinLines } from './join-lines.ts';
import { markName } from './mark-name.ts';
import { type FragmentsOfPage, readFragments } from './read-fragments.ts';
import { hasRightToLeft, isRightToLeft, turnRow } from './right-to-left.ts';
import { type RunningLines, removeRunningLines } from './running-lines.ts';
import { setAside } from './set-aside.ts';

/** What stands on pages, in reading order, and what was found on the way. */
export interface ArrangedPages {
  lines: LooseLine[];
  asides: ReturnType<typeof setAside>[];
  found: FragmentsOfPage[];
  running: RunningLines;
  orders: ReturnType<typeof orderBlocks>[];
}

/**
 * Glyphs as logical lines, as a person reads the pages, whatever decoded them.
 * @throws DocumentRefusal when there are no letters, or they have no meaning
 */
export function arrangePages(contents: readonly PageContent[], isDamaged = false): ArrangedPages {
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
  markName(lines);
  return { lines, asides, found, running, orders };
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
  const isDrawn = contents.some(({ pictures, fills }) => pictures.length > 0 || fills.length > mostFills);
  if (isDrawn || asides.some(({ isScan }) => isScan)) {
    throw new DocumentRefusal(
      'image-only',
      'These pages are pictures: no system can read them. Export from the program it was written in.',
    );
  }
  throw new DocumentRefusal('empty', 'The PDF holds no words.');
}

/** Share of letters without a meaning from which on nothing is read. */
const mostGarbled = 0.35;

/** Areas of a page without letters from which on they are letters drawn as shapes: nothing else has so many. */
const mostFills = 200;

/** Characters that stand where letters should: unknown ones, and ornaments as a font without names yields them. */
const countGarbled = (text: string): number => text.match(/[\uFFFD\u2701-\u27BF\u2460-\u24FF]/g)?.length ?? 0;

function turn(row: { fragments: { text: string }[] }, isTurned: boolean): void {
  if (!isTurned && !row.fragments.some(({ text }) => hasRightToLeft(text))) return;
  for (const fragment of row.fragments) fragment.text = turnRow(fragment.text, isTurned);
  if (isTurned) row.fragments.reverse();
}
