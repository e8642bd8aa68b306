/** Collects the lines of a text. Takes linear time. */
export class LineWriter {
  #lines: string[] = [];
  #line = '';
  #prefix = '';
  /** Whether a leading space in the next words would be one too many. Checking the line itself would copy it each time. */
  #endsInSpace = true;

  /** Adds words to the line; spaces at its beginning collapse. */
  add(words: string): void {
    const added = this.#endsInSpace ? words.replace(/^[ \n]+/, '') : words;
    if (added === '') return;
    this.#line += this.#prefix + added;
    this.#prefix = '';
    this.#endsInSpace = endsInSpace(added);
  }

  /** Adds a text as it is, with its spaces and line breaks. */
  addPreformatted(text: string): void {
    const [first = '', ...others] = text.split(/\r\n?|\n/);
    this.#append(first);
    for (const line of others) {
      this.newLine();
      this.#append(line);
    }
  }

  /** Sets what precedes the next words: a bullet or a number. */
  mark(prefix: string): void {
    this.#prefix = prefix;
  }

  /** Ends the line, even an empty one. */
  newLine(): void {
    this.#lines.push(this.#line.trimEnd());
    this.#line = '';
    this.#endsInSpace = true;
  }

  /** Ends the line unless it is empty; with `gap` an empty line follows. */
  breakLine(gap: boolean): void {
    if (this.#line.trim() !== '') this.newLine();
    this.#line = '';
    this.#endsInSpace = true;
    if (gap && this.#lines.at(-1) !== '') this.#lines.push('');
  }

  /** Starts the next cell of a row. */
  nextCell(): void {
    if (this.#line !== '') this.#append('\t');
  }

  finish(): string {
    this.breakLine(false);
    return this.#lines.join('\n').trim();
  }

  #append(text: string): void {
    if (text === '') return;
    this.#line += text;
    this.#endsInSpace = endsInSpace(text);
  }
}

function endsInSpace(text: string): boolean {
  return /\s/.test(text.slice(-1));
}
