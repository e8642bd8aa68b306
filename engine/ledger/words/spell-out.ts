import { lemma, type Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import { beforeDays, shortDays, shortUnits, shortWords } from '../vocabulary/en/short-words.ts';
import { shortForms } from '../vocabulary/read-table.ts';

const words = shortForms(shortWords);
const units = shortForms(shortUnits);
const days = shortForms(shortDays);
const beforeDay = wordSet(beforeDays);
/** The unit of a small quantity: "µA", "uA". */
const micro = /^[uµμ](a|v|f|h|s|m|g|l|w|sv|mol)$/u;

/**
 * English words in one spelling, at their own places: "35/wk" and "35 a week", "on a Sat" and "on a Saturday", "enrolment" and
 * "enrollment". Whatever compares two texts afterwards sees the same word.
 */
export function spellOut(tokens: readonly Token[], text: string): Token[] {
  return tokens.map((token, index) => {
    const long = longOf(tokens, index, text);
    return long === undefined ? token : inWords(token, long);
  });
}

function longOf(tokens: readonly Token[], index: number, text: string): string | undefined {
  const { lower, surface, start } = tokens[index] ?? { lower: '', surface: '', start: 0 };
  const long = words.get(lower);
  if (long !== undefined) return long;
  const before = tokens[index - 1];
  const gap = text.slice(before?.end ?? 0, start);
  const isMeasured = before !== undefined && /\d$/.test(before.lower) && /^\s?$/.test(gap);
  if (isMeasured && micro.test(lower)) return `μ${lower.slice(1)}`;
  const isPer = /^(?:per|an?|each|every)$/.test(before?.lower ?? '') && lower.length > 1 && surface === lower;
  const isRate = gap === '/' && before !== undefined && /[\p{L}\d]{2}$|^\d$/u.test(before.lower);
  // "5 m" are metres, and "2 s" a unit of its own; "3/w" is a rate.
  if (isRate || isPer || (isMeasured && lower.length > 1)) return units.get(lower);
  const day = /^\p{Lu}\p{Ll}/u.test(surface) ? days.get(lower) : undefined;
  const next = tokens[index + 1];
  const isOfDays = beforeDay.has(before?.lower ?? '') || days.has(before?.lower ?? '') || days.has(next?.lower ?? '');
  // "Cycle counts, Fri".
  const isAlone =
    before !== undefined && tokens[index]?.opens === true && /^,\s*$/.test(gap) && (next === undefined || next.opens);
  return isOfDays || isAlone ? day : undefined;
}

function inWords(token: Token, long: string): Token {
  const surface = /^\p{Lu}/u.test(token.surface) ? `${long.slice(0, 1).toUpperCase()}${long.slice(1)}` : long;
  return { ...token, surface, lower: long, lemma: lemma(long) };
}
