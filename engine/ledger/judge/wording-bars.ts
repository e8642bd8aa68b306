/** The log-odds over which a signal is asked about, and how far the bars of some sorts of signals are from it. */
export interface Bars {
  all: number;
  bySort: Readonly<Record<string, number>>;
}

/**
 * Chosen by cross-validation over whole resumes; engine/measured/ledger.md has the curves. A sort's bar is lower where signals below the
 * common bar are still lies three times out of four, and higher where those above it are not.
 */
export const englishBars: Bars = {
  all: -0.2,
  bySort: { verb: -0.6, frame: -0.6, lone: -0.35, clause: -0.65, vague: -0.3, open: -0.5, caused: -0.5 },
};
export const germanBars: Bars = {
  all: -0.3,
  bySort: {
    word: -0.7,
    held: -1.2,
    noun: 0.15,
    role: -0.6,
    caused: -0.8,
    cut: 1,
    result: -0.6,
    bound: -0.3,
    thing: -0.25,
    frame: -0.4,
    often: -0.4,
  },
};

/** The bar of a signal: its sort is the first word of its first feature. */
export function barOf({ all, bySort }: Bars, [first = '']: readonly string[]): number {
  return all + (bySort[first.replace(/^de /, '').split(' ')[0] ?? ''] ?? 0);
}
