import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import { numberOf } from '../../numbers/number-words.ts';
import { mostWords } from '../words/align-words.ts';

/** How often something is done: every so many days, and the words that say so. */
export interface Period {
  days: number;
  /** Words `from` to before `to`. */
  from: number;
  to: number;
}

/** Days of a period, by the beginning of its word; months are of thirty days. */
const units: readonly [RegExp, number][] = [
  [/^stünd|^stunden?$/, 1 / 24],
  [/^täg|^tagtäg|^alltäg|^tag(?:e|en|es|s)?$|^schicht(?:en)?$/, 1],
  [/^wochenenden?s?$/, 7],
  [/^wöch|^allwöch|^wochen?$/, 7],
  [/^monat/, 30],
  [/^quartal/, 90],
  [/^halbjahr|^semester/, 180],
  [/^jähr|^alljähr|^jahr(?:e|en|es|s)?$/, 360],
];
/** "Vierteljährlich", "vierzehntägig", "zweimonatlich", "Quartalsrhythmus". */
const adverb =
  /^(?:(zwei|drei|vier|sechs|acht|zehn|vierzehn|\d{1,2})-?)?(viertel|halb)?(tagtäglich|alltäglich|täglich|tägig|allwöchentlich|wöchentlich|wöchig|monatlich|monatig|quartalsweise|alljährlich|jährlich|jährig|stündlich)(?:e[nrsm]?)?$/u;
const rhythm = /^(?:(zwei|drei|vier|\d{1,2})-?)?(tages?|wochen|monats|quartals|jahres)-?(?:rhythmus|takt|turnus)$/u;
const each = /^(?:pro|je|jede[nrms]?|alle)$/;
const inThe = /^(?:im|am|die|der|den)$/;
const times = /^(?:mal|x)$/;

function daysOf(lower: string): number | undefined {
  return units.find(([pattern]) => pattern.test(lower))?.[1];
}

const numberIn = (lower: string) => (/^\d{1,2}\.?$/.test(lower) ? Number.parseInt(lower, 10) : numberOf(lower));
const longest = 4;

/** How often a German line says that things are done: "wöchentlich", "jede dritte Woche", "zweimal im Monat", "alle 14 Tage". Linear. */
export function periodsIn({ tokens, text }: ResumeDocument, { from: start, to: end }: ResumeLine): Period[] {
  const lowers = tokens.slice(start, Math.min(end, start + mostWords)).map(({ lower }) => lower);
  const periods: Period[] = [];
  for (let at = 0; at < lowers.length; at += 1) {
    const found = wordPeriod(lowers[at] ?? '') ?? phrasePeriod(lowers, at);
    if (found === undefined) continue;
    // "14-tägig" is two words.
    const joined = text[(tokens[start + at]?.start ?? 0) - 1] === '-' ? numberIn(lowers[at - 1] ?? '') : undefined;
    const before = joined === undefined ? found.before : 1;
    periods.push({ days: found.days * (joined ?? 1), from: start + at - before, to: start + at + found.length });
    at += found.length - 1;
  }
  return periods;
}

interface Found {
  days: number;
  length: number;
  /** Words before that belong to it: the "zweimal" of "zweimal im Monat". */
  before: number;
}

function wordPeriod(lower: string): Found | undefined {
  const [, count, part, unit = ''] = adverb.exec(lower) ?? [];
  const [, every, turn = ''] = unit === '' ? (rhythm.exec(lower) ?? []) : [];
  const days = daysOf(unit || turn);
  if (days === undefined) return undefined;
  // "Zehntägig" and "dreimonatig" are as long as that, unless something turns by it.
  const share = part === 'viertel' ? 1 / 4 : part === 'halb' ? 1 / 2 : 1;
  const factor = count ?? every;
  return { days: days * share * (factor ? (numberIn(factor) ?? 1) : 1), length: 1, before: 0 };
}

function phrasePeriod(lowers: readonly string[], at: number): Found | undefined {
  const lead = lowers[at] ?? '';
  if (!each.test(lead) && !inThe.test(lead)) return undefined;
  // "Alle zwei Wochen", "jede dritte Woche", "im Zwei-Wochen-Rhythmus".
  const second = lowers[at + 1] ?? '';
  const value =
    each.test(lead) || /rhythmus|takt|turnus/.test(lowers.slice(at, at + longest).join(' '))
      ? numberIn(second)
      : undefined;
  const place = at + (value === undefined ? 1 : 2);
  const days = daysOf(lowers[place] ?? '');
  if (days === undefined || /^(?:19|20)\d\d$/.test(lowers[place + 1] ?? '')) return undefined;
  // "Einmal in der Woche".
  const isIn = lead === 'der' && lowers[at - 1] === 'in';
  const often = timesBefore(lowers, isIn ? at - 1 : at);
  if (inThe.test(lead) && value === undefined && often === undefined) return undefined;
  return {
    days: (days * (value ?? 1)) / (often?.value ?? 1),
    length: place - at + 1 + (/^(?:rhythmus|takt|turnus)$/.test(lowers[place + 1] ?? '') ? 1 : 0),
    before: often === undefined ? 0 : often.length + (isIn ? 1 : 0),
  };
}

/** "Zweimal", "2x", "2 mal". */
function timesBefore(lowers: readonly string[], at: number): { value: number; length: number } | undefined {
  const [before = '', last = ''] = [lowers[at - 2], lowers[at - 1]];
  const [, joined] = /^(\d{1,2}|\p{L}+?)-?(?:mal|x)$/u.exec(last) ?? [];
  const value = joined === 'ein' ? 1 : joined ? numberIn(joined) : times.test(last) ? numberIn(before) : undefined;
  return value ? { value, length: joined ? 1 : 2 } : undefined;
}

/** As the months have thirty days or four weeks. */
const tolerance = 0.02;

export function isSamePeriod(a: Period, b: Period): boolean {
  return Math.abs(a.days - b.days) <= tolerance * b.days;
}

/** The words of a line that say how often, where its source says the same in any words. */
export function sameOften(
  improved: ResumeDocument,
  line: ResumeLine,
  original: ResumeDocument,
  source: ResumeLine,
): ReadonlySet<number> {
  const olds = periodsIn(original, source);
  const words = new Set<number>();
  if (olds.length === 0) return words;
  for (const period of periodsIn(improved, line))
    if (olds.some((old) => isSamePeriod(period, old)))
      for (let index = period.from; index < period.to; index += 1) words.add(index);
  return words;
}

/** The periods of a line that another has not, of the whole of both. */
export function otherPeriods(periods: readonly Period[], others: readonly Period[]): Period[] {
  return periods.filter((period) => !others.some((other) => isSamePeriod(period, other)));
}
