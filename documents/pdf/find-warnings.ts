import type { Box, LooseLine, Severity, Warning, WarningCode } from '../types.ts';
import type { CharacterFault } from './characters.ts';
import type { Order } from './columns.ts';
import { bottomOf, type Fragment, topOf } from './fragment.ts';
import type { Glyph, PageContent } from './glyph.ts';
import type { FragmentsOfPage } from './read-fragments.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { RunningLines } from './running-lines.ts';
import type { SetAside } from './set-aside.ts';

/** What reading the pages brought to light. */
interface Evidence {
  contents: readonly PageContent[];
  asides: readonly SetAside[];
  found: readonly FragmentsOfPage[];
  running: RunningLines;
  orders: readonly Order[];
  lines: readonly LooseLine[];
  /** pdf.js' flags of what is allowed; null when everything is. */
  permissions: readonly number[] | null;
  /** A part's checksum does not fit. */
  isDamaged: boolean;
  pages: number;
}

/** The flag for copying text (PDF 32000-1, table 22). */
const COPY = 16;
/** Fewer hidden or doubled letters are a producer's slip. */
const least = { hidden: 3, doubled: 3 } as const;

const warn = (code: WarningCode, severity: Severity, rest: Partial<Warning> = {}): Warning => ({
  code,
  severity,
  lines: [],
  boxes: [],
  ...rest,
});

/** Everything a program that reads this PDF may stumble over. */
export function findWarnings(evidence: Evidence): Warning[] {
  const { contents, asides, orders, running, permissions, pages } = evidence;
  const warnings: Warning[] = [];
  if (orders.some(({ hasColumns }) => hasColumns)) warnings.push(warn('columns', 'order'));
  // From right to left, dates on the left are those at the margin.
  const isTurned = evidence.lines.filter(({ text }) => isRightToLeft(text)).length * 2 > evidence.lines.length;
  if (!isTurned && orders.some(({ blocks }) => blocks.some(({ rails }) => rails.includes('left-dates')))) {
    warnings.push(warn('table', 'order'));
  }
  if (running.removed.length > 0) {
    const [first] = running.removed;
    const boxes = running.removed.flatMap(({ fragments }) => fragments.map(boxOfFragment));
    warnings.push(warn('header-footer', 'order', { boxes, lost: first?.text ?? '' }));
  }
  const scans = asides.flatMap(({ recognised }, page) => (recognised ? [wholePage(contents[page], page)] : []));
  if (scans.length > 0) warnings.push(warn('scan-with-text', 'loss', { boxes: scans }));
  if (evidence.isDamaged) warnings.push(warn('damaged', 'loss'));
  if (pages > contents.length) {
    warnings.push(warn('pages-left-out', 'loss', { lines: [evidence.lines.length - 1] }));
  }
  if (permissions && !permissions.includes(COPY)) warnings.push(warn('restricted', 'note'));
  return [...warnings, ...fromGlyphs(asides), ...fromCharacters(evidence)];
}

const wholePage = (content: PageContent | undefined, page: number): Box => ({
  page,
  x0: 0,
  y0: 0,
  x1: content?.width ?? 0,
  y1: content?.height ?? 0,
});

function fromGlyphs(asides: readonly SetAside[]): Warning[] {
  const warnings: Warning[] = [];
  const hidden = asides.flatMap((aside, page) => wordsOf(aside.hidden, page));
  if (hidden.reduce((sum, { text }) => sum + text.length, 0) >= least.hidden) {
    const lost = hidden.map(({ text }) => text).join(' ');
    warnings.push(warn('hidden-text', 'loss', { boxes: hidden.map(({ box }) => box), lost }));
  }
  const doubled = asides.flatMap((aside, page) => wordsOf(aside.doubled, page));
  if (asides.reduce((sum, aside) => sum + aside.doubled.length, 0) >= least.doubled) {
    warnings.push(warn('doubled-text', 'loss', { boxes: doubled.map(({ box }) => box) }));
  }
  const rotated = asides.flatMap((aside, page) => wordsOf(aside.rotated, page));
  if (rotated.length > 0) {
    const lost = rotated.map(({ text }) => text).join(' ');
    warnings.push(warn('rotated-text', 'loss', { boxes: rotated.map(({ box }) => box), lost }));
  }
  const pictures = asides.flatMap(({ textPictures }, page) => textPictures.map((picture) => ({ ...picture, page })));
  if (pictures.length > 0) {
    const boxes = pictures.map(({ page, x0, y0, x1, y1 }) => ({ page, x0, y0, x1, y1 }));
    warnings.push(warn('text-in-image', 'loss', { boxes }));
  }
  return warnings;
}

/** Glyphs drawn after each other, as runs. */
function wordsOf(glyphs: readonly Glyph[], page: number): { text: string; box: Box }[] {
  const runs: { text: string; box: Box; baseline: number }[] = [];
  for (const glyph of glyphs) {
    const last = runs.at(-1);
    const { x0, x1, baseline, size } = glyph;
    if (last && Math.abs(last.baseline - baseline) < 1) {
      last.text += glyph.unicode;
      last.box.x0 = Math.min(last.box.x0, x0);
      last.box.x1 = Math.max(last.box.x1, x1);
    } else {
      const box = { page, x0, x1, y0: topOf({ baseline, size }), y1: bottomOf({ baseline, size }) };
      runs.push({ text: glyph.unicode, box, baseline });
    }
  }
  return runs.filter(({ text }) => text.trim() !== '').map(({ text, box }) => ({ text: text.trim(), box }));
}

const boxOfFragment = (fragment: Fragment): Box => ({
  page: fragment.page,
  x0: fragment.x0,
  x1: fragment.x1,
  y0: topOf(fragment),
  y1: bottomOf(fragment),
});

const severities: Readonly<Record<Exclude<CharacterFault, 'garbled'>, Severity>> = {
  ligatures: 'note',
  'private-characters': 'loss',
  'cjk-radicals': 'note',
  'odd-bullets': 'note',
  'icon-font': 'note',
};

function fromCharacters({ found, lines }: Evidence): Warning[] {
  const warnings: Warning[] = [];
  const faults = new Set(found.flatMap((page) => [...page.faults.keys()]));
  for (const fault of faults) {
    const boxes = found.flatMap(({ faults: own }, page) => wordsOf(own.get(fault) ?? [], page)).map(({ box }) => box);
    if (fault === 'garbled')
      warnings.push(warn('broken-unicode', 'loss', { lines: linesWith(lines, /\uFFFD/), boxes }));
    else warnings.push(warn(fault, severities[fault], { boxes }));
  }
  const spaced = found.flatMap((page) => page.fragments.filter(({ isSpaced }) => isSpaced));
  if (spaced.length > 0) warnings.push(warn('spaced-letters', 'order', { boxes: spaced.map(boxOfFragment) }));
  const turned = lines.flatMap(({ text }, index) => (isRightToLeft(text) ? [index] : []));
  if (turned.length > 0) warnings.push(warn('right-to-left', 'note', { lines: turned }));
  return warnings;
}

const linesWith = (lines: readonly LooseLine[], pattern: RegExp): number[] =>
  lines.flatMap(({ text }, index) => (pattern.test(text) ? [index] : []));
