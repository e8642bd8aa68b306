import type { Knowledge } from '../extract/terms/features.ts';
import { lineAt } from '../text/lines.ts';
import { newlineOf } from '../text/list-style.ts';
import type { Change, Ledger, Rewrite } from '../types/ledger.ts';
import type { Span } from '../types/span.ts';
import { compareResumes } from './compare-resumes.ts';

/** Changes can be unsafe only in combination. The rest is checked again this many times before all of them are refused. */
const mostRounds = 4;

/**
 * The original with the changes in `accepted` (all changes if it is omitted), but never an unsafe one: no unsupported
 * claim and no loss of a fact gets into the text.
 */
export function applyChanges(
  rewrite: Rewrite,
  ledger: Ledger,
  accepted: readonly number[] | undefined,
  knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>,
): string {
  const wanted = accepted && new Set(accepted);
  const changes = ledger.changes.filter(({ id }) => wanted?.has(id) ?? true);
  return textWith(rewrite, safeTogether(rewrite, changes, knowledge));
}

/**
 * The safe changes among `changes` that are also safe together: the resulting text is compared with the original again.
 * @returns them in their order
 */
export function safeTogether(
  rewrite: Rewrite,
  changes: readonly Change[],
  knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>,
): Change[] {
  let chosen = changes.filter(({ isSafe }) => isSafe);
  for (let round = 0; round < mostRounds && chosen.length > 0; round += 1) {
    const text = textWith(rewrite, chosen);
    const ledger = compareResumes({ ...rewrite, improvedText: text }, knowledge);
    const unsafe = ledger.changes.filter((change) => !change.isSafe);
    if (unsafe.length === 0) return chosen;
    const touches = touchesOneOf(unsafe, rewrite, text);
    const others = chosen.filter((change) => !touches(change));
    // If the unsafe ones cannot be identified, no change is taken.
    chosen = others.length < chosen.length ? others : [];
  }
  return [];
}

/** The person's own words for changes, by their ids. */
type Edits = ReadonlyMap<number, string>;

/** The original with `changes` made, safe or not; those of `edits` with the person's own words instead. */
export function textWith(rewrite: Rewrite, changes: readonly Change[], edits: Edits = new Map()): string {
  const { originalText } = rewrite;
  const newline = newlineOf(originalText);
  const replacements = changes
    .flatMap((change) => replacementsOf(change, rewrite, edits.get(change.id)))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  let text = '';
  let from = 0;
  // A first line that is removed has no break before it: the one behind it goes.
  const keptUntil = (end: number) => {
    const kept = originalText.slice(from, end);
    return text === '' && from > 0 ? kept.replace(/^[\r\n]+/, '') : kept;
  };
  for (const { start, end, insert } of replacements) {
    text += keptUntil(Math.max(from, start)) + insert.replace(/\r\n|\r|\n/g, newline);
    from = Math.max(from, end);
  }
  return text + keptUntil(originalText.length);
}

interface Replacement extends Span {
  insert: string;
  /** Place in the improved text: it orders insertions at the same place. */
  order: number;
}

/** If the person wrote their own words, these replace the change's first words, and its other words are dropped. */
function replacementsOf({ parts }: Change, rewrite: Rewrite, own: string | undefined): Replacement[] {
  const first = Math.max(
    0,
    parts.findIndex(({ improved }) => !isEmpty(improved)),
  );
  return parts.flatMap(({ original, improved }, index) => {
    const insert = own ?? rewrite.improvedText.slice(improved.start, improved.end);
    const words = own !== undefined && index !== first ? '' : insert;
    return words === '' && isEmpty(original) ? [] : replacementOf(rewrite, original, improved.start, words);
  });
}

function replacementOf(
  { originalText, improvedText }: Rewrite,
  original: Span,
  order: number,
  insert: string,
): Replacement {
  if (insert === '') return { start: startOfGap(originalText, original.start), end: original.end, insert, order };
  if (!isEmpty(original)) return { ...original, insert, order };
  const gap = /(?<!\s)\s*$/u.exec(improvedText.slice(Math.max(0, order - longestGap), order))?.[0] ?? '';
  if (original.start === 0) return { ...original, insert: `${insert}${gap.includes('\n') ? gap : '\n'}`, order };
  return { ...original, insert: `${gap === '' ? '\n' : gap}${insert}`, order };
}

/** How much white space before a line is looked at. */
const longestGap = 40;

/** The line break before a removed line, or the space before a removed sentence. */
function startOfGap(text: string, start: number): number {
  const gap =
    /(?:\r\n|\r|\n)[^\S\r\n]*$|(?<![^\S\r\n])[^\S\r\n]+$/u.exec(
      text.slice(Math.max(0, start - longestGap), start),
    )?.[0] ?? '';
  return start - gap.length;
}

function isEmpty({ start, end }: Span): boolean {
  return start === end;
}

/** Returns a test of whether a change covers the same words of the original as one of `others`, or adds the same line. */
function touchesOneOf(others: readonly Change[], { improvedText }: Rewrite, text: string): (change: Change) => boolean {
  const parts = others.flatMap((other) => other.parts);
  const brought = new Set(parts.map(({ improved }) => text.slice(improved.start, improved.end)));
  const spans = parts.map(({ original }) => original).sort((a, b) => a.start - b.start);
  // The furthest end of all spans up to each, so that one look-up shows whether any of them reaches beyond a place.
  let furthest = 0;
  const reaches = spans.map(({ start, end }) => {
    furthest = Math.max(furthest, end);
    return { start, furthest };
  });
  return (change) =>
    change.parts.some(({ original, improved }) => {
      const isBrought = !isEmpty(improved) && brought.has(improvedText.slice(improved.start, improved.end));
      const last = reaches[lineAt(reaches, original.end - 1)];
      return isBrought || (last !== undefined && last.start < original.end && original.start < last.furthest);
    });
}
