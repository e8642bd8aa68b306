import { wordSet } from '../../text/word-set.ts';
import type { Case } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import type { KnownWords } from '../lines/known-words.ts';
import { monthNames } from '../numbers/months.ts';
import { makers } from '../vocabulary/en/names.ts';
import { expandedWords, isAcronym, plainAcronym } from '../words/acronyms.ts';
import { degreeAt } from '../words/degrees.ts';
import { foldWord } from '../words/same-word.ts';
import { isSuiteOfKnown } from './known-in-both.ts';

/** Words that are not names: numbers, the words behind the original's acronyms, its degrees, months and makers. */
export function coveredWords(given: Case): Set<number> {
  const { line, improved } = given;
  const known = given.known.original;
  const near = nearAcronyms(given);
  const isNear = (letters: string) => near.has(letters);
  const covered = expandedWords(improved, line.from, line.to, (letters) => known.acronyms.has(letters), isNear);
  for (const amount of line.amounts) {
    for (let index = amount.from; index < amount.to; index += 1) covered.add(index);
    if (beforeAmount.test(improved.tokens[amount.from - 1]?.lower ?? '')) covered.add(amount.from - 1);
  }
  for (let index = line.from; index < line.to; index += 1) {
    const degree = degreeAt(improved.tokens, index, line.to, improved.text);
    if (degree?.words.every((word) => known.stems.has(foldWord(word))))
      for (let word = index; word < degree.to; word += 1) covered.add(word);
    if (isKnownMonth(improved.tokens[index]?.lower ?? '', known)) covered.add(index);
    if (isMakerOfKnown(given, index)) covered.add(index).add(index + 1);
    if (isSuiteOfKnown(given, index, index + 2)) covered.add(index).add(index + 1);
  }
  return covered;
}

/** "GBP 42k", "FY 2022": written large, and no name. */
const beforeAmount = /^(?:usd|eur|gbp|chf|inr|aud|cad|nzd|zar|fy)$/;

/** A word in more lines than this is looked up in the first ones only, so that time stays linear. */
const mostPlaces = 20;

/** The words in capitals of the lines that the sentence comes from. */
function nearAcronyms({ sources, original }: Case): Set<string> {
  return new Set(sources.lines.flatMap((line) => acronymsIn(line, original)));
}

/** A line of the original is the source of many. */
const acronyms = new WeakMap<ResumeLine, readonly string[]>();

function acronymsIn(line: ResumeLine, { tokens }: ResumeDocument): readonly string[] {
  const known =
    acronyms.get(line) ??
    tokens.slice(line.from, line.to).flatMap(({ surface }) => (isAcronym(surface) ? [plainAcronym(surface)] : []));
  acronyms.set(line, known);
  return known;
}

/** A month that the resume names, in full or short. */
function isKnownMonth(lower: string, { stems }: KnownWords): boolean {
  return monthNames(lower).some((form) => stems.has(foldWord(form)));
}

/** Makers whose names come before those of their products. */
const maker = wordSet(makers);

/** "Microsoft Word" from someone who lists Word. */
function isMakerOfKnown({ improved, original }: Case, index: number): boolean {
  const next = improved.tokens[index + 1];
  if (!next || next.opens || !/^\p{Lu}/u.test(next.surface) || !maker.has(improved.tokens[index]?.lower ?? ''))
    return false;
  return (original.linesOf.get(improved.stemOf[index + 1] ?? '') ?? []).slice(0, mostPlaces).some((place) => {
    const { role, from = 0, to = 0 } = original.lines[place] ?? {};
    // The first word of a sentence is large, too.
    return original.tokens.slice(role === 'list' ? from : from + 1, to).some(({ surface }) => surface === next.surface);
  });
}
