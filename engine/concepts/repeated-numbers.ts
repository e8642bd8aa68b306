import { type PackedLarge, unpack, unpackLarge } from './packed-numbers.ts';

/**
 * Numbers in groups that repeat themselves: the words of one concept come again and again in its names. A number that its group
 * has had is told by when it came first, which gzip packs far better than the number itself (brotli as well either way).
 */
export interface PackedRepeats extends PackedLarge {
  /** For each number: a mark, `marks` for a fresh number, and above it which of the group's numbers it is again. */
  which: string;
}

/** Reads such numbers one after the other. */
export class RepeatedNumbers {
  readonly #which: Uint16Array;
  readonly #numbers: Uint16Array;
  readonly #marks: number;
  readonly #known: number[] = [];
  #at = 0;
  #fresh = 0;

  /** @param marks how many numbers are marks, which are always told as they are */
  constructor(packed: PackedRepeats, marks: number) {
    this.#which = unpack(packed.which);
    this.#numbers = unpackLarge(packed);
    this.#marks = marks;
  }

  get length(): number {
    return this.#which.length;
  }

  /** Begins the next group. */
  begin(): void {
    this.#known.length = 0;
  }

  next(): number {
    const code = this.#which[this.#at] ?? 0;
    this.#at += 1;
    if (code < this.#marks) return code;
    if (code > this.#marks) return this.#known[code - this.#marks - 1] ?? 0;
    const number = (this.#numbers[this.#fresh] ?? 0) + this.#marks;
    this.#fresh += 1;
    this.#known.push(number);
    return number;
  }
}
