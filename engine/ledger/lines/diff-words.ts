import type { WordDifference } from '../../types/ledger.ts';

/** Longer pairs of lines are shown as replaced as a whole: comparing them would not be linear. */
const mostCells = 40_000;

/** What a person sees of a changed line: the words that were kept, removed and added. */
export function diffWords(before: string, after: string): WordDifference[] {
  const left = piecesOf(before);
  const right = piecesOf(after);
  if (left.length * right.length > mostCells) return joined([...removed(left), ...added(right)]);
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const skip = Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
      const same = (lengths[(row + 1) * width + column + 1] ?? 0) + 1;
      lengths[row * width + column] = left[row] === right[column] ? same : skip;
    }
  }
  const differences: WordDifference[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length && column < right.length) {
    const text = left[row] ?? '';
    if (text === right[column]) {
      differences.push({ kind: 'same', text });
      row += 1;
      column += 1;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      differences.push({ kind: 'removed', text });
      row += 1;
    } else {
      differences.push({ kind: 'added', text: right[column] ?? '' });
      column += 1;
    }
  }
  return joined([...differences, ...removed(left.slice(row)), ...added(right.slice(column))]);
}

function piecesOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

function removed(pieces: readonly string[]): WordDifference[] {
  return pieces.map((text) => ({ kind: 'removed', text }));
}

function added(pieces: readonly string[]): WordDifference[] {
  return pieces.map((text) => ({ kind: 'added', text }));
}

/** Adjacent changes, or changes with only a space between them, become one: people read phrases, not scattered words. */
function joined(differences: readonly WordDifference[]): WordDifference[] {
  const runs: WordDifference[] = [];
  let open = { removed: '', added: '' };
  const close = () => {
    if (open.removed !== '') runs.push({ kind: 'removed', text: open.removed });
    if (open.added !== '') runs.push({ kind: 'added', text: open.added });
    open = { removed: '', added: '' };
  };
  for (const [index, { kind, text }] of differences.entries()) {
    if (kind !== 'same') open[kind] += text;
    else if (isSpaceBetween(differences, index)) {
      open.removed += text;
      open.added += text;
    } else {
      close();
      const last = runs.at(-1);
      if (last?.kind === 'same') last.text += text;
      else runs.push({ kind, text });
    }
  }
  close();
  return runs;
}

function isSpaceBetween(differences: readonly WordDifference[], index: number): boolean {
  const [before, here, after] = [differences[index - 1], differences[index], differences[index + 1]];
  return (
    before !== undefined &&
    after !== undefined &&
    [before, after].every(({ kind }) => kind !== 'same') &&
    here?.text.trim() === ''
  );
}
