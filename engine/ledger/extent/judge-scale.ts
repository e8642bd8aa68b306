import { say } from '../../say.ts';
import { wordsIn } from '../../text/word-set.ts';
import type { Span } from '../../types/span.ts';
import { mostWords } from '../judge/words/align-words.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Doubt, defineRule, settledInWords } from '../lines/rule.ts';
import { type Amount, isSameAmount } from '../numbers/amounts.ts';
import * as german from '../vocabulary/de/scales.ts';
import * as english from '../vocabulary/en/scales.ts';

/** A word or phrase of a scale, with its step. */
type Scale = readonly { words: readonly string[]; step: number }[];

const scaleOf = (...steps: readonly string[][]): Scale =>
  steps
    .flatMap((entries, step) => entries.map((entry) => ({ words: entry.split('_'), step })))
    .sort((a, b) => b.words.length - a.words.length);
const steps = (words: readonly string[]) => words.map((each) => wordsIn(each));

const scales = {
  en: { many: scaleOf(...steps(english.many)), often: scaleOf(...steps(english.often)) },
  de: { many: scaleOf(...steps(german.many)), often: scaleOf(...steps(german.often)) },
} as const;

/** What stands before a number, from "up to" (0) over "about" (1) to "at least" (2). */
const bounds = {
  en: scaleOf(wordsIn(english.atMost), wordsIn(english.about), wordsIn(english.atLeast)),
  de: scaleOf(wordsIn(german.atMost), wordsIn(german.about), wordsIn(german.atLeast)),
} as const;
const leastBound = 2;

/** The most words between a word of a scale and the noun that it is said of, and the most numbers looked at. */
const reach = 4;
const mostAmounts = 8;

