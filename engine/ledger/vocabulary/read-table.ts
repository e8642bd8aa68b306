import { wordsIn } from '../../text/word-set.ts';

/** The lines of a table, each as its words. */
export function linesOf(table: string): string[][] {
  return table.trim().split('\n').map(wordsIn);
}

/** A table whose lines begin with a short form, as what each stands for. */
export function shortForms(table: string): ReadonlyMap<string, string> {
  return new Map(linesOf(table).map(([short = '', ...long]) => [short, long.join(' ')]));
}

/** A pattern of any of the words or phrases, wherever a word begins; `ending` is what may follow them. */
export function anyOf(words: readonly string[], ending = String.raw`(?!\p{L})`): string {
  return String.raw`(?<!\p{L})(?:${words.join('|')})${ending}`;
}
