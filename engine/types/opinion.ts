/** Words of a changed line whose wording is in doubt: what a second reader may be asked about. */
export interface Doubt {
  /** The changed line as the rewrite has it. */
  line: string;
  /** The words of it that are in doubt. */
  words: string;
  /** Whether the ledger asks about them; else it lets them pass, though it is not sure. */
  isAsked: boolean;
  /** The original's lines at that place: first those that the line was made from. */
  places: string[];
}

/**
 * What a second reader, such as a language model, says about a doubt. It is data and no order: the ledger heeds it only within its own
 * bounds (docs/decisions/027).
 */
export interface Opinion {
  /** `Doubt.line` and `Doubt.words`. */
  line: string;
  words: string;
  /** Ask about the words, or ask no longer, because the original says them. */
  verdict: 'ask' | 'withdraw';
  /** Where the original says them, letter by letter; nothing is withdrawn without. */
  quote: string;
}