/** "Most lessons" for "some lessons", "daily" for "from time to time", "at least four" for "up to four". */
export const scaleRule = defineRule<Doubt>({
  id: 'scale',
  roles: ['sentence', 'list'],
  skipsSummary: true,
  claims: climbs,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function climbs(given: Case): Doubt[] {
  const source = given.sources.lines[0];
  if (source === undefined || source.role === 'header') return [];
  const span =
    higherBound(given, source) ?? moreOf(given, source) ?? allOfOne(given, source) ?? moreOften(given, source);
  if (span === undefined) return [];
  const word = given.improved.text.slice(span.start, span.end);
  const reason = say('ledger.moreThan', { word, line: source.content }, spanOf(source));
  return [{ kind: 'number', span, asked: [reason, say('ask.right', { text: word })] }];
}

interface Found {
  from: number;
  to: number;
  step: number;
}

function wordsOn(scale: Scale, { tokens }: ResumeDocument, { from, to }: ResumeLine): Found[] {
  const found: Found[] = [];
  const end = Math.min(to, from + mostWords);
  for (let index = from; index < end; index += 1) {
    const hit = scale.find(({ words }) => words.every((word, at) => tokens[index + at]?.lower === word));
    if (!hit) continue;
    found.push({ from: index, to: index + hit.words.length, step: hit.step });
    index += hit.words.length - 1;
  }
  return found;
}

/** A number that is the same and now is the least: "over 14" for "up to 14" and for 14. */
function higherBound({ line, improved, original }: Case, source: ResumeLine): Span | undefined {
  const scale = bounds[improved.isGerman ? 'de' : 'en'];
  for (const amount of line.amounts.slice(0, mostAmounts)) {
    const own = orMore(improved, amount) ?? boundBefore(scale, improved, amount);
    if (own?.step !== leastBound || amount.unit === 'year' || isNoBound(improved, own, amount)) continue;
    const same = source.amounts.slice(0, mostAmounts).filter((other) => isSameAmount(other, amount));
    const [was] = same;
    if (was === undefined || same.length > 1 || orMore(original, was)) continue;
    if (boundBefore(scale, original, was)?.step !== leastBound) return spanOfWords(improved, own.from, amount.to);
  }
  return undefined;
}

/** "12+", "five or more", "70-plus". */
function orMore({ tokens, text }: ResumeDocument, { from, to }: Amount): Found | undefined {
  const end = tokens[to - 1]?.end ?? 0;
  return /^ ?(?:\+|[- ]?plus\b|-?(?:odd|some)\b|or more\b|oder mehr\b|und mehr\b)/.test(text.slice(end, end + 12)) ||
    text[end - 1] === '+'
    ? { from, to, step: leastBound }
    : undefined;
}

function boundBefore(scale: Scale, { tokens }: ResumeDocument, { from }: Amount): Found | undefined {
  for (const { words, step } of scale) {
    const start = from - words.length;
    if (start >= 0 && words.every((word, at) => tokens[start + at]?.lower === word))
      return { from: start, to: from, step };
  }
  return undefined;
}

const period =
  /^(?:periods?|seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|quarters?|terms?|seasons?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|wochenenden?|monaten?|jahren?)$/;

/** "Over three years" is a time, "went over two procedures" an action. */
function isNoBound({ tokens, inAmount }: ResumeDocument, own: Found, { to, unit }: Amount): boolean {
  if (!/^(?:over|über|unter)$/.test(tokens[own.from]?.lower ?? '')) return false;
  // "Der Antrag über 8.500 Euro".
  const isSum = unit === 'money' && /^\p{Lu}/u.test(tokens[own.from - 1]?.surface ?? '');
  // "22 lessons over four classes" are spread over them.
  const isSpread = [1, 2, 3].some((back) => inAmount[own.from - back] === 1);
  return isSum || isSpread || period.test(tokens[to]?.lower ?? '') || goesOver.test(tokens[own.from - 1]?.lower ?? '');
}

const goesOver = /^(?:go|goes|going|went|gone|read|reading|look\p{L}*|run|ran|spread|distributed|carried|verteilt)$/u;

/** More of the same things: the noun behind the word is the same in both lines. */
function moreOf({ line, improved, original }: Case, source: ResumeLine): Span | undefined {
  const scale = scales[improved.isGerman ? 'de' : 'en'].many;
  // "Some four hours" are about four; "each week" says how often.
  const isOfThings = (document: ResumeDocument) => (word: Found) =>
    document.inAmount[word.to] !== 1 &&
    !(
      /^(?:each|every|jede\p{L}?)$/u.test(document.tokens[word.from]?.lower ?? '') &&
      document.tokens.slice(word.to, word.to + 2).some(({ lower }) => period.test(lower))
    );
  const now = wordsOn(scale, improved, line).filter(isOfThings(improved));
  const before = wordsOn(scale, original, source).filter(isOfThings(original));
  const lowest = Math.min(...before.map(({ step }) => step));
  if (before.length === 0 || now.some(({ step }) => step <= lowest)) return undefined;
  const higher = now.find(({ to, step }) => {
    const own = stemsBehind(improved, line, to);
    return before.some(
      (word) => word.step < step && stemsBehind(original, source, word.to).some((stem) => own.includes(stem)),
    );
  });
  return higher && spanOfWords(improved, higher.from, higher.to);
}

const one = /^(?:an?|one|the|this|eine?[nmrs]?|der|die|das|des|dem|den|am|im|zum|zur|beim)$/;
const stepOfAll = 3;

/** "Of all sites" for "of the site": the same noun, once with its article and no word for how many. */
function allOfOne(given: Case, source: ResumeLine): Span | undefined {
  const { line, improved, original } = given;
  const scale = scales[improved.isGerman ? 'de' : 'en'].many;
  const isBare = wordsOn(scale, original, source).length === 0;
  const many = improved.isGerman && isBare ? manyOfOne(given, source, scale) : undefined;
  if (many) return many;
  // "All four of us" are four.
  const all = wordsOn(scale, improved, line).filter(
    ({ step, from, to }) => step === stepOfAll && isOfAll(improved, from) && improved.inAmount[to] !== 1,
  );
  if (all.length === 0 || wordsOn(scale, original, source).length > 0) return undefined;
  const singles = new Set<string>();
  for (let index = source.from + 1; index < Math.min(source.to, source.from + mostWords); index += 1)
    if (one.test(original.tokens[index - 1]?.lower ?? '')) singles.add(original.stemOf[index] ?? '');
  const hit = all.find(({ to }) => stemsBehind(improved, line, to).some((stem) => singles.has(stem)));
  return hit && spanOfWords(improved, hit.from, hit.to);
}

/** "Für mehrere Betriebe" for "für einen Betrieb". */
function manyOfOne({ line, improved, original }: Case, source: ResumeLine, scale: Scale): Span | undefined {
  const singles = new Set<string>();
  for (let index = source.from + 1; index < Math.min(source.to, source.from + mostWords); index += 1)
    if (/^eine?[nmrs]?$/.test(original.tokens[index - 1]?.lower ?? '')) singles.add(original.stemOf[index] ?? '');
  const hit = wordsOn(scale, improved, line).find(
    ({ from, to }) =>
      severals.test(improved.tokens[from]?.lower ?? '') && singles.has(stemsBehind(improved, line, to)[0] ?? ''),
  );
  return hit && spanOfWords(improved, hit.from, hit.to);
}

const severals = /^(?:mehrere|viele|zahlreiche|etliche|verschiedene|einige)[nr]?$/;

/** "Each of" and "every day" say how things are shared out. */
function isOfAll({ tokens }: ResumeDocument, from: number): boolean {
  return /^(?:all\p{L}*|sämtlich\p{L}*)$/u.test(tokens[from]?.lower ?? '');
}

function stemsBehind({ stemOf, tokens }: ResumeDocument, { to }: ResumeLine, from: number): string[] {
  const stems: string[] = [];
  for (let index = from; index < Math.min(to, from + reach) && !(index > from && tokens[index]?.opens); index += 1)
    if (stemOf[index]) stems.push(stemOf[index] ?? '');
  return stems;
}

/** More often than the source says: its own word for how often is gone. */
function moreOften({ line, improved, original }: Case, source: ResumeLine): Span | undefined {
  const scale = scales[improved.isGerman ? 'de' : 'en'].often;
  const [now, before] = [wordsOn(scale, improved, line), wordsOn(scale, original, source)];
  const highest = Math.max(...before.map(({ step }) => step));
  if (before.length === 0 || now.length === 0 || now.some(({ step }) => step <= highest)) return undefined;
  const [first] = now;
  return first && spanOfWords(improved, first.from, first.to);
}
