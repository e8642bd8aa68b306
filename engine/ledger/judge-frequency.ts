import { say } from '../say.ts';
import type { Claim } from '../types.ts';
import { type Case, spanOf, spanOfWords, unsupported } from './claim.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';

/** How often: every form of the word by what it means. A shift and a night's service are a day's work. */
const periods: readonly [string, RegExp][] = [
  ['hour', /^(?:hours?|hourly|stunden?|stündlich)$/],
  ['day', /^(?:days?|daily|nights?|nightly|shifts?|mornings?|evenings?|tage?|täglich|schicht)$/],
  ['week', /^(?:weeks?|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|wochen?|wöchentlich)$/],
  ['month', /^(?:months?|monthly|monate?|monatlich)$/],
  ['quarter', /^(?:quarterly|quartals?weise)$/],
  ['year', /^(?:yearly|annual|annually|jährlich)$/],
];
/** Before a period it says how often, not how long: "a day", "per shift", "every week". */
const rate = /^(?:a|an|per|every|each|once|pro|je|jede[nrs]?|am|the|on|by)$/;

/** So many words after a number tell how often it is meant. */
const countedWithin = 4;

/** A rewrite that says how often otherwise than the line it comes from. */
export function judgeFrequency(given: Case): Claim[] {
  const { line, improved, original, confirmed, sources } = given;
  const source = sources.lines[0];
  if (line.role !== 'sentence' || line.isSummary || source === undefined) return [];
  const told = periodsOf(original, source);
  const now = periodsOf(improved, line);
  // A line that has nothing but "a week" in common is no source of how often.
  const near = sources.lines.filter((other, place) => place === 0 || sharesMore(line, other));
  const known = [...near, ...confirmed.lines].flatMap((other) => [
    ...periodsOf(confirmed.lines.includes(other) ? confirmed : original, other).keys(),
  ]);
  // "Weekly" for "a day" is another rate; "weekly" where none was told may only be how it is put.
  const isGone = [...told.keys()].some((period) => !now.has(period));
  return [...now].flatMap(([period, index]) => {
    if (!(isGone || (told.size === 0 && isCounted(given, index))) || known.includes(period)) return [];
    const span = spanOfWords(improved, index, index + 1);
    const text = improved.text.slice(span.start, span.end);
    const reason = say('ledger.otherRate', { line: source.content }, spanOf(source));
    return [unsupported(given, 'number', span, reason, say('ask.right', { text }))];
  });
}

/** "30 cars a month": a number of the original that had no rate. */
function isCounted({ line, improved }: Case, index: number): boolean {
  const isRate = /^(?:an?|per|every|each|pro)$/.test(improved.tokens[index - 1]?.lower ?? '');
  return isRate && line.amounts.some(({ unit, to }) => unit !== 'year' && to < index && index - to <= countedWithin);
}

function sharesMore(line: ResumeLine, other: ResumeLine): boolean {
  return [...line.stems].some((word) => other.stems.has(word) && !periods.some(([, pattern]) => pattern.test(word)));
}

/** The rates that a line tells, with the word that does. */
function periodsOf({ tokens }: ResumeDocument, line: ResumeLine): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = line.from; index < line.to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const period = periods.find(([, pattern]) => pattern.test(word))?.[0];
    const isRate = /(?:ly|lich|weise)$|^annual/.test(word) || rate.test(tokens[index - 1]?.lower ?? '');
    if (period && isRate) found.set(period, index);
  }
  return found;
}
