import { numbersBetween } from '../../text/number-names.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { isAcronym } from '../words/acronyms.ts';
import { type Amount, amountKey } from './amounts.ts';
import { type Measure, measuresIn } from './measures.ts';
import { numberOf } from './number-words.ts';

/** A number in more lines than this is looked up in the first ones only, so that time stays linear. */
const mostPlaces = 200;

const leastPart = 5;
const counted = new RegExp(String.raw`^(${numbersBetween('de', 2, 12)})(?:er)?-?\p{L}{4,}$`, 'u');

/** Lines by the numbers they contain: as such, as measures, and in acronyms ("KS3" for "Key Stage 3"). */
export type NumberLines = ReadonlyMap<string, readonly ResumeLine[]>;

/** Indexes the numbers of a text. Linear in the length. */
export function numberLinesOf(document: ResumeDocument): NumberLines {
  const places = new Map<string, ResumeLine[]>();
  const add = (key: string, line: ResumeLine) => {
    const known = places.get(key);
    if (known === undefined) places.set(key, [line]);
    else if (known.length < mostPlaces && known.at(-1) !== line) known.push(line);
  };
  for (const line of document.lines) {
    for (const amount of line.amounts) add(amountKey(amount), line);
    for (const measure of measuresIn(document, line)) add(measureKey(measure), line);
    for (const { surface, lower } of document.tokens.slice(line.from, line.to)) {
      // "Dreischichtbetrieb", "Sechserteam".
      const [, number = ''] = (document.isGerman && counted.exec(lower)) || [];
      const value = number === '' ? undefined : numberOf(number);
      if (value !== undefined) add(`${value}`, line);
      if (/\p{Lu}\d+$/u.test(surface) && isAcronym(surface)) add(surface.replace(/^\P{N}+/u, ''), line);
    }
  }
  return places;
}

/** The numbers of a line that are no longer in any line that shares a word with it. */
export function numbersGone(original: ResumeDocument, line: ResumeLine, now: NumberLines): Amount[] {
  const measures = new Map(measuresIn(original, line).map((measure) => [measure.from, measure]));
  // The number itself is not what it is about.
  const words = [...line.stems].filter((word) => !/^\d/.test(word));
  // "Hausaufgaben" became a part of "Hausaufgabenbetreuung".
  const isPart = (word: string, { stems }: ResumeLine) =>
    original.isGerman &&
    word.length >= leastPart &&
    [...stems].some((stem) => stem.includes(word) || (stem.length >= leastPart && word.includes(stem)));
  return line.amounts.filter((amount) => {
    const measure = measures.get(amount.from);
    const places = [...(now.get(amountKey(amount)) ?? []), ...((measure && now.get(measureKey(measure))) ?? [])];
    return !places.some((other) => words.some((word) => other.stems.has(word) || isPart(word, other)));
  });
}

function measureKey({ quantity, base }: Measure): string {
  return `${quantity}: ${base}`;
}
