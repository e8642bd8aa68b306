import { wordsIn } from '../../text/word-set.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import * as de from '../vocabulary/de/units.ts';
import { nounFormsOf } from '../vocabulary/en/inflect.ts';
import * as en from '../vocabulary/en/units.ts';

/** An abbreviation has no plural. */
const longestAbbreviation = 2;

interface Unit {
  quantity: string;
  /** In the smallest unit of the quantity. */
  factor: number;
}

/** Every form of a unit. */
const units = new Map<string, Unit>();
for (const [quantity, factors] of Object.entries(en.units)) {
  for (const [base, factor] of Object.entries(factors)) {
    const forms = base.length > longestAbbreviation ? nounFormsOf(base) : [base];
    for (const form of forms) units.set(form, { quantity, factor });
  }
}
for (const [base, forms] of Object.entries(de.units)) {
  const unit = units.get(base);
  for (const form of wordsIn(forms)) if (unit) units.set(form, unit);
}
const one = /^(?:an?|one|eine?[nms]?)$/;

/** A measured quantity in a line, the same however it is written: "twelve months" and "a year". */
export interface Measure {
  quantity: string;
  base: number;
  /** Words `from` to before `to`. */
  from: number;
  to: number;
}

/** A line's measures are needed for each number of another line. */
const measuresOf = new WeakMap<ResumeLine, readonly Measure[]>();

/** The measures in a line. */
export function measuresIn(document: ResumeDocument, line: ResumeLine): readonly Measure[] {
  const known = measuresOf.get(line) ?? readMeasures(document, line);
  measuresOf.set(line, known);
  return known;
}

function readMeasures({ tokens }: ResumeDocument, line: ResumeLine): Measure[] {
  const amounts = new Map(line.amounts.map((amount) => [amount.to, amount]));
  const measures: Measure[] = [];
  for (let index = line.from; index < line.to; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const unit = units.get(word);
    if (unit === undefined) continue;
    const amount = amounts.get(index);
    const isOne = one.test(tokens[index - 1]?.lower ?? '');
    if (amount === undefined && !isOne && word !== en.wholeUnit) continue;
    const [and, a, half] = tokens.slice(index + 1, index + 4).map(({ lower }) => lower);
    const isHalfMore = and === 'and' && a === 'a' && half === 'half';
    measures.push({
      quantity: unit.quantity,
      base: ((amount?.value ?? 1) + (isHalfMore ? 0.5 : 0)) * unit.factor,
      from: amount?.from ?? index - (isOne ? 1 : 0),
      to: index + (isHalfMore ? 4 : 1),
    });
  }
  return measures;
}

/** Whether two measures are equal. */
export function isSameMeasure(a: Measure, b: Measure): boolean {
  return a.quantity === b.quantity && Math.abs(a.base - b.base) < 1e-6 * a.base;
}

/** The direction from one measure of a line to the next: "from two days to one hour" is down. */
export function waysOf(measures: readonly Measure[]): ('up' | 'down')[] {
  return measures.flatMap((after, index) => {
    const before = measures[index - 1];
    if (before === undefined || before.quantity !== after.quantity || before.base === after.base) return [];
    return [after.base > before.base ? ('up' as const) : ('down' as const)];
  });
}
