import { say } from '../../say.ts';
import type { Change, Rewrite } from '../../types/ledger.ts';

/** The most lines that are compared: sixty pages. A longer text is no resume, and comparing it would only keep the processor busy. */
const mostLines = 3_000;

/** Whether a text has more lines than are compared. */
export function isTooLong({ lines }: { lines: readonly unknown[] }): boolean {
  return lines.length > mostLines;
}

/** The whole rewrite as one change that is not safe: what was not compared is not taken over by itself. */
export function wholeChange({ originalText, improvedText }: Rewrite): Change {
  return {
    id: 0,
    kind: 'replaced',
    parts: [
      {
        original: { start: 0, end: originalText.length },
        improved: { start: 0, end: improvedText.length },
        words: [
          { kind: 'removed', text: originalText },
          { kind: 'added', text: improvedText },
        ],
      },
    ],
    claims: [],
    lost: [
      { kind: 'outcome', text: '', span: { start: 0, end: 0 }, reason: say('lost.tooLong', { lines: mostLines }) },
    ],
    isSafe: false,
  };
}
