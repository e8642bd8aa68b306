import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';

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
  /** First words of names. */
  readonly #first = new Set<string>();
  /** Longest name by its first two words, so that most words cost two look-ups. */
  readonly #longest = new Map<string, number>();
  readonly #found = new WeakMap<readonly Token[], readonly TermMatch[]>();

  /** Adds `canonical` under its own name and its aliases; a name that is already taken stays with its first owner. */
  add(kind: TermKind, trusted: boolean, canonical: string, aliases: readonly string[] = []): void {
    const names = [canonical, ...aliases];
    for (const name of names) {
      const words = tokenise(name);
      const first = words[0];
      if (first === undefined) continue;
      const key = keyOf(words, 0, words.length);
      if (!this.#terms.has(key))
        this.#terms.set(key, { name: canonical, kind, trusted, names, exactCase: exactCaseOf(words) });
      this.#first.add(first.lemma);
      const pair = keyOf(words, 0, 2);
      if (words.length > 1) this.#longest.set(pair, Math.max(this.#longest.get(pair) ?? 0, words.length));
    }
  }

  /** The term of a key made of lemmas, if there is one. */
  get(key: string): Term | undefined {
    return this.#terms.get(key);
  }

  /** The longest term that starts at word `from`. A term does not extend over a comma or the end of a line. */
  longestAt(tokens: readonly Token[], from: number): TermMatch | undefined {
    const first = tokens[from];
    if (first === undefined || !this.#first.has(first.lemma)) return undefined;
    const isAlone = tokens[from + 1]?.opens ?? true;
    let reach = isAlone ? 1 : (this.#longest.get(keyOf(tokens, from, from + 2)) ?? 1);
    for (let length = 2; length < reach; length += 1) if (tokens[from + length]?.opens ?? true) reach = length;
    for (let length = reach; length > 0; length -= 1) {
      const term = this.#terms.get(keyOf(tokens, from, from + length));
      if (term && (term.exactCase === undefined || term.exactCase === first.surface) && !isInitial(tokens, from)) {
        return { term, from, to: from + length };
      }
    }
    return undefined;
  }

  /** All terms of a text, none inside another. A posting's are asked for by whoever reads it, and again for its field of work. */
  find(tokens: readonly Token[]): readonly TermMatch[] {
    const matches = this.#found.get(tokens) ?? this.#look(tokens);
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
    return matches;
  }
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
