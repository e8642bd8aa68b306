import { allMatches } from '../text/all-matches.ts';
import { rememberLines } from '../text/cache/remember-words.ts';
import { fewRanges } from '../text/few-ranges.ts';

/** A month's or season's number by the first three letters of its names in English and German. */
const months: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ jan: 1, jän: 1, feb: 2, mar: 3, mär: 3, mae: 3, mrz: 3, apr: 4, may: 5, mai: 5, jun: 6, jul: 7, aug: 8 },
    ...{ sep: 9, oct: 10, okt: 10, nov: 11, dec: 12, dez: 12 },
    // The month a season begins in; winter begins in the year's last month.
    ...{ spr: 3, frü: 3, sum: 6, som: 6, fal: 9, aut: 9, her: 9, win: 12 },
  }),
);

const monthName =
  'jan(?:uary|uar)?|jän(?:ner)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz?|maerz|mrz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';
const seasonName = 'spring|summer|fall|autumn|winter|frühjahr|frühling|sommer|herbst';
const year = '(?:19|20)\\d{2}';
const now = 'present|currently|current|now|today|ongoing|date|heute|dato|jetzt|laufend|aktuell|gegenwart';

/**
 * Every way to write a date, the longer ones first: "today", "March 2019", "Sept. '19", "2019-03", "15.03.2019", "06/30/2019",
 * "03/2019", "03/19", "2019", "'19", and a month whose year is at the other end of its period.
 */
const written = fewRanges(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?<now>${now})` +
      `|(?<name>${monthName}|${seasonName})(?:[.,]{0,2}(?:\\s\\d{1,2}(?:st|nd|rd|th)?,?)?\\s{0,3}(?:of )?(?<nameYear>${year})|[.,]?\\s{0,2}['’](?<nameShort>\\d{2}))` +
      `|(?<isoYear>${year})[-/.](?<isoMonth>0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?` +
      `|(?<usMonth>0?[1-9]|1[0-2])/(?:1[3-9]|2\\d|3[01])/(?<usYear>${year})` +
      `|(?:(?:0?[1-9]|[12]\\d|3[01])[./-]\\s?)?(?<numMonth>0?[1-9]|1[0-2])(?:\\s?[./]\\s?|-)(?<numYear>${year})` +
      `|(?<shortMonth>0[1-9]|1[0-2])[/.]['’]?(?<shortYear>\\d{2})` +
      `|(?<year>${year})|['’](?<short>\\d{2})|(?<bare>${monthName}|${seasonName}|0?[1-9]|1[0-2])` +
      `)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
);

/** A date as written: `year` is undefined for a month whose year is at the end of its period. */
export interface WrittenDate {
  start: number;
  end: number;
  value: { year: number | undefined; month: number | undefined } | 'current';
  /** "2011-12" may be a month or two years. */
  isDoubtful: boolean;
}

/** The dates of a text, in order, months without a year among them. Linear in the length. */
export function readDates(text: string): readonly WrittenDate[] {
  // Most lines have no digit, and so no year.
  return /\d\d/.test(text) ? datesIn(text) : [];
}

const datesIn = rememberLines((line): readonly WrittenDate[] =>
  allMatches(line, written).map(({ 0: date, index, groups = {} }) => ({
    start: index,
    end: index + date.length,
    value: groups.now === undefined ? dateOf(groups) : 'current',
    isDoubtful: groups.isoYear !== undefined && date[4] === '-' && date.length === 7 && date[5] === '1',
  })),
);

function dateOf(groups: Readonly<Record<string, string | undefined>>): {
  year: number | undefined;
  month: number | undefined;
} {
  const { isoYear, usYear, numYear, nameYear, shortYear, nameShort, short } = groups;
  const long = isoYear ?? usYear ?? numYear ?? nameYear ?? groups.year;
  const brief = shortYear ?? nameShort ?? short;
  return {
    year: long === undefined ? (brief && fullYear(Number(brief))) || undefined : Number(long),
    month: monthOf(
      groups.name ?? groups.isoMonth ?? groups.usMonth ?? groups.numMonth ?? groups.shortMonth ?? groups.bare,
    ),
  };
}

function monthOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return /^\d/.test(word) ? Number(word) : months.get(word.slice(0, 3).toLowerCase());
}

/** Two digits mean the century in which somebody who works today could have been born or worked. */
const firstOfLastCentury = 50;

/** "'98" is 1998, "'19" is 2019. */
export function fullYear(short: number): number {
  return short + (short < firstOfLastCentury ? 2000 : 1900);
}
