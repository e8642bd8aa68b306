import { adjectiveForms } from '../vocabulary/de/inflect.ts';
import { anyOf } from '../vocabulary/read-table.ts';

/** The pattern, which needs the flag `u`, or a form of one of the German words. */
export function orGerman({ source, flags }: RegExp, words: readonly string[]): RegExp {
  return new RegExp(`${source}|${anyOf(words.flatMap(adjectiveForms))}`, flags);
}
