import { type KnownRoots, withRoots } from './known-roots.ts';
import { type PackedPhrasings, placeAgain, unpackWords } from './packed-concepts.ts';
import { unpack, unpackLarge } from './packed-numbers.ts';

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

/** Reads packed phrasings, whose roots are told by those that are known. */
export function readPhrasings(packed: PackedPhrasings, known: KnownRoots): FlatPhrasings {
  const heads = unpack(packed.phrasings);
  const sizes = unpack(packed.places);
  const steps = unpack(packed.fillings);
  const { roots, ofConcept } = withRoots(known, unpackWords(packed.otherRoots));
  const rootsOf = readRootsOf(packed, ofConcept);
  const used = new UsedRoots(roots);
  const numbers: number[] = [];
  const starts = new Uint32Array(heads.length / 2);
  const concepts = new Uint16Array(heads.length / 2);
  let own: readonly number[] = [];
  /** Where the concept's different places begin. */
  let different: number[] = [];
  let [place, step, last] = [0, 0, -1];
  for (let phrasing = 0; phrasing < starts.length; phrasing += 1) {
    starts[phrasing] = numbers.length;
    const concept = Math.max(0, last) + (heads[2 * phrasing] ?? 0);
    concepts[phrasing] = concept;
    if (concept !== last) {
      own = rootsOf(concept);
      different = [];
    }
    last = concept;
    const count = heads[2 * phrasing + 1] ?? 0;
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
        numbers.push(used.numberOf(own[which] ?? 0));
      }
    }
  }
  return { roots: used.names, numbers: Uint16Array.from(numbers), starts, concepts };
}

/** Writes the place that begins at `from` once more. */
function repeat(numbers: number[], from: number): void {
  for (let at = from, end = from + (numbers[from] ?? 0); at <= end; at += 1) numbers.push(numbers[at] ?? 0);
}

/** Reads, for one concept after the other, the roots that its phrasings are told by: those of its names, then its own. */
function readRootsOf({ ownCounts, own }: PackedPhrasings, ofConcept: KnownRoots['ofConcept']) {
  const counts = unpack(ownCounts);
  const steps = unpackLarge(own);
  let [next, at] = [0, 0];
  return (concept: number): number[] => {
    const roots = ofConcept(concept);
    let root = 0;
    for (const end = at + (counts[next] ?? 0); at < end; at += 1) {
      root += steps[at] ?? 0;
      roots.push(root);
    }
    next += 1;
    return roots;
  };
}

/** Numbers the roots that phrasings have in the order in which they come: many are of names alone. */
class UsedRoots {
  readonly names: string[] = [];
  readonly #roots: readonly string[];
  /** From one on; 0 for a root that has not come yet. */
  readonly #numbers: Uint16Array;

  constructor(roots: readonly string[]) {
    this.#roots = roots;
    this.#numbers = new Uint16Array(roots.length);
  }

  numberOf(root: number): number {
    const known = this.#numbers[root] ?? 0;
    if (known > 0) return known - 1;
    this.names.push(this.#roots[root] ?? '');
    this.#numbers[root] = this.names.length;
    return this.names.length - 1;
  }
}
