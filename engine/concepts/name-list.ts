import { isFillWord } from '../text/fill-words.ts';
import type { WordRoots } from '../text/roots/word-roots.ts';
import { nameMarks, type WrittenNames } from './packed-concepts.ts';

/** The names of all concepts as numbers of roots, without words that say nothing and without products. */
export interface NameList {
  /** Every root of a name; its place is its number. */
  roots: readonly string[];
  numberOf: ReadonlyMap<string, number>;
  /** The roots of name n, each once, are at `starts[n]` to before `starts[n + 1]` of `words`. */
  words: Uint16Array;
  starts: Uint32Array;
  /** The concept of each name. */
  concepts: Uint16Array;
}

/** Reads the packed names. Flat lists of numbers, because sixty thousand small arrays take a browser too long. */
export function readNameList(
  { words: nameWords, written }: WrittenNames,
  { rootOf }: Pick<WordRoots, 'rootOf'>,
): NameList {
  const roots = new RootNumbers(nameWords, rootOf);
  const words = new Uint16Array(written.length);
  const starts = new Uint32Array(written.length + 1);
  const concepts = new Uint16Array(written.length);
  let [at, name, concept] = [0, 0, 0];
  let part: NamePart = 'name';
  const close = () => {
    if (at > (starts[name] ?? 0)) {
      concepts[name] = concept;
      name += 1;
    }
    starts[name] = at;
  };
  for (let place = 0; place < written.length; place += 1) {
    const number = written[place] ?? 0;
    if (number >= nameMarks.length) {
      if (part !== 'name') continue;
      const root = roots.numberFor(number - nameMarks.length);
      if (root === noRoot || isAmong(words, starts[name] ?? 0, at, root)) continue;
      words[at] = root;
      at += 1;
      continue;
    }
    const mark = nameMarks[number] ?? '|';
    close();
    if (mark === '\n') concept += 1;
    part = partAfter(mark, part);
  }
  close();
  return {
    roots: [...roots.numberOf.keys()],
    numberOf: roots.numberOf,
    words: words.slice(0, at),
    starts: starts.slice(0, name + 1),
    concepts: concepts.slice(0, name),
  };
}

function isAmong(numbers: Uint16Array, from: number, to: number, number: number): boolean {
  for (let at = from; at < to; at += 1) if (numbers[at] === number) return true;
  return false;
}

/** The list without the names of some concepts. */
export function withoutConcepts(list: NameList, isLeft: (concept: number) => boolean): NameList {
  const words = new Uint16Array(list.words.length);
  const starts = new Uint32Array(list.starts.length);
  const concepts = new Uint16Array(list.concepts.length);
  let kept = 0;
  let at = 0;
  for (let name = 0; name < list.concepts.length; name += 1) {
    const concept = list.concepts[name] ?? 0;
    if (isLeft(concept)) continue;
    for (let from = list.starts[name] ?? 0; from < (list.starts[name + 1] ?? 0); from += 1, at += 1)
      words[at] = list.words[from] ?? 0;
    concepts[kept] = concept;
    kept += 1;
    starts[kept] = at;
  }
  return {
    ...list,
    words: words.slice(0, at),
    starts: starts.slice(0, kept + 1),
    concepts: concepts.slice(0, kept),
  };
}

/** What the packed words behind a mark belong to. */
type NamePart = 'name' | 'spelling' | 'product';

function partAfter(mark: (typeof nameMarks)[number], part: NamePart): NamePart {
  if (mark === '\n') return 'name';
  if (mark === '<' || part === 'product') return 'product';
  return mark === '=' ? 'spelling' : 'name';
}

/** The number of a word that says nothing, in place of that of its root. */
const noRoot = -1;

/** Numbers the roots of words in the order in which they come. Each word is looked up once, however many names have it. */
class RootNumbers {
  readonly numberOf = new Map<string, number>();
  /** For each word one more than the number of its root; 0 for one that has not come yet. */
  readonly #known: Int32Array;
  readonly #words: readonly string[];
  readonly #rootOf: (word: string) => string;

  constructor(words: readonly string[], rootOf: (word: string) => string) {
    this.#known = new Int32Array(words.length);
    this.#words = words;
    this.#rootOf = rootOf;
  }

  /** The number of the root of the nth word, `noRoot` for a fill word. */
  numberFor(at: number): number {
    const known = this.#known[at] ?? 0;
    if (known !== 0) return known > 0 ? known - 1 : noRoot;
    const word = this.#words[at] ?? '';
    if (isFillWord(word)) {
      this.#known[at] = -1;
      return noRoot;
    }
    const root = this.#rootOf(word);
    const number = this.numberOf.get(root) ?? this.numberOf.size;
    this.numberOf.set(root, number);
    this.#known[at] = number + 1;
    return number;
  }
}
