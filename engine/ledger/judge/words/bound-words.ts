import { isOfRoot } from '../../../text/roots/root.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import type { Amount } from '../../numbers/amounts.ts';
import { foldWord } from '../../words/same-word.ts';
import type { JudgedLine } from './align-words.ts';
import type { Tag } from './tag-words.ts';
import { wordRoot } from './word-root.ts';

/** The nouns that a number is bound to: what it counts, on its right, and what changed by it. */
export interface Bound {
  /** Places of the heads of both. */
  at: number[];
  /** The first noun after it, with its qualifiers. */
  counted: string[];
  /** The noun before it that changed by it. */
  changed: string[];
  preposition: string;
}

const reach = 6;

export function boundOf({ tokens }: ResumeDocument, { line, tags }: JudgedLine, { from, to }: Amount): Bound {
  const counted: string[] = [];
  const at: number[] = [];
  const end = Math.min(line.from + tags.length, to + reach);
  for (let index = to; index < end; index += 1) {
    const tag = tags[index - line.from];
    if (index > to && (tokens[index]?.opens || tag === 'verb')) break;
    if (tag === 'preposition' && counted.length > 0) break;
    if (tag === 'noun') at.push(index);
    if (tag === 'noun' || tag === 'modifier') counted.push(rootAt(tokens[index]?.lemma));
    else if (tag === 'number') break;
  }
  const changed: string[] = [];
  for (let index = from - 1; index >= Math.max(line.from, from - reach); index -= 1) {
    const tag = tags[index - line.from];
    if (tag === 'noun' && changed.length === 0) at.push(index);
    if (tag === 'noun' || tag === 'modifier') changed.push(rootAt(tokens[index]?.lemma));
    // "Complaints on route 17 fell": a number behind a noun and before no other names it.
    else if (tag === 'number' && changed.length === 0 && isLabel(tags, index - line.from)) continue;
    else if (tag === 'number' || tag === 'conjunction' || (tag === 'verb' && changed.length > 0)) break;
  }
  return {
    at,
    counted,
    changed,
    preposition: tags[from - 1 - line.from] === 'preposition' ? (tokens[from - 1]?.lower ?? '') : 'none',
  };
}

function isLabel(tags: readonly Tag[], at: number): boolean {
  return tags[at - 1] === 'noun' && tags[at + 1] === 'verb';
}

function rootAt(lemma = ''): string {
  return wordRoot(lemma);
}

/** How alike two bound phrases are: 3 the same head, 2 a shared word, 0 nothing; 4 where both are empty. */
export function tieOf(own: readonly string[], other: readonly string[]): number {
  if (own.length === 0 && other.length === 0) return 4;
  if (own.length === 0 || other.length === 0) return 0;
  const isSame = (a: string, b: string) => isOfRoot(a, b) || isOfRoot(b, a) || foldWord(a) === foldWord(b);
  if (isSame(own.at(-1) ?? '', other.at(-1) ?? '')) return 3;
  if (own.some((a) => other.some((b) => isSame(a, b)))) return 2;
  return 0;
}
