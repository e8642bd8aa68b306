import { RestError } from './rest-error.ts';

/** P22, without quotes: letters, digits, `_`, `$`, inner spaces, and `-` unless it begins an arrow. */
const plainIdentifier = /[\p{L}\p{N}_$ ](?:[\p{L}\p{N}_$ ]|-(?!>))*/uy;
/** A quoted text: `\` makes the next character literal. */
const quoted = /"((?:[^"\\]|\\.)*)"/sy;

/** Reads one text of the query string from left to right. Anything that does not parse is answered 400 PGRST100 (P24). */
export class Scanner {
  readonly text: string;
  private readonly what: string;
  private position = 0;

  /** @param what names the text in messages, such as `select parameter` */
  constructor(what: string, text: string) {
    this.what = what;
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position === this.text.length;
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.position);
  }

  /** Moves past the token if it is next. */
  accept(token: string): boolean {
    if (!this.startsWith(token)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(`"${token}"`);
  }

  expectEnd(): void {
    if (!this.isAtEnd) this.fail('end of input');
  }

  skipSpace(): void {
    this.match(/\s*/y);
  }

  /** Moves past what a sticky pattern matches here; null when it does not. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (found) this.position = pattern.lastIndex;
    return found;
  }

  /** The text between double quotes, if the next character is one. */
  acceptQuoted(): string | null {
    const found = this.match(quoted);
    return found ? (found[1] ?? '').replace(/\\(.)/gs, '$1') : null;
  }

  /** A name of a column, alias or table, quoted or not. */
  identifier(): string {
    this.skipSpace();
    const name = this.acceptQuoted() ?? this.match(plainIdentifier)?.[0].trim() ?? '';
    // A NUL byte would end the SQL text early.
    if (name === '' || name.includes('\0')) this.fail('field name');
    this.skipSpace();
    return name;
  }

  /** Everything that is left. */
  rest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  /** @param expected what was expected, for the details */
  fail(expected: string): never {
    const [next] = this.text.slice(this.position);
    throw new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.what} (${this.text})" (line 1, column ${this.position + 1})`,
      { details: `unexpected ${next === undefined ? 'end of input' : `"${next}"`} expecting ${expected}` },
    );
  }
}
