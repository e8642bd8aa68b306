import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';
import { withOfficeWord } from './office-word.ts';
import { namesIn, visitNames, WaitingNames } from './waiting-names.ts';

/** The kinds of requirement that have names of their own. */
export type TermKind = 'tool' | 'skill' | 'licence' | 'soft' | 'language';

export interface Term {
  /** Canonical name, as it is shown. */
  name: string;
  kind: TermKind;
  /** Chosen by hand: it is a requirement wherever it is mentioned. Classifications also list plain words ("sale", "meet"). */
  trusted: boolean;
  /** Every name of the term, canonical and aliases. */
  names: readonly string[];
  /** A short name that is also a word ("Go", "SAS") counts only when it is written exactly like this. */
  exactCase: string | undefined;
}

export interface TermMatch {
  term: Term;
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
}

/** Names of up to five words, found in linear time; the longest name that starts at a word wins. */
export class Lexicon {
  readonly #terms = new Map<string, Term>();
  /** The languages apart: every word of a posting may be one, and among so few it is found faster. */
  readonly #languages = new Map<string, Term>();
  /** First words of names, numbered, and by their number the terms that are named by them alone. */
  readonly #first = new Map<string, number>();
  readonly #alone: (Term | undefined)[] = [];
  /** Second words of names, numbered. */
  readonly #second = new Map<string, number>();
  /** Longest name by its first two words, so that most words cost two look-ups and no new text. */
  readonly #longest = new Map<number, number>();
  /** Names that are read when a text has their first word. */
  readonly #waiting = new WaitingNames();
  readonly #found = new WeakMap<readonly Token[], readonly TermMatch[]>();

  /** Adds `canonical` under its own name and its aliases; a name that is already taken stays with its first owner. */
  add(kind: TermKind, trusted: boolean, canonical: string, aliases: readonly string[] = []): void {
    const names = [canonical, ...aliases];
    for (const name of names) this.#addName(name, { kind, trusted, names });
  }

  /**
   * Adds a list, one term a line: its canonical name, then its aliases, separated by "=". A text has few of the first words of twenty thousand
   * names: those of others are never read.
   */
  addLines(kind: TermKind, trusted: boolean, lines: string): void {
    if (kind === 'language') {
      for (const names of lines.split('\n').map(namesIn)) this.add(kind, trusted, names[0] ?? '', names.slice(1));
      return;
    }
    const list = { kind, trusted, lines };
    visitNames(lines, (first, start) => this.#waiting.add(numberIn(this.#first, first), list, start));
    // A list that grows in leaps is slow to look up.
    while (this.#alone.length < this.#first.size) this.#alone.push(undefined);
  }

  #readWaiting(first: number): void {
    if (!this.#waiting.has(first)) return;
    for (const { list, name, names } of this.#waiting.take(first)) this.#addName(name, { ...list, names });
  }

  #addName(name: string, { kind, trusted, names }: Pick<Term, 'kind' | 'trusted' | 'names'>): void {
    const words = tokenise(name);
    const [first, second] = words;
    if (first === undefined) return;
    const number = numberIn(this.#first, first.lemma);
    this.#readWaiting(number);
    const key = keyOf(words, 0, words.length);
    if (!this.#terms.has(key)) {
      const term = { name: names[0] ?? name, kind, trusted, names, exactCase: exactCaseOf(words) };
      this.#terms.set(key, term);
      if (kind === 'language') this.#languages.set(key, term);
    }
    if (second === undefined) {
      this.#alone[number] ??= this.#terms.get(key);
      return;
    }
    const pair = number * mostSecond + numberIn(this.#second, second.lemma);
    this.#longest.set(pair, Math.max(this.#longest.get(pair) ?? 0, words.length));
  }

  /** The term of a key made of lemmas, if there is one. */
  get(key: string): Term | undefined {
    const first = this.#first.get(key.split(' ', 1)[0] ?? '');
    if (first === undefined) return undefined;
    this.#readWaiting(first);
    return this.#terms.get(key);
  }

  /** The language of a key made of lemmas, if it is one. */
  language(key: string): Term | undefined {
    return this.#languages.get(key);
  }

  /** The longest term that starts at word `from`. A term does not extend over a comma or the end of a line. */
  longestAt(tokens: readonly Token[], from: number): TermMatch | undefined {
    const first = tokens[from];
    const number = first && this.#first.get(first.lemma);
    if (first === undefined || number === undefined) return undefined;
    this.#readWaiting(number);
    for (let length = this.#reachAt(tokens, from, number); length > 0; length -= 1) {
      const term = length === 1 ? this.#alone[number] : this.#terms.get(keyOf(tokens, from, from + length));
      if (term && (term.exactCase === undefined || term.exactCase === first.surface) && !isInitial(tokens, from)) {
        return { term, from, to: from + length };
      }
    }
    return undefined;
  }

  /** The most words that a name may have that begins at word `from`, whose first word has this number. */
  #reachAt(tokens: readonly Token[], from: number, first: number): number {
    const next = tokens[from + 1];
    const second = next === undefined || next.opens ? undefined : this.#second.get(next.lemma);
    if (second === undefined) return 1;
    const longest = this.#longest.get(first * mostSecond + second) ?? 1;
    for (let length = 2; length < longest; length += 1) if (tokens[from + length]?.opens ?? true) return length;
    return longest;
  }

  /** All terms of a text, none inside another. A posting's are asked for by whoever reads it, and again for its field of work. */
  find(tokens: readonly Token[]): readonly TermMatch[] {
    const found = this.#found.get(tokens);
    if (found !== undefined) return found;
    const matches = this.#look(tokens);
    this.#found.set(tokens, matches);
    return matches;
  }

  #look(tokens: readonly Token[]): readonly TermMatch[] {
    const matches: TermMatch[] = [];
    for (let index = 0; index < tokens.length; ) {
      const match = this.longestAt(tokens, index);
      if (match) matches.push(match);
      index = match?.to ?? index + 1;
    }
    return withOfficeWord(tokens, matches, this.get(officeWord));
  }
}

/** The key of the program that alone is a plain word. */
const officeWord = 'microsoft word';

/** More than there are second words of names, so that two numbers make one. */
const mostSecond = 1 << 16;

function numberIn(numbers: Map<string, number>, word: string): number {
  const number = numbers.get(word) ?? numbers.size;
  numbers.set(word, number);
  return number;
}

/** Whether a single letter is half of an abbreviation: the R of "A/R" is not R. */
function isInitial(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined) return false;
  return token.end - token.start === 1 && before.end - before.start === 1 && token.start - before.end <= 1;
}

/** The lexicon's key of the words `from` to before `to`: lemmas, one space between. */
export function keyOf(tokens: readonly Token[], from: number, to: number): string {
  let key = tokens[from]?.lemma ?? '';
  for (let index = from + 1; index < to; index += 1) key += ` ${tokens[index]?.lemma}`;
  return key;
}

/** The spelling that alone counts: names of up to three letters, or of four capitals, are too easily another word. */
export function exactCaseOf(words: readonly Token[]): string | undefined {
  const [only, second] = words;
  if (only === undefined || second !== undefined) return undefined;
  const letters = only.surface.replace(/[^\p{L}]/gu, '');
  const isShort = letters.length <= 3 || (letters.length === 4 && only.surface === only.surface.toUpperCase());
  return isShort && letters.length === only.surface.length ? only.surface : undefined;
}
