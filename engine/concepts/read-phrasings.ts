import { type KnownRoots, readOwnRoots, rootsOf } from './known-roots.ts';
import { type PackedPhrasings, placeAgain, unpackWords } from './packed-concepts.ts';
import { unpack } from './packed-numbers.ts';

/** Phrasings as one flat list of numbers: sixty thousand small arrays would take a browser most of a second to make. */
export interface FlatPhrasings {
  /** Every root of any phrasing, in the order of their numbers. */
  roots: readonly string[];
  /** For each phrasing how many places it has, then for each place how many roots fill it and their numbers. */
  numbers: Uint16Array;
  /** Where each phrasing begins. */
  starts: Uint32Array;
  /** The concept of each phrasing. */
  concepts: Uint16Array;
}

/** Reads the phrasings of some chunks, in the order of their concepts. Their roots are told by those that are known. */
export function readPhrasings(chunks: readonly PackedPhrasings[], known: KnownRoots): FlatPhrasings {
  const used = new UsedRoots();
  const numbers: number[] = [];
  const starts: number[] = [];
  const concepts: number[] = [];
  for (const packed of chunks) {
    const others = unpackWords(packed.otherRoots);
    const nameOf = (root: number) => known.roots[root] ?? others[root - known.roots.length] ?? '';
    const ownRoots = readOwnRoots(packed);
    let told = 0;
    let own: readonly string[] = [];
    const begin = (concept: number) => {
      own = [...known.ofConcept(concept), ...rootsOf(ownRoots, told)].map(nameOf);
      told += 1;
    };
    readChunk(packed, { numbers, starts, concepts, begin, rootOf: (which) => used.numberOf(own[which] ?? '') });
  }
  return {
    roots: used.names,
    numbers: Uint16Array.from(numbers),
    starts: Uint32Array.from(starts),
    concepts: Uint16Array.from(concepts),
  };
}

/** Where the phrasings of a chunk are written, and how its roots are read. */
interface Reading extends Record<'numbers' | 'starts' | 'concepts', number[]> {
  begin(concept: number): void;
  /** The number of a root, given as its place among those of the concept that began. */
  rootOf(which: number): number;
}

function readChunk(packed: PackedPhrasings, { numbers, starts, concepts, begin, rootOf }: Reading): void {
  const heads = unpack(packed.phrasings);
  const sizes = unpack(packed.places);
  const steps = unpack(packed.fillings);
  /** Where the concept's different places begin. */
  let different: number[] = [];
  let [place, step, last] = [0, 0, -1];
  for (let head = 0; head < heads.length; head += 2) {
    starts.push(numbers.length);
    const concept = Math.max(0, last) + (heads[head] ?? 0);
    concepts.push(concept);
    if (concept !== last) {
      begin(concept);
      different = [];
    }
    last = concept;
    const count = heads[head + 1] ?? 0;
    numbers.push(count);
    for (const end = place + count; place < end; place += 1) {
      const size = sizes[place] ?? 0;
      if (size >= placeAgain) {
        repeat(numbers, different.at(placeAgain - 1 - size) ?? 0);
        continue;
      }
      different.push(numbers.length);
      numbers.push(size);
      for (let root = 0, which = 0; root < size; root += 1, step += 1) {
        which += steps[step] ?? 0;
        numbers.push(rootOf(which));
      }
    }
  }
}

/** Writes the place that begins at `from` once more. */
function repeat(numbers: number[], from: number): void {
  for (let at = from, end = from + (numbers[from] ?? 0); at <= end; at += 1) numbers.push(numbers[at] ?? 0);
}

/** Numbers the roots that phrasings have in the order in which they come: many are of names alone. */
class UsedRoots {
  readonly #numbers = new Map<string, number>();

  get names(): string[] {
    return [...this.#numbers.keys()];
  }

  numberOf(root: string): number {
    const known = this.#numbers.get(root);
    if (known !== undefined) return known;
    this.#numbers.set(root, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
