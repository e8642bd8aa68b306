/** The log-odds over which a signal is asked about, and how far the bars of some sorts of signals are from it. */
export interface Bars {
  all: number;
  bySort: Readonly<Record<string, number>>;
  /** What a line's other signals add to each; none where it gave nothing. */
  support?: Support;
}

/** One doubt alone may be another word; two doubts of a line are a claim, and many signals of which none stands out are a reworded line. */
export interface Support {
  /** The shares of the line's next two signals, each counted as at least `floor`. */
  next: number;
  third: number;
  floor: number;
  /** Taken off for each doubling of the number of signals, in log-odds by natural logarithm. */
  ofCount: number;
  /** What an ordinary line has taken off, given back: the bars stay where they were. */
  base: number;
}

/**
 * Chosen by cross-validation over whole resumes; engine/measured/ledger.md has the curves. A sort's bar is lower where signals below the
 * common bar are still lies three times out of four, and higher where those above it are not.
 */
export const englishBars: Bars = {
  all: -0.8,
  bySort: {
    verb: -0.6,
    frame: -0.6,
    noun: -0.6,
    lone: -0.35,
    clause: -0.65,
    vague: -0.3,
    open: -0.5,
    caused: -0.6,
    part: 0.2,
  },
  support: { next: 0.3, third: 0.3, floor: -6, ofCount: 1.4, base: 4.25 },
};
export const germanBars: Bars = {
  all: -0.3,
  bySort: {
    word: -0.65,
    held: -1.2,
    noun: -0.2,
    role: -0.6,
    caused: -0.8,
    cut: 1,
    result: -0.6,
    bound: -0.65,
    thing: -0.75,
    frame: -0.4,
    often: -0.4,
    gone: -0.3,
    sum: -0.2,
  },
};

/** The bar of a signal: its sort is the first word of its first feature. */
export function barOf({ all, bySort }: Bars, [first = '']: readonly string[]): number {
  return all + (bySort[first.replace(/^de /, '').split(' ')[0] ?? ''] ?? 0);
}

type Scored = (features: readonly string[]) => number;
type Featured = { features: readonly string[] };

/** How far each signal of one line is over its bar once the line's others have their say. */
export function oversOf<One extends Featured>(bars: Bars, signals: readonly One[], score: Scored): Map<One, number> {
  const own = signals.map((signal) => ({ signal, over: score(signal.features) - barOf(bars, signal.features) }));
  const { support } = bars;
  if (support === undefined) return new Map(own.map(({ signal, over }) => [signal, over]));
  const { next, third, floor, ofCount, base } = support;
  const fixed = base - ofCount * Math.log(1 + own.length);
  const strongest = [...own].sort((a, b) => b.over - a.over).slice(0, 3);
  return new Map(
    own.map(({ signal, over }) => {
      const [first, second] = strongest.filter((other) => other.signal !== signal).map((other) => other.over);
      const added = next * Math.max(floor, first ?? floor) + third * Math.max(floor, second ?? floor);
      return [signal, over + added + fixed];
    }),
  );
}

/** Whether any signal can be over its bar, even if some of the others turn out to be none: a cheap look before a costly one. */
export function mayBeOver(bars: Bars, signals: readonly Featured[], score: Scored): boolean {
  const own = signals.map(({ features }) => score(features) - barOf(bars, features)).sort((a, b) => b - a);
  const [most = 0, second, third] = own;
  const { support } = bars;
  if (support === undefined) return most > 0;
  const { next, third: ofThird, floor, ofCount, base } = support;
  const added = [floor, floor];
  // With the strongest one, two or three signals left.
  return [undefined, second, third].some((over, at) => {
    if (at > 0 && over === undefined) return false;
    if (over !== undefined) added[at - 1] = Math.max(floor, over);
    const [first = floor, last = floor] = added;
    return most + next * first + ofThird * last + base - ofCount * Math.log(2 + at) > 0;
  });
}
