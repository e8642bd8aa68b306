import type { WordDifference } from '#engine';
import { texts } from './texts.ts';

/** Words with those that come and go marked: by a line under or through them, by colour, and in words for who hears them. */
export function ChangedWords({ words }: { words: readonly WordDifference[] }) {
  return words.map(({ kind, text }, index) => {
    // Places in a text that never changes are its only names.
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
