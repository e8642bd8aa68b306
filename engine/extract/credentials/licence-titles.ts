import type { Token } from '../../text/tokenise.ts';
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

/** Whether a title and the last word behind it say what one has to be: "registered nurse", but not "alongside registered nurses". */
export function isTitled(title: Token | undefined, head: Token | undefined): boolean {
  if (title === undefined || head === undefined) return false;
  if (/\p{Ll}{3}s$/u.test(head.surface) && head.lower !== head.lemma) return false;
  // Anybody may be qualified: of a trade it says that it was learned.
  return title.lower !== 'qualified' || tradesman.test(head.lower);
}

const tradesman =
  /(?:(?<!lead|manag|us|mast)er|or|ist|ian|(?<!assist|applic)ant|ent|ess|man|nurse|chef|cook|smith|wright|mate)$/;

/** The first word of "Gas Safe registered engineer": with whom, right before the title. */
export function bodyBefore(tokens: readonly Token[], at: number, from: number): number {
  let first = at;
  while (first > from && at - first < longestBody && !tokens[first]?.opens && isCapital(tokens[first - 1])) first -= 1;
  return first;
}

const longestBody = 3;

/** "AAT Level 4", "City & Guilds Level 3": a level of a body that is written in capitals; of support it is a line of desks. */
export function isLevelled(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, level, number, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (at <= from || level?.lower !== 'level' || level.opens || !/^[1-8]$/.test(number?.lower ?? '')) return false;
  return /^(?:\p{Lu}{3,}|Guilds)$/u.test(before?.surface ?? '') && !supportDesk.test(after?.lower ?? '');
}

const supportDesk = /^(?:support|engineer|technician|escalation|analyst|help|desk|service)/;

/** The first word of "City & Guilds Level 3". */
export function codeBefore(tokens: readonly Token[], at: number, from: number): number {
  return tokens[at - 1]?.surface === 'Guilds' && at - 2 >= from ? at - 2 : at - 1;
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
