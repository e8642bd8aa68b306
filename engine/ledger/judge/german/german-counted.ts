import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import type { Amount } from '../../numbers/amounts.ts';
import { foldGerman } from '../../words/same-word.ts';
import { framesOf, isSomebody, type Part } from './german-frames.ts';
import { namesOnly } from './german-named-numbers.ts';
import { isTied, type Word } from './german-words.ts';

/** A line with its words. */
export interface Read {
  document: ResumeDocument;
  line: ResumeLine;
  words: readonly Word[];
}

/** What a number counts or measures. */
export interface Counted {
  things: readonly Word[];
  /** All that stands before it in its clause. */
  told: readonly Word[];
  /** Whether they stand behind the number, before it, or in its own word: "siebenköpfig". */
  how: 'behind' | 'before' | 'itself';
}

/** The most words between a number and what it counts. */
const reach = 5;
const inWord: readonly (readonly [end: RegExp, noun: string])[] = [
  [/köpfig/, 'personen'],
  [/seitig/, 'seiten'],
  [/stündig/, 'stunden'],
  [/tägig/, 'tage'],
  [/wöchig/, 'wochen'],
  [/monatig/, 'monate'],
  [/jährig/, 'jahre'],
  [/mal$|malig/, 'mal'],
];
/** What stands between a number and its noun without ending the search: "4 von 11 Anlagen", "35 % der Belege". */
const passed =
  /^(?:von|vom|der|des|den|bis|und|oder|bzw|bzw\.|ca|rund|etwa|mal|x|weniger|mehr|statt|stück|neue?[nrs]?|euro|franken|mio|tsd|prozent|%|€)$/;
const measures =
  /^(?:k?g|kg|t|tonnen?|k?m|cm|mm|m²|qm|ha|hektar|liter|meter|kilo\p{L}*|quadratmeter|kilowatt|kw\p{L}*|v|volt|zoll)$/u;
/** Nouns that say only that there is a number: "Zahl der Stürze", "Rückgang der Fehler". */
const light =
  /^(?:(?:an)?zahl|anteil|quote|rate|höhe|rückgang|senkung|steigerung|anstieg|reduktion|reduzierung|verkürzung|erhöhung|zuwachs|plus|minus|ziel|durchschnitt|mittel|schnitt|jahr|vorjahr|summe|\p{L}+(?:erung|minderung|besserung|nahme))$/u;

/** What a number counts or measures, as far as its neighbours tell; undefined for a number that names. Linear. */
export function countedIn(read: Read, amount: Amount): Counted | undefined {
  const own = wordAt(read.document, amount);
  if (namesOnly(read, amount, own)) return undefined;
  const parts = partsIn(read);
  const told = toldBefore(read, amount, parts);
  // "Zwei Mal".
  const isTimes = read.document.tokens[amount.to]?.lower === 'mal';
  const noun = isTimes ? 'mal' : inWord.find(([end]) => end.test(own))?.[1];
  if (noun) return { things: [wordOf(noun, amount.from)], told, how: 'itself' };
  const behind = behindIn(read, amount, parts);
  if (behind.length > 0) return { things: behind, told, how: 'behind' };
  if (told.length === 0) return undefined;
  // "Einbau von Wärmepumpen (bisher zwölf)": a bare count in a clause of its own may count any noun before it.
  const isBare = amount.unit !== 'percent' && opensBetween(read, told.at(-1), amount);
  return { things: isBare ? told : headsOf(told, parts), told, how: 'before' };
}

function opensBetween({ document: { tokens } }: Read, noun: Word | undefined, { from }: Amount): boolean {
  return tokens.slice((noun?.index ?? from) + 1, from + 1).some(({ opens }) => opens);
}

/** A line's nouns; its first word, too, whatever it is. */
function partsIn({ document, line, words }: Read): readonly Part[] {
  const { parts } = framesOf(document, line, words);
  const [first] = words;
  if (first === undefined || first.index !== line.from || parts[0]?.word.index === line.from) return parts;
  return [{ word: first, lead: '', isOf: false, segment: 0 }, ...parts];
}

/** The word that a number is written in: "siebenköpfig", "7-köpfig". */
function wordAt({ tokens, text }: ResumeDocument, { from, to }: Amount): string {
  const isJoined = text[tokens[to - 1]?.end ?? 0] === '-';
  const end = tokens[to - 1]?.end ?? 0;
  // "2. Klasse", but no stop at the end.
  const isOrdinal = /^\. \p{L}/u.test(text.slice(end, end + 3)) && /^\d{1,2}$/.test(tokens[from]?.lower ?? '');
  return `${tokens[from]?.lower ?? ''}${isOrdinal ? '.' : isJoined ? (tokens[to]?.lower ?? '') : ''}`;
}

