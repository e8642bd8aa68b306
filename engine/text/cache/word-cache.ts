/**
 * How many words are kept, a power of two: the commonest ones of a text. More would be known with a larger cache, but then
 * nothing of it is still close to the processor when the next text is read, and reading a word anew takes less time.
 */
const places = 1 << 9;
/** How many places a word may have. However words are chosen, looking for one costs no more than this. */
const tries = 2;
/** What is longer is no word, and does not come again. */
const longest = 60;

/** Remembers what was computed of words, which are looked up by their place in a text: no new string is made for a known word. */
export class WordCache<Word extends { surface: string }> {
  readonly #words: (Word | undefined)[] = new Array(places).fill(undefined);
  readonly #read: (surface: string) => Word;

  /** @param read computes what is remembered */
  constructor(read: (surface: string) => Word) {
    this.#read = read;
  }

  /** The word from `start` to before `end`; words of equal characters must come with the same hash. */
  at(text: string, start: number, end: number, hash: number): Word {
    const size = end - start;
    if (size > longest) return this.#read(text.slice(start, end));
    const home = spread(hash);
    let free = home;
    for (let place = home; place < home + tries; place += 1) {
      const word = this.#words[place & (places - 1)];
      if (word === undefined) {
        free = place;
        break;
      }
      if (word.surface.length === size && text.startsWith(word.surface, start)) return word;
    }
    const read = this.#read(text.slice(start, end));
    this.#words[free & (places - 1)] = read;
    return read;
  }
}

/** The first place of a hash. */
function spread(hash: number): number {
  return (hash ^ (hash >>> 15)) & (places - 1);
}
