import { states } from '../../lexicon/us-states.ts';
import { wordsIn } from '../../text/word-set.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { shortForms } from '../vocabulary/read-table.ts';
import { regions } from '../vocabulary/regions.ts';
import type { Word } from './header-words.ts';

const names: ReadonlySet<string> = new Set([
  ...wordsIn(regions).map((name) => name.replaceAll('_', ' ')),
  ...shortForms(states).values(),
]);
/** A region has no more words: "new south wales". */
const longest = 3;

/**
 * The words of regions in a header, each an item by itself right behind a place: "Leeds, West Yorkshire". Behind a title a region says what
 * somebody is in charge of.
 */
export function regionsIn({ tokens }: ResumeDocument, { from, to }: ResumeLine, words: readonly Word[]): Set<number> {
  const kinds = new Map(words.map((word) => [word.to, word.kind]));
  const found = new Set<number>();
  const isEdge = (index: number) => index >= to || tokens[index]?.opens === true;
  for (let start = from + 1; start < to; start += 1) {
    if (!isEdge(start) || kinds.get(start) !== 'employer') continue;
    for (let end = start + 1; end <= Math.min(to, start + longest); end += 1) {
      const name = tokens.slice(start, end).map(({ lower }) => lower.replaceAll('-', ' '));
      if (isEdge(end) && names.has(name.join(' '))) for (let index = start; index < end; index += 1) found.add(index);
    }
  }
  return found;
}
