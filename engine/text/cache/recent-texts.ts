/** How many texts are kept, and how long one may be in characters. */
interface Kept {
  texts: number;
  characters: number;
}

/** What was read of the last few texts: while one of a pair is edited, the other stays the same. */
export class RecentTexts<Read> {
  readonly #known = new Map<string, Read>();
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  /** What `read` says of the text, now or when it was asked last. */
  get(text: string, read: () => Read): Read {
    const known = this.#known.get(text) ?? read();
    // A map keeps the order of insertion: the text that was used last goes to the end.
    this.#known.delete(text);
    if (text.length <= this.#kept.characters) this.#known.set(text, known);
    for (const oldest of [...this.#known.keys()].slice(0, -this.#kept.texts)) this.#known.delete(oldest);
    return known;
  }
}
