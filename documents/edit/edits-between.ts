import { diffArrays } from 'diff';
import type { DocumentEdit } from './document-edit.ts';
import { bareLine } from './line-words.ts';

/** More lines than this that differ are another text: comparing costs their number times the lines. */
const mostDifferences = 400;
/** Two lines that share this much of their words are one that was changed. */
const leastShared = 0.3;

export interface LineChanges {
  edits: DocumentEdit[];
  /** New lines above everything else: there is no line to put them after. */
  homeless: string[];
  /** Share of the file's lines that the text still has, changed or not. */
  shared: number;
}

/** What must change in a file with these lines so that it says the text. Undefined when the two have too little in common. */
export function editsBetween(lines: readonly string[], text: string): LineChanges | undefined {
  const old = lines.map(bareLine).filter((line) => line !== '');
  const now = text
    .split('\n')
    .map(bareLine)
    .filter((line) => line !== '');
  const parts = diffArrays(old, now, { maxEditLength: mostDifferences });
  if (!parts || old.length === 0) return undefined;
  const changes: LineChanges = { edits: [], homeless: [], shared: 0 };
  let kept = 0;
  let anchor: string | undefined;
  let [gone, added]: [string[], string[]] = [[], []];
  const close = () => {
    const { pairs, last } = pairUp(gone, added, anchor, changes);
    kept += pairs;
    anchor = last;
    [gone, added] = [[], []];
  };
  for (const part of parts) {
    if (part.removed) gone = part.value;
    else if (part.added) added = part.value;
    else {
      close();
      kept += part.value.length;
      anchor = part.value.at(-1) ?? anchor;
    }
  }
  close();
  return { ...changes, shared: kept / old.length };
}

/** Lines at one place: those that share words are changed, the others go or come. */
function pairUp(
  gone: readonly string[],
  added: readonly string[],
  before: string | undefined,
  { edits, homeless }: LineChanges,
): { pairs: number; last: string | undefined } {
  let pairs = 0;
  let at = 0;
  let last = before;
  for (const line of added) {
    const match = gone.findIndex((own, index) => index >= at && sharedWords(own, line) >= leastShared);
    const old = gone[match];
    if (match >= 0 && old !== undefined) {
      for (const own of gone.slice(at, match)) edits.push({ op: 'delete', old: own });
      edits.push({ op: 'replace', old, new: line });
      [at, last, pairs] = [match + 1, old, pairs + 1];
    } else if (last === undefined) homeless.push(line);
    else edits.push({ op: 'insertAfter', after: last, new: line });
  }
  for (const own of gone.slice(at)) edits.push({ op: 'delete', old: own });
  return { pairs, last };
}

function sharedWords(first: string, second: string): number {
  const [own, other] = [new Set(first.split(' ')), new Set(second.split(' '))];
  const shared = [...own].filter((word) => other.has(word)).length;
  return shared / Math.max(own.size, other.size);
}
