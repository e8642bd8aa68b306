import { say } from '../../say.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import * as de from '../vocabulary/de/units.ts';
import { nounFormsOf } from '../vocabulary/en/inflect.ts';
import * as en from '../vocabulary/en/units.ts';

/** How often: every form of a word by its meaning, and the adverbs that need no "per" before them. */
const periods = new Map<string, string>();
const adverbs = new Set<string>();
for (const { table, formsOf } of [
  { table: en.periods, formsOf: nounFormsOf },
  { table: de.periods, formsOf: (word: string) => [word] },
]) {
  for (const [period, words] of Object.entries(table)) {
    for (const form of wordsIn(words.rates).flatMap(formsOf)) periods.set(form, period);
    for (const adverb of wordsIn(words.adverbs)) {
      periods.set(adverb, period);
      adverbs.add(adverb);
    }
  }
}
/** Before a period it says how often, not how long: "a day", "per shift", "every week". */
const rate = wordSet(en.rateWords, de.rateWords);
const countedRate = wordSet(en.countedRateWords, de.countedRateWords);

/** This many words after a number can say how often it applies. */
const countedWithin = 4;

interface RateTold extends Statement {
  period: string;
  index: number;
}

/** A rewrite whose frequency differs from that of the line it comes from. */
export const frequencyRule = defineRule<RateTold>({
  id: 'frequency',
  roles: ['sentence'],
  *claims({ line, improved, sources }) {
    if (line.isSummary || sources.lines.length === 0) return;
    for (const [period, index] of periodsOf(improved, line))
      yield { kind: 'number', span: spanOfWords(improved, index, index + 1), period, index };
  },
  proves(given, { period, index }) {
    const { line, improved, original, confirmed, sources } = given;
    const told = sources.lines[0] ? periodsOf(original, sources.lines[0]) : new Map<string, number>();
    const now = periodsOf(improved, line);
    // "Weekly" for "a day" is another rate; "weekly" where there was no rate may be just wording.
    const isGone = [...told.keys()].some((other) => !now.has(other));
    if (!isGone && (told.size > 0 || longPeriod.test(period) || !isCounted(given, index))) return 'wording';
    // A line that shares nothing but "a week" is no source for a frequency.
    const near = sources.lines.filter((other, place) => place === 0 || sharesMore(line, other));
    const isKnown =
      near.some((other) => periodsOf(original, other).has(period)) ||
      confirmed.lines.some((other) => periodsOf(confirmed, other).has(period));
    return isKnown ? 'wording' : undefined;
  },
  question({ improved, sources }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    const [source] = sources.lines;
    const spans = source === undefined ? [] : [spanOf(source)];
    return [say('ledger.otherRate', { line: source?.content ?? '' }, ...spans), say('ask.right', { text })];
  },
});

/** What is done by the quarter or the year seldom says so: a rate that is added there is only wording. */
const longPeriod = /^(?:quarter|year)$/;

/** "30 cars a month": a number of the original that had no rate. */
function isCounted({ line, improved }: Case, index: number): boolean {
  const isRate = countedRate.has(improved.tokens[index - 1]?.lower ?? '');
  return isRate && line.amounts.some(({ unit, to }) => unit !== 'year' && to < index && index - to <= countedWithin);
}

function sharesMore(line: ResumeLine, other: ResumeLine): boolean {
  return [...line.stems].some((word) => other.stems.has(word) && !periods.has(word));
}

/** The rates in a line, each with the word that states it. */
function periodsOf({ tokens, text }: ResumeDocument, line: ResumeLine): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = line.from; index < line.to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    // "Each quarter", but not "the quarter" and "a quarter".
    const isEach =
      /^(?:each|every|per|an?)$/.test(tokens[index - 1]?.lower ?? '') &&
      !/^(?:of|\d+)$/.test(tokens[index + 1]?.lower ?? '') &&
      tokens[index - 2]?.lower !== 'by';
    const period = periods.get(word) ?? (isEach && longPeriod.test(word) ? word : undefined);
    // "35 tickets/week".
    const isSlashed = text[(tokens[index]?.start ?? 0) - 1] === '/';
    const isRate = adverbs.has(word) || isSlashed || rate.has(tokens[index - 1]?.lower ?? '');
    // "Im Jahr 2019" is a date.
    const isDate = /^(?:19|20)\d\d$/.test(tokens[index + 1]?.lower ?? '');
    if (period && isRate && !isDate) found.set(period, index);
  }
  return found;
}
