import type { WordDifference } from '#engine';
import { texts } from './texts.ts';

/** Marks added and removed words: with an underline or a strike-through, by colour, and in words for screen readers. */
export function ChangedWords({ words }: { words: readonly WordDifference[] }) {
  return words.map(({ kind, text }, index) => {
    // The text never changes, so the index is a stable key.
    const key = index;
    if (kind === 'same') return <span key={key}>{text}</span>;
    if (kind === 'added') {
      return (
        <ins key={key} className="rounded-sm bg-accent-soft decoration-accent decoration-2 underline-offset-4">
          <span className="sr-only">{texts.added} </span>
          {text}
        </ins>
      );
    }
    return (
      <del key={key} className="rounded-sm bg-danger-soft decoration-2 decoration-danger">
        <span className="sr-only">{texts.removed} </span>
        {text}
      </del>
    );
  });
}
