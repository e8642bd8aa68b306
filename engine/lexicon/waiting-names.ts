import { lemma, tokenise } from '../text/tokenise.ts';
import type { Term } from './lexicon.ts';

/** A list of terms, one a line: the canonical name, then its aliases, separated by "=". */
export interface TermList extends Pick<Term, 'kind' | 'trusted'> {
  lines: string;
}

/** A name that is read now, with all names of its term. */
interface ReadName {
  list: TermList;
  name: string;
  names: readonly string[];
}

/** No name, where places are counted from one on. */
const none = 0;

/** Names that are not read yet, by the number of their first word. Flat lists: an array for each of ten thousand words takes too long to make. */
export class WaitingNames {
  readonly #lists: TermList[] = [];
  /** For each name, from one on, its list, where it begins there, and the next name with its first word. */
  readonly #listOf: number[] = [none];
  readonly #starts: number[] = [none];
  readonly #next: number[] = [none];
  /** The first and the last name of each first word. */
  readonly #heads: number[] = [];
  readonly #tails: number[] = [];

  add(first: number, list: TermList, start: number): void {
    if (this.#lists.at(-1) !== list) this.#lists.push(list);
    const name = this.#starts.push(start) - 1;
    this.#listOf.push(this.#lists.length - 1);
    this.#next.push(none);
    const last = this.#tails[first] ?? none;
    if (last === none) this.#heads[first] = name;
    else this.#next[last] = name;
    this.#tails[first] = name;
  }

  has(first: number): boolean {
    return (this.#tails[first] ?? none) !== none;
  }

  /** The names with this first word, in the order in which they were added; they wait no longer. */
  take(first: number): ReadName[] {
    const taken: ReadName[] = [];
    for (let name = this.#heads[first] ?? none; name !== none; name = this.#next[name] ?? none) {
      const list = this.#lists[this.#listOf[name] ?? 0];
      if (list) taken.push(readName(list, this.#starts[name] ?? 0));
    }
    this.#tails[first] = none;
    this.#heads[first] = none;
    return taken;
  }
}

function readName(list: TermList, start: number): ReadName {
  const { lines } = list;
  const lineEnd = endOf(lines, '\n', start, lines.length);
  const line = lines.slice(lines.lastIndexOf('\n', start - 1) + 1, lineEnd);
  return { list, name: lines.slice(start, endOf(lines, '=', start, lineEnd)), names: namesIn(line) };
}

export function namesIn(line: string): string[] {
  return line.split('=');
}

function endOf(lines: string, mark: string, from: number, most: number): number {
  const end = lines.indexOf(mark, from);
  return end < 0 ? most : Math.min(end, most);
}

/** Calls back for every name of a list that has a word: the lemma of its first one, and where the name begins. */
export function visitNames(lines: string, visit: (first: string, start: number) => void): void {
  let start = 0;
  for (const line of lines.split('\n')) {
    for (const name of namesIn(line)) {
      const first = firstLemma(name);
      if (first !== undefined) visit(first, start);
      start += name.length + 1;
    }
  }
}

/** A first word that is nothing but its letters, as most are: no text has to be tokenised to find it. */
const plainWord = /^(?:[A-Za-z][a-z]*|[A-Z]+)(?=[ /-]|$)/;

function firstLemma(name: string): string | undefined {
  const word = plainWord.exec(name)?.[0];
  return word === undefined ? tokenise(name)[0]?.lemma : lemma(word.toLowerCase());
}
