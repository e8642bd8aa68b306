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
  const roots = new RootNumbers(rootOf);
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
  for (const number of written) {
    const mark = nameMarks[number];
    if (mark === undefined) {
      const word = nameWords[number - nameMarks.length] ?? '';
      if (part !== 'name' || isFillWord(word)) continue;
      const root = roots.numberFor(word);
      if (words.subarray(starts[name], at).includes(root)) continue;
      words[at] = root;
      at += 1;
      continue;
    }
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

/** The list without the names of some concepts. */
export function withoutConcepts(list: NameList, isLeft: (concept: number) => boolean): NameList {
  const words = new Uint16Array(list.words.length);
  const starts = new Uint32Array(list.starts.length);
  const concepts = new Uint16Array(list.concepts.length);
  let kept = 0;
  let at = 0;
  for (const [name, concept] of list.concepts.entries()) {
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

/** Numbers roots in the order in which they come. */
class RootNumbers {
  readonly numberOf = new Map<string, number>();
  readonly #known = new Map<string, number>();
  readonly #rootOf: (word: string) => string;

  constructor(rootOf: (word: string) => string) {
    this.#rootOf = rootOf;
  }

  numberFor(word: string): number {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const root = this.#rootOf(word);
    const number = this.numberOf.get(root) ?? this.numberOf.size;
    this.numberOf.set(root, number);
    this.#known.set(word, number);
    return number;
  }
}
