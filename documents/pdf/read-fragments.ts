import { type CharacterFault, isBullet, readCharacters } from './characters.ts';
import type { Fragment } from './fragment.ts';
import type { Glyph } from './glyph.ts';
import { asDrawn } from './right-to-left.ts';
import { type Letter, spellLetters } from './spell-letters.ts';
import { splitAtEdges } from './split-at-edges.ts';

/** Widths in ems. */
const gaps = {
  /** Ends a fragment: a column, a tab. */
  fragment: 1.05,
  /** A date that another move of the pen drew stands apart from here on. */
  date: 0.45,
  /** What is drawn over the end of other text belongs to no word of it. */
  overlap: -0.35,
} as const;

/** How far glyphs of one baseline may differ, in ems. */
const sameBaseline = 0.12;
const onlyDates = /^[\s\d./–—-]*(?:(?:19|20)\d\d)[\s\d./–—-]*$/;

export interface FragmentsOfPage {
  fragments: Fragment[];
  /** The first glyphs that each fault was met with. */
  faults: Map<CharacterFault, Glyph[]>;
  letters: number;
}

/** A page's glyphs as fragments. `page` is its number, from 0. */
export function readFragments(glyphs: readonly Glyph[], page: number): FragmentsOfPage {
  const faults = new Map<CharacterFault, Glyph[]>();
  const baselines: { baseline: number; letters: Letter[] }[] = [];
  let letters = 0;
  const placed = glyphs.map((glyph, sequence) => ({ glyph, sequence, ...readCharacters(glyph) }));
  placed.sort((one, other) => one.glyph.baseline - other.glyph.baseline);
  for (const { glyph, sequence, text, fault } of placed) {
    if (fault) note(faults, fault, glyph);
    if (text === '') continue;
    if (text.trim() !== '') letters += 1;
    const last = baselines.at(-1);
    const letter = { text: asDrawn(text), glyph, sequence };
    if (last && glyph.baseline - last.baseline <= sameBaseline * Math.max(glyph.size, 4)) last.letters.push(letter);
    else baselines.push({ baseline: glyph.baseline, letters: [letter] });
  }
  const pieces = baselines.flatMap((row) => mergeRuns(findRuns(row.letters)));
  const fragments = splitAtEdges(pieces).flatMap((piece) => toFragment(piece, page));
  return { fragments, faults, letters };
}

/** Places of a fault on a page that are shown: more show nothing new. */
const mostPlaces = 100;

function note(faults: Map<CharacterFault, Glyph[]>, fault: CharacterFault, glyph: Glyph): void {
  const known = faults.get(fault);
  if (!known) faults.set(fault, [glyph]);
  else if (known.length < mostPlaces) known.push(glyph);
}

/** What was drawn in one move, from left to right; so text drawn over other text stays whole. */
function findRuns(letters: Letter[]): Letter[][] {
  letters.sort((one, other) => one.sequence - other.sequence);
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && letter.glyph.x0 >= before.glyph.x0 && gapOf(before, letter) <= gaps.fragment) run.push(letter);
    else runs.push([letter]);
  }
  return runs;
}

/** Runs that meet are one piece. */
function mergeRuns(runs: Letter[][]): Letter[][] {
  runs.sort((one, other) => (one[0]?.glyph.x0 ?? 0) - (other[0]?.glyph.x0 ?? 0));
  const pieces: Letter[][] = [];
  for (const run of runs) {
    const piece = pieces.at(-1);
    const last = piece?.at(-1);
    const [first] = run;
    const gap = last && first ? gapOf(last, first) : Number.POSITIVE_INFINITY;
    const limit =
      gap > gaps.date && run.length > 3 && onlyDates.test(run.map(({ text }) => text).join(''))
        ? gaps.date
        : gaps.fragment;
    if (piece && gap <= limit + usualGap(piece) && (gap >= gaps.overlap || run.length === 1)) piece.push(...run);
    else pieces.push([...run]);
  }
  return pieces;
}

/** In ems of the larger type. */
function gapOf({ glyph: before }: Letter, { glyph: after }: Letter): number {
  return (after.x0 - before.x1) / Math.max(before.size, after.size, 1);
}

/** Letters set far apart have wider gaps before a column, too. */
function usualGap(letters: readonly Letter[]): number {
  const last = letters.slice(-5);
  if (last.length < 5) return 0;
  return Math.max(0, Math.min(...last.slice(1).map((letter, index) => gapOf(last[index] ?? letter, letter))));
}

function toFragment(piece: readonly Letter[], page: number): Fragment[] {
  const letters = piece.filter(({ text }) => text.trim() !== '');
  const [first] = letters;
  if (!first) return [];
  const { text, firstWordEnd, wordsStart, isSpaced } = spellLetters(piece);
  const usual =
    letters.toSorted((one, other) => one.glyph.size - other.glyph.size)[letters.length >> 1]?.glyph ?? first.glyph;
  const x0 = first.glyph.x0;
  const x1 = Math.max(...letters.map(({ glyph }) => glyph.x1));
  return [
    {
      text,
      page,
      x0,
      x1,
      baseline: usual.baseline,
      size: usual.size,
      isBold: letters.filter(({ glyph }) => glyph.font.isBold).length * 2 > letters.length,
      fontName: usual.font.name,
      firstWordWidth: (isBullet(text) ? x1 : firstWordEnd) - x0,
      wordsStart,
      isSpaced,
      sequence: Math.min(...letters.map(({ sequence }) => sequence)),
    },
  ];
}
