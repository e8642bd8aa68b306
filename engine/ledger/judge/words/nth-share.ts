import { numberOf } from '../../numbers/number-words.ts';

/** The parts that are told by an ordinal: "jede zehnte Tour", "every fifth call". */
const everyNth =
  /\b(?:jede[nmrs]?|every|each)\s+(?:(?<digits>\d{1,2})(?:\.|st|nd|rd|th)|(?<word>\p{L}{3,}?)(?:e[nmrs]?|th)?)(?!\p{L})/giu;
const irregular: Readonly<Record<string, number>> = {
  ...{ zweit: 2, dritt: 3, viert: 4, fünft: 5, sechst: 6, siebt: 7, acht: 8, neunt: 9, zehnt: 10, zwanzigst: 20 },
  ...{ second: 2, third: 3, four: 4, fif: 5, six: 6, seven: 7, eigh: 8, nin: 9, ten: 10, twentie: 20 },
};
/** Shares are rounded: every third is 33 per cent. */
const tolerance = 1;

/** Whether a line tells a share of so many per cent by an ordinal. */
export function tellsShare(content: string, percent: number): boolean {
  return [...nthsIn(content)].some((nth) => Math.abs(100 / nth - percent) < tolerance);
}

/** The ordinals of a line that tell how many of all: 10 of "jede zehnte Tour". */
export function* nthsIn(content: string): Generator<number> {
  for (const { groups } of content.matchAll(everyNth)) {
    const { digits, word } = groups ?? {};
    const value = digits
      ? Number(digits)
      : (irregular[word?.toLowerCase() ?? ''] ?? numberOf(word?.toLowerCase() ?? ''));
    if (value !== undefined && value > 1) yield value;
  }
}
