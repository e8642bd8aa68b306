import type { Knowledge } from '../extract/features.ts';
import { newlineOf } from '../text/list-style.ts';
import type { Change, Ledger, Rewrite, Span } from '../types.ts';
import { compareResumes } from './compare-resumes.ts';

/** Changes may only be unsafe together; so often is what is left looked at again before all of them are refused. */
const mostRounds = 4;

/**
 * The original with the changes of `accepted` (all without it), but never one that is unsafe: neither a claim that is
 * unsupported nor the loss of a fact gets into the text. What was built is compared with the original once more, because
 * changes can be safe apart and unsafe together.
 */
export function applyChanges(
  rewrite: Rewrite,
  ledger: Ledger,
  accepted: readonly number[] | undefined,
  knowledge: Pick<Knowledge, 'lexicon' | 'fieldsOf'>,
): string {
  const wanted = accepted && new Set(accepted);
  let chosen = ledger.changes.filter((change) => change.isSafe && (wanted?.has(change.id) ?? true));
  for (let round = 0; round < mostRounds && chosen.length > 0; round += 1) {
    const text = textWith(rewrite, chosen);
    const { changes } = compareResumes({ ...rewrite, improvedText: text }, knowledge);
    const unsafe = changes.filter((change) => !change.isSafe);
    if (unsafe.length === 0) return text;
    const others = chosen.filter((change) => !unsafe.some((other) => touch(change, other, rewrite, text)));
    // When none of them can be made out, none is taken.
    chosen = others.length < chosen.length ? others : [];
  }
  return rewrite.originalText;
}

/** The original with `changes` made, safe or not. */
export function textWith({ originalText, improvedText }: Rewrite, changes: readonly Change[]): string {
  const newline = newlineOf(originalText);
  const edits = changes
    .flatMap((change) => change.parts)
    .map(({ original, improved }) => editOf(originalText, improvedText, original, improved))
    .sort((a, b) => a.start - b.start || a.end - b.end || a.order - b.order);
  let text = '';
  let from = 0;
  for (const { start, end, insert } of edits) {
    text += originalText.slice(from, Math.max(from, start)) + insert.replace(/\r\n|\r|\n/g, newline);
    from = Math.max(from, end);
  }
  return text + originalText.slice(from);
}

interface Edit extends Span {
  insert: string;
  /** Place in the improved text: the order of what is inserted at one place. */
  order: number;
}

function editOf(originalText: string, improvedText: string, original: Span, improved: Span): Edit {
  const insert = improvedText.slice(improved.start, improved.end);
  const order = improved.start;
  if (isEmpty(improved))
    return { start: startOfGap(originalText, original.start), end: original.end, insert: '', order };
  if (!isEmpty(original)) return { ...original, insert, order };
  const gap = /\s*$/u.exec(improvedText.slice(Math.max(0, improved.start - longestGap), improved.start))?.[0] ?? '';
  if (original.start === 0) return { ...original, insert: `${insert}${gap.includes('\n') ? gap : '\n'}`, order };
  return { ...original, insert: `${gap === '' ? '\n' : gap}${insert}`, order };
}

/** White space before a line is looked at no further than this. */
const longestGap = 40;

/** The line break before a line that goes, or the space before a sentence that goes. */
function startOfGap(text: string, start: number): number {
  const gap =
    /(?:\r\n|\r|\n)[^\S\r\n]*$|[^\S\r\n]+$/u.exec(text.slice(Math.max(0, start - longestGap), start))?.[0] ?? '';
  return start - gap.length;
}

function isEmpty({ start, end }: Span): boolean {
  return start === end;
}

/** Whether two changes speak of the same words of the original, or bring the same line. */
function touch(change: Change, other: Change, { improvedText }: Rewrite, text: string): boolean {
  return change.parts.some((mine) =>
    other.parts.some(
      (theirs) =>
        (mine.original.start < theirs.original.end && theirs.original.start < mine.original.end) ||
        (!isEmpty(mine.improved) &&
          improvedText.slice(mine.improved.start, mine.improved.end) ===
            text.slice(theirs.improved.start, theirs.improved.end)),
    ),
  );
}
