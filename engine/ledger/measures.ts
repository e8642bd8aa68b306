import type { ResumeDocument, ResumeLine } from './document.ts';

/** Units of one quantity, in the smallest of them. Months are not made into weeks: nobody counts them so exactly. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { month: 1, months: 1, monat: 1, monate: 1, monaten: 1, year: 12, years: 12, jahr: 12, jahre: 12, jahren: 12 },
  {
    ...{ ms: 1, s: 1e3, sec: 1e3, second: 1e3, seconds: 1e3, sekunden: 1e3, min: 6e4, minute: 6e4, minutes: 6e4 },
    ...{ minuten: 6e4, hour: 36e5, hours: 36e5, stunde: 36e5, stunden: 36e5, day: 864e5, days: 864e5, tag: 864e5 },
    ...{ tage: 864e5, tagen: 864e5, week: 6048e5, weeks: 6048e5, woche: 6048e5, wochen: 6048e5, fortnight: 12096e5 },
  },
  { g: 1, kg: 1e3, kilos: 1e3, kilograms: 1e3, t: 1e6, ton: 1e6, tons: 1e6, tonne: 1e6, tonnes: 1e6 },
  { m: 1, metres: 1, meters: 1, km: 1e3, kilometres: 1e3, kilometers: 1e3 },
];

/** A measured quantity of a line, the same however it is written: "twelve months" and "a year". */
export interface Measure {
  quantity: number;
  base: number;
  /** Words `from` to before `to`. */
  from: number;
  to: number;
}

/** A line's measures are asked for with each number of another line. */
const measuresOf = new WeakMap<ResumeLine, readonly Measure[]>();

/** The measures that a line tells. */
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
    const quantity = quantities.findIndex((units) => Object.hasOwn(units, word));
    const factor = quantities[quantity]?.[word];
    if (factor === undefined) continue;
    const amount = amounts.get(index);
    const isOne = /^(?:an?|one|eine?[nms]?)$/.test(tokens[index - 1]?.lower ?? '');
    if (amount === undefined && !isOne && word !== 'fortnight') continue;
    const [and, a, half] = tokens.slice(index + 1, index + 4).map(({ lower }) => lower);
    const isHalfMore = and === 'and' && a === 'a' && half === 'half';
    measures.push({
      quantity,
      base: ((amount?.value ?? 1) + (isHalfMore ? 0.5 : 0)) * factor,
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

/** Which way the measures of a line went one after the other: "from two days to one hour" is down. */
export function waysOf(measures: readonly Measure[]): ('up' | 'down')[] {
  return measures.flatMap((after, index) => {
    const before = measures[index - 1];
    if (before === undefined || before.quantity !== after.quantity || before.base === after.base) return [];
    return [after.base > before.base ? ('up' as const) : ('down' as const)];
  });
}
