import type { Line } from '../text/lines.ts';
import { indentOf, labelOf, markOf, newlineOf, withoutMarkers } from '../text/list-style.ts';
import { extendEnd, type Insertion } from './insertion.ts';

/** How close a keyword is to what a line lists; 0 for not at all. */
export type Closeness = (keyword: string, line: string) => number;

/** A bullet or a labelled group with its wrapped lines. */
export interface Item {
  first: Line;
  lines: Line[];
  last: Line;
}

/** Adds each keyword to the closest group; keywords close to no group get their own line. */
export function extendGroups(text: string, groups: readonly Item[], keywords: readonly string[], closeness: Closeness) {
  const chosen = new Map<Item | undefined, string[]>();
  for (const keyword of keywords) {
    const near = groups.map((group) => closeness(keyword, group.lines.map((line) => line.content).join(' ')));
    const best = Math.max(...near);
    const group = groups.length === 1 ? groups[0] : best > 0 ? groups[near.indexOf(best)] : undefined;
    chosen.set(group, [...(chosen.get(group) ?? []), keyword]);
  }
  // A new group goes below anything added to the last one.
  const ordered = [...chosen].sort(([a], [b]) => Number(a === undefined) - Number(b === undefined));
  return ordered.map(([group, members]): Insertion => {
    if (group) return extendEnd(group.last, markOf(withoutMarkers(group.first.content)), members);
    return addGroup(text, groups, members);
  });
}

function addGroup(text: string, groups: readonly Item[], keywords: readonly string[]): Insertion {
  const model = groups.at(-1);
  if (model === undefined) return { at: text.length, text: '' };
  const label = labelOf(model.first.content) ?? '';
  const isGerman = /[äöüß]|kenntnisse|sprache|werkzeuge|programmier/i.test(
    groups.map(({ first }) => first.content).join(' '),
  );
  const word = isGerman ? 'Weitere' : 'Additional';
  const isCapital = groups.every(({ first }) => labelOf(first.content) === labelOf(first.content)?.toUpperCase());
  const ownLabel = label.replace(/\p{L}[^:*_]*/u, isCapital ? word.toUpperCase() : word);
  const mark = markOf(withoutMarkers(model.first.content)) ?? ', ';
  const start = newlineOf(text) + indentOf(text, model.first);
  return { at: model.last.end, text: start + ownLabel + keywords.join(mark) };
}
