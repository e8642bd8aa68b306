import { allMatches } from '../../text/all-matches.ts';
import { fewRanges } from '../../text/few-ranges.ts';

/** "07/2027", "Juli 2027", "2027-07", "2027". */
const dates = fewRanges(
  /(?<![\d/.])(?:(?:\d{1,2}[./])?(?<month>\d{1,2})[./]|(?<name>\p{L}{3,9})\.? )?(?<year>20[0-4]\d)(?:-(?<behind>[01]\d)(?!\d))?(?![\d/])/giu,
);
/** As far before a date it says what happens then, in characters. */
const longestBefore = 28;
/** Until then it is valid. */
const valid = fewRanges(
  /(?:valid|gültig|gueltig|gilt|current|in date|good|exp(?:\.|ires?|iry|iring|iration)?|renew(?:al|ed|s)?(?: due)?|revalidat\p{L}*|refresher|läuft ab|ablauf\p{L}*|befristet|frist)(?![\p{L}])[^\d,;]{0,16}$/iu,
);
/** It is begun or finished then: behind a licence a date to come alone is that of its end ("First aid, 2028"). */
const toCome = fewRanges(
  /(?<!\p{L})(?:ab|vom?|from|starting|starts?|beginn\p{L}*|im|in|am|on|folgt|award\p{L}*|qualify\p{L}*|qualif\p{L}*|complet\p{L}*|graduat\p{L}*|abschl\p{L}*|prüfung|exam\p{L}*|test|orals?)(?!\p{L})[^\d,;]{0,8}$/iu,
);
/** What takes years, and what one is until then. */
const training = fewRanges(
  /ausbildung|umschulung|(?<!\p{L})lehre(?!\p{L})|studi(?:um|engang)|referendariat|vorbereitungsdienst|fortbildung|weiterbildung|lehrgang|meisterschule|technikerschule|(?<!\p{L})(?:course|training|apprentice\p{L}*|degree|diploma|bachelor\p{L}*|master(?:'?s)?|b\.?sc|b\.?a|m\.?sc|studies|student|trainee|programme?|university|college)(?!\p{L})/iu,
);
/** It is over then. */
const ends = fewRanges(
  /(?:(?:valid|gültig|gueltig|gilt|current|in date|good) (?:until|till?|thru|through|to|bis)|exp(?:\.|ire[sd]?|iry|iring|iration)?|läuft ab|ablauf\p{L}*|befristet)(?!\p{L})[^\d,;]{0,12}$/iu,
);
/** "Referendariat seit 02/2026"; "since 2015 with a diploma" has it. */
const since = fewRanges(
  /(?:ausbildung|umschulung|lehre|studi\p{L}*|referendariat|vorbereitungsdienst|(?:fort|weiter)bildung|lehrgang|schule|course|training|apprentice\p{L}*|studies|student|trainee|programme?)(?!\p{L})[^,;|]{0,40}(?<!\p{L})(?:seit|since) (?:\d{1,2}[./]|\p{L}{3,9}\.? )?20\d\d/iu,
);
const untilToday = fewRanges(
  /20\d\d ?(?:-|–|—|to|bis) ?(?:present|now|today|current|date|heute|jetzt|dato)(?!\p{L})/iu,
);
const onlyDates = fewRanges(/^\W{0,3}(?:\d{1,2}[./]|\p{L}{3,9}\.? )?20\d\d ?\P{L}{1,3} ?\p{L}{2,7}\W{0,3}$/u);

interface Dated {
  /** "2027-07"; a year alone is its end where it was valid, its beginning where something is to come. */
  first: string;
  last: string;
  before: string;
}

/** Whether a text tells of a training that goes on: "Referendariat seit 02/2026", "Ausbildung 2025 – 2028". */
export function isUnderWay(text: string, now: string | undefined): boolean {
  if (!training.test(text)) return false;
  // "Ausbildung zum Koch, seit 2015 im Adler" was finished.
  const goesOn = (part: string) =>
    untilToday.test(part) ? training.test(part) || onlyDates.test(part) : since.test(part);
  if (text.split(/[,;|]/).some(goesOn)) return true;
  return now !== undefined && datesIn(text).some(({ first, before }) => first > now.slice(0, 7) && !valid.test(before));
}

/** Whether a text tells of what comes after `now` ("Prüfung im Mai 2027"), or of what ended before ("valid until 2021"). */
export function isOutOfTime(text: string, now: string | undefined): boolean {
  if (now === undefined) return false;
  const month = now.slice(0, 7);
  const all = datesIn(text);
  if (all.some(({ first, before }) => first > month && !valid.test(before) && toCome.test(before))) return true;
  const over = all.filter(({ before }) => ends.test(before));
  return over.length > 0 && over.every(({ last }) => last < month);
}

function datesIn(text: string): Dated[] {
  if (!/20[0-4]\d/.test(text)) return [];
  return allMatches(text, dates).flatMap(({ index, groups }): Dated[] => {
    const { month, name, year = '', behind } = groups ?? {};
    const number = Number(month ?? behind ?? monthOf(name));
    const before = text.slice(Math.max(0, index - longestBefore), index) + (number === 0 && name ? `${name} ` : '');
    if (!(number >= 0 && number <= 12)) return [];
    const named = String(number).padStart(2, '0');
    const isNamed = number > 0;
    return [{ first: `${year}-${isNamed ? named : '01'}`, last: `${year}-${isNamed ? named : '12'}`, before }];
  });
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const germanMonths = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];

/** 0 for a word that is no month. */
function monthOf(name = ''): number {
  const short = name.slice(0, 3).toLowerCase();
  return Math.max(months.indexOf(short), germanMonths.indexOf(short)) + 1;
}