/** Whether two counts are of the same things: people are counted in many words, and how often in none. */
export function countTheSame(a: Counted, b: Counted): boolean {
  if (a.things.some((word) => b.things.some((other) => saysEither(word, other) || isAlike(word, other)))) return true;
  return [
    [a, b],
    [b, a],
  ].some(
    ([itself, other]) =>
      itself?.how === 'itself' &&
      ((itself.things[0]?.lower === 'personen' &&
        other?.things.some((word) => isSomebody(word) || people.test(word.lower))) ||
        (itself.things[0]?.lower === 'mal' && other?.how === 'before')),
  );
}

const people = /(?:person|personen|leuten?|mitglied\p{L}*|mensch\p{L}*|mann|frauen|kräften?|mitarbeit\p{L}*)$/u;

/** Who drives and what is driven are tied, but nobody counts one for the other. */
function isAlike(word: Word, other: Word): boolean {
  const isPerson = ({ lower }: Word) => isSomebody({ lower }) || people.test(lower) || learner.test(lower);
  const isPair = isPerson(word) === isPerson(other) || word.isShort === true || other.isShort === true;
  return isPair && isTied(word, other);
}

const learner = /^(?:auszubildende|lehrling|lernende|praktikant|schüler|patient|bewohner|gäste?|kind)/;

/** Whether one word is the other one whole: "Gewerbekunden" are "Kunden". */
function saysEither({ lower }: Word, other: Word): boolean {
  return lower.endsWith(other.lower) || other.lower.endsWith(lower);
}

function wordOf(lower: string, index: number): Word {
  return { index, lower, stem: foldGerman(lower), isNoun: true, act: undefined };
}

/** The nouns behind a number: the first one, what it is joined to ("Gas- und Ölkessel"), and what a measure is of. */
function behindIn({ document, line }: Read, { to, unit }: Amount, parts: readonly Part[]): Word[] {
  const { tokens, inAmount, text } = document;
  const nounAt = new Map(parts.map(({ word }) => [word.index, word]));
  const found: Word[] = [];
  for (let index = to; index < Math.min(line.to, to + reach); index += 1) {
    const { lower = '', surface = '', start = 0 } = tokens[index] ?? {};
    const gap = text.slice(tokens[index - 1]?.end ?? 0, start);
    const isShort = shortened.test(tokens[index - 1]?.lower ?? '') && /^\.? ?$/.test(gap);
    const isRange = index === to && inAmount[index] === 1 && /^ ?[–-] ?$/.test(gap);
    if (!isShort && !isRange && (index === to ? /[,;:.)|/–—]/ : /[,;:.()|–—]/).test(gap)) break;
    const isLarge = /^\p{Lu}/u.test(surface) || measures.test(lower);
    const noun = passed.test(lower) ? undefined : (nounAt.get(index) ?? (isLarge ? wordOf(lower, index) : undefined));
    if (noun === undefined) {
      if (found.length > 0) break;
      // "Von sieben auf fünf Tage".
      if (lower === 'auf' && index === to && inAmount[index + 1] === 1) continue;
      if (joins.test(lower) && (unit === 'percent' || index === to)) break;
      if (inAmount[index] !== 1 && !passed.test(lower) && !/\p{L}{2}(?:e|en|er|es|em)$/u.test(lower)) break;
      continue;
    }
    found.push(noun);
    const isAnd = joins.test(tokens[index + 1]?.lower ?? '');
    if (isAnd && inAmount[index + 2] === 1) break;
    if (!isAnd && text[tokens[index]?.end ?? 0] !== '-' && !measures.test(lower)) break;
    if (isAnd) index += 1;
  }
  return found;
}

const joins = /^(?:und|oder|bzw|sowie)$/;
const shortened = /^(?:tsd|mio|mrd|ca|bzw|std|min|lfm)$/;

const currency = /^(?:chf|eur|usd|fr)$/;

/** The nouns before a number in its clause, or where it has none, all before it. */
function toldBefore({ line, document: { tokens } }: Read, { from }: Amount, parts: readonly Part[]): Word[] {
  let start = from;
  while (start > line.from && !tokens[start]?.opens) start -= 1;
  const before = parts.filter(({ word }) => word.index < from && !currency.test(word.lower)).map(({ word }) => word);
  const own = before.filter(({ index }) => index >= start);
  return own.length > 0 ? own : before;
}

/** What a figure is said of: the last noun before it that stands for itself, "Stürze" in "Zahl der Stürze auf der Station". */
function headsOf(told: readonly Word[], parts: readonly Part[]): readonly Word[] {
  const segment = parts.find(({ word }) => word === told[0])?.segment;
  const near = parts.filter((part) => part.segment === segment && told.includes(part.word));
  if (near.length < told.length) return told;
  const isLight = (part: Part | undefined) => part !== undefined && light.test(part.word.lower);
  const heads = near.filter((part, at) => (part.isOf ? isLight(near[at - 1]) : part.lead === '' && !isLight(part)));
  const last = heads.at(-1);
  return last ? [last.word] : told;
}
