import { beginsWithDigit } from '../../text/begins-with-digit.ts';
import { isCapital } from '../../text/is-capital.ts';
import type { Token } from '../../text/tokenise.ts';
import { verbBase } from '../words/verbs.ts';

/** What words are in the grammar of a sentence, as far as it shows who does what: a posting asks of "you", and tells of itself. */
const listed: readonly string[] = [
  "you your yours yourself you'll you're you've you'd sie du ihnen dir dich dein deine deinen deiner",
  "we we're we've we'll i us wir uns",
  'our ours unser unsere unserem unseren unserer unseres',
  "it it's he she they its his her their who which er es",
  'every each all everyone everybody nobody none most many some people jede jeder jedes alle viele niemand mehr',
  'the a an this that these those here there der die das den dem ein eine einen einem einer',
  'in at on by with for from as to of since bei im am an auf mit von seit als zu für',
  'must should will can able would essential required necessary need needs muss müssen sollte sollten kannst können',
  'want seek seeking looking expect ask require hire wanted suchen brauchen erwarten sucht gesucht',
  'is are be am has have ist sind hat haben gibt',
  `was were been had became began opened founded established started built grew won made gave took came went kept bought sold grown born
  ran war waren wurde wurden hatte gegründet entstanden gewachsen begann`,
];
const kinds = new Map(
  listed.flatMap((list, kind) => list.split(/\s+/).map((word): [string, number] => [word, kind + 1])),
);
const by = { verb: 20, doing: 21, does: 22, did: 23, year: 24, number: 25, name: 26, word: 0 } as const;
/** The kinds of `listed` that features name. */
const you = 1;
const we = [2, 3];
const past = 11;
/** Kinds are below this. */
const most = 32;

function kindOf({ lower, surface }: Token, isFirst: boolean): number {
  const known = kinds.get(lower);
  if (known !== undefined) return known;
  if (beginsWithDigit(lower)) return /^(?:19|20)\d\d$/.test(lower) ? by.year : by.number;
  if (!isFirst && isCapital(surface)) return by.name;
  const base = verbBase(lower);
  if (base === undefined) return isFirst && isCapital(surface) ? by.name : by.word;
  if (base === lower) return by.verb;
  if (lower.endsWith('ing')) return by.doing;
  return lower.endsWith('s') ? by.does : by.did;
}

/** What follows the capitals at `from`: a company is told of by a verb, an item of a list is followed by a noun or nothing. */
function afterNames(tokens: readonly Token[], from: number, count: number): number {
  for (let index = from + 1; index < count; index += 1) {
    const token = tokens[index];
    const kind = token === undefined ? most : kindOf(token, false);
    if (kind !== by.name) return token?.opens ? most + kind : kind;
  }
  return 2 * most;
}

/**
 * The grammar of a line's words as numbers, each with its template: how its sentences begin, which kinds follow each other, and whether
 * it tells of the past without speaking to anybody. Unlike the words themselves they are the same in every trade.
 */
export function shapeOf(tokens: readonly Token[], count: number): [number, number][] {
  const shape: [number, number][] = [];
  const seen = new Uint8Array(most);
  let before = most;
  for (let index = 0; index < count; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const isStart = index === 0 || (token.opens && isCapital(token.surface));
    const kind = kindOf(token, isStart);
    seen[kind] = 1;
    if (isStart) {
      const next = tokens[index + 1];
      shape.push([0, kind], [1, kind * most + (next ? kindOf(next, false) : most)]);
      if (kind === by.name) shape.push([4, afterNames(tokens, index, count)]);
    }
    if (kind !== by.word && before !== by.word) shape.push([2, before * most + kind]);
    before = kind;
  }
  const isToYou = seen[you] === 1;
  const isOfUs = we.some((kind) => seen[kind] === 1);
  const isPast = seen[past] === 1 || seen[by.did] === 1 || seen[by.year] === 1;
  shape.push([3, Number(isToYou) + 2 * Number(isOfUs) + 4 * Number(isPast) + 8 * Number(seen[by.verb] === 1)]);
  return shape;
}
