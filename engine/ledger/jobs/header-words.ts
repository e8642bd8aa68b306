import { states as stateNames } from '../../lexicon/us-states.ts';
import { isFillWord } from '../../text/fill-words.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import type { ClaimKind } from '../../types/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import type { Amount } from '../numbers/amounts.ts';
import { readMonths } from '../numbers/months.ts';
import { numberOf } from '../numbers/number-words.ts';
import { begins, hasOpenEnd, openDash } from '../numbers/open-period.ts';
import * as germanDates from '../vocabulary/de/dates.ts';
import * as germanDegrees from '../vocabulary/de/degrees.ts';
import * as abbreviations from '../vocabulary/en/abbreviations.ts';
import * as dates from '../vocabulary/en/dates.ts';
import * as degrees from '../vocabulary/en/degrees.ts';
import { shortForms } from '../vocabulary/read-table.ts';
import { expansionsAt, isAcronym, plainAcronym } from '../words/acronyms.ts';
import { degreeAt } from '../words/degrees.ts';
import { foldGerman, foldWord } from '../words/same-word.ts';
import { keyOf, kindOf } from './header-word-kind.ts';

/** Short forms that are written out in headers; a company's legal form says nothing. */
export const short: ReadonlyMap<string, string> = new Map([
  ...shortForms(abbreviations.shortForms),
  ...wordsIn(abbreviations.legalForms).map((form): [string, string] => [form, '']),
]);

const states = shortForms(stateNames);

const schoolParts = wordsIn(`${degrees.schoolParts} ${germanDegrees.schoolParts}`);

const label = wordSet(degrees.schoolLabels, germanDegrees.schoolLabels);

/** Words of headers and dates that are never looked up. */
const emptyWords = wordSet(
  degrees.emptyWords,
  germanDegrees.emptyWords,
  dates.sinceWords,
  dates.boundWords,
  germanDates.sinceWords,
  germanDates.boundWords,
);

/** A word of a header, credential or date that can be looked up: its form and its place. */
export interface Word {
  key: string;
  kind: ClaimKind;
  /** The words that a short degree stands for, as stems. */
  standsFor?: readonly string[];
  /** Lowercase: no name. */
  isPlain?: boolean;
  /** German, and no title: nouns are written large there, names or not. */
  isGerman?: boolean;
  from: number;
  to: number;
}

/** All forms under which a line's words may be looked up, acronyms of its names included. */
export function keysOf(document: ResumeDocument, line: ResumeLine): string[] {
  const keys = wordsOf(document, line).flatMap((word) => [word.key, ...(word.standsFor ?? [])]);
  for (let from = line.from; from < line.to; from += 1) {
    const surface = document.tokens[from]?.surface ?? '';
    if (isAcronym(surface)) keys.push(plainAcronym(surface));
    for (const [letters] of expansionsAt(document, from, line.to)) keys.push(letters);
  }
  for (const { term } of line.terms) {
    // A title is not a name for the skill it contains.
    if (term.kind !== 'licence' && term.kind !== 'tool') continue;
    for (const name of term.names) keys.push(...name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  }
  return keys;
}

/** The words of a header, credential or date that can be looked up, in order. */
export function wordsOf(document: ResumeDocument, line: ResumeLine): Word[] {
  const months = readMonths(document.tokens, line.from, line.to, document.text);
  const words: Word[] = [...months.values()].map(({ key, from, to }) => ({ key, kind: 'date', from, to }));
  const isOpen = hasOpenEnd(document, line);
  // "Jul 2020–".
  if (openDash.test(line.content)) words.push({ key: 'now', kind: 'date', from: line.to - 1, to: line.to });
  for (let index = line.from; index < line.to; index += 1) {
    const token = document.tokens[index];
    if (token === undefined || [...months.values()].some(({ from, to }) => from <= index && index < to)) continue;
    const state = /^\p{Lu}{2}$/u.test(token.surface) && token.opens ? states.get(token.lower) : undefined;
    // "MA" is a master's degree as well.
    if (state && !namesSchool(line)) {
      words.push({
        key: token.lower,
        kind: 'employer',
        standsFor: state.split(' ').map(foldWord),
        from: index,
        to: index + 1,
      });
      continue;
    }
    // "€85m", "$18k" and "18,000".
    const sum = line.amounts.find((amount) => amount.from === index && isSum(amount, token.lower));
    if (sum) {
      words.push({ key: `${sum.value}`, kind: 'number', from: index, to: sum.to });
      index = sum.to - 1;
      continue;
    }
    if ((isOpen && begins.has(token.lower)) || (/^onwards?$/.test(token.lower) && months.size > 0)) {
      words.push({ key: 'now', kind: 'date', from: index, to: index + 1 });
      continue;
    }
    // "School: GCSEs" names what follows, not a school.
    const isLabel = index === line.from && label.has(token.lower) && document.text[token.end] === ':';
    if (isLabel) continue;
    const degree = degreeAt(document.tokens, index, line.to, document.text);
    if (degree) {
      const standsFor = degree.words.map(document.isGerman ? foldGerman : foldWord);
      words.push({ key: degree.words.join(' '), kind: 'degree', standsFor, from: index, to: degree.to });
      index = degree.to - 1;
      continue;
    }
    const lower = token.lower;
    const full = short.get(lower) ?? lower;
    // "Acting for two insurers" is no title.
    if (lower === 'acting' && document.tokens[index + 1]?.lower === 'for') continue;
    const isFill = (isFillWord(lower) && !/^(?:company|team)$/.test(lower)) || emptyWords.has(lower);
    const isNumber = (numberOf(lower) ?? 0) > 1;
    if (full === '' || (isFill && !isNumber && !/^first$/.test(lower)) || (lower.length < 2 && !/\d/.test(lower)))
      continue;
    const key = keyOf(document, index, full);
    const kind = kindOf(document, index);
    const isPlain = kind === 'employer' && !document.isGerman && token.surface === lower;
    const isGerman = kind === 'employer' && document.isGerman;
    words.push({
      key: short.has(lower) ? (document.isGerman ? foldGerman(full) : foldWord(full)) : key,
      kind,
      isPlain,
      isGerman,
      from: index,
      to: index + 1,
    });
  }
  return words.sort((a, b) => a.from - b.from);
}

/** Whether an amount has more than one word, or its thousands as a letter: it is looked up by its value. */
function isSum({ unit, from, to }: Amount, lower: string): boolean {
  return (unit === 'count' || unit === 'money') && (to > from + 1 || /^\d[\d.]*(?:k|m|mn|bn)$/.test(lower));
}

function namesSchool({ content }: ResumeLine): boolean {
  const lower = content.toLowerCase();
  return schoolParts.some((part) => lower.includes(part));
}
