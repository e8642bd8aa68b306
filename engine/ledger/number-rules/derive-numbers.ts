import { wordSet } from '../../text/word-set.ts';
import type { Span } from '../../types/span.ts';
import { type Case, linesFor, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { type Amount, isSameAmount } from '../numbers/amounts.ts';
import { isSameMeasure, measuresIn } from '../numbers/measures.ts';
import * as de from '../vocabulary/de/numbers.ts';
import { units } from '../vocabulary/de/units.ts';
import * as en from '../vocabulary/en/numbers.ts';

/** Rounding may cost half a percentage point. */
const rounding = 0.5;
/** "Every fourth week" is one in four. */
const ordinals: ReadonlyMap<string, number> = new Map(Object.entries(en.ordinals));
const ordinalValues = new Set(ordinals.values());
/** Between the two numbers of a move. */
const moveWords = wordSet(en.moveWords, de.moveWords);
/** Words between the two numbers of a move: "900 ms to 350 ms". */
const mostBetween = 3;

/** What a career is counted in. */
const yearWords = wordSet('year years', units.year);

/** The place in the original that a number follows from: the same measure in another unit, a difference, years between dates. */
export function derivedFrom(given: Case, amount: Amount): Span | undefined {
  const { line, improved, original } = given;
  const now = measuresIn(improved, line).find(({ from, to }) => from <= amount.from && amount.from < to);
  const isOfEvery = amount.unit === 'count' && ordinalValues.has(amount.value);
  for (const source of linesFor(given)) {
    const same = now && measuresIn(original, source).find((measure) => isSameMeasure(measure, now));
    for (let index = source.from; isOfEvery && index < source.to; index += 1) {
      const isEvery =
        original.tokens[index - 1]?.lower === 'every' &&
        ordinals.get(original.tokens[index]?.lower ?? '') === amount.value;
      if (isEvery) return spanOfWords(original, index - 1, index + 1);
    }
    if (same) return spanOfWords(original, same.from, same.to);
    const all = source.amounts.filter(({ unit }) => unit === 'count');
    if (amount.unit === 'count' && isSum(all, amount, line.amounts))
      return spanOfWords(original, source.from, source.to);
    const move = movesIn(original, source).find(([before, after]) => isChange(before, after, amount));
    if (move) return spanOfWords(original, move[0].from, move[1].to);
  }
  // "Fifteen years without an accident" says more than fifteen years of work.
  const isCareer = !/^(?:without|no|free|accident|injury)$/.test(improved.tokens[amount.to + 1]?.lower ?? '');
  return line.isSummary && isCareer && yearWords.has(improved.tokens[amount.to]?.lower ?? '')
    ? careerOf(original, amount.value, given.thisYear)
    : undefined;
}

/** "Five starters (two in 2023, three in 2024)": all counts of the source together, and each of them still told. */
function isSum(counts: readonly Amount[], { value }: Amount, told: readonly Amount[]): boolean {
  const sum = counts.reduce((total, count) => total + count.value, 0);
  return (
    counts.length > 1 && sum === value && counts.every((count) => told.some((other) => isSameAmount(other, count)))
  );
}

/** The pairs of numbers in a line that something went from and to. */
export function movesIn({ tokens }: ResumeDocument, line: ResumeLine): [Amount, Amount][] {
  return line.amounts.flatMap((after, index) => {
    const before = line.amounts[index - 1];
    const isMove =
      before !== undefined &&
      after.from - before.to <= mostBetween &&
      tokens.slice(before.to, after.from).some(({ lower }) => moveWords.has(lower));
    return isMove ? [[before, after]] : [];
  });
}

/** Whether the number is the difference of two others, that difference in percent of the first, or their ratio. */
function isChange(before: Amount, after: Amount, { value, unit }: Amount): boolean {
  const difference = Math.abs(after.value - before.value);
  const isShare = before.value > 0 && Math.abs((difference / before.value) * 100 - value) <= rounding;
  if (unit === 'percent') return isShare || (before.unit === 'percent' && difference === value);
  if (unit === 'times') return before.value > 0 && Math.abs(after.value / before.value - value) < 0.05;
  return unit !== 'year' && difference === value;
}

/** The first date of a job if at least this many years lie between it and the end of the last job, or today if it is ongoing. */
function careerOf({ career }: ResumeDocument, years: number, thisYear: number): Span | undefined {
  if (career === undefined) return undefined;
  const { from, start, end } = career.first;
  const last = Math.max(career.lastYear, career.isOpen ? thisYear : 0);
  return last - from.year >= years ? { start, end } : undefined;
}
