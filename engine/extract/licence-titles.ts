import type { Token } from '../text/tokenise.ts';
import { beforeName, untitled } from './licence-words.ts';

/** A body's name, or what is before "certified", has no more words than this. */
const longest = 5;

/** At these a name ends. */
export const joining =
  /^(?:of|at|in|for|to|with|as|on|by|from|into|is|are|be|or|oder|will|would|should|can|may|has|have|but|that|this|than|who|you|we|us|i|your|our|their|not|no|any)$/;

export function isCapital(token: Token | undefined, surface = token?.surface ?? ''): boolean {
  return (
    /^[\p{Lu}\p{N}]/u.test(surface) &&
    !/^(?:Hold|Have|Valid|Current|Active|Full|Clean|Must|Possess|Obtain|A|An|The|Any)$/.test(surface)
  );
}

/** "Registered Nurse", "certified public accountant": up to three words behind. */
export function titleEnd(tokens: readonly Token[], at: number, to: number): number {
  let last = at + 1;
  while (last < to && last - at <= 3 && !tokens[last]?.opens) {
    const { lower = '', lemma = '' } = tokens[last] ?? {};
    if (joining.test(lower) || beforeName.has(lower) || untitled.has(lemma)) break;
    last += 1;
  }
  // "Registered with the NMC": the body is the name.
  const [link, article, body] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (last === at + 1 && /^(?:with|by)$/.test(link?.lower ?? '')) {
    const from = article?.lower === 'the' && body && isCapital(body) ? at + 4 : at + 3;
    if (isCapital(tokens[from - 1])) return bodyEnd(tokens, from, to);
  }
  return untitled.has(tokens[last]?.lemma ?? '') && !tokens[last]?.opens ? at : last;
}

/** "The Teaching Council": a body's name goes on over its capitals. */
function bodyEnd(tokens: readonly Token[], from: number, to: number): number {
  let last = from;
  while (last < Math.min(to, from + longest) && !tokens[last]?.opens && isCapital(tokens[last])) last += 1;
  return last;
}

/** "Alongside registered nurses": several people, not the one who is asked for. */
export function isPeople(head: Token | undefined): boolean {
  return head !== undefined && /\p{Ll}{3}s$/u.test(head.surface) && head.lower !== head.lemma;
}

/** The first word of "Six Sigma Yellow Belt certified" and "CPR certified"; "Fully certified" names nothing. */
export function certifiedFrom(tokens: readonly Token[], at: number, from: number): number {
  let first = at;
  while (first > from && at - first < longest && !tokens[first]?.opens && isCapital(tokens[first - 1])) first -= 1;
  const isNamed = at - first > 1 || /\p{Lu}{2}/u.test(tokens[first]?.surface ?? '') || tokens[first]?.opens === false;
  return first < at && isNamed && !companies.has(tokens[first]?.lower ?? '') ? first : at + 1;
}

/** It is companies that are certified by these. */
const companies = new Set(['iso', 'vat', 'gmp', 'haccp']);
