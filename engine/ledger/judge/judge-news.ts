import { say } from '../../say.ts';
import { isFillWord } from '../../text/fill-words.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import { type Case, spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument } from '../lines/document.ts';
import { isKnownStem } from '../lines/known-words.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import { isScopeWord } from '../scope/scope-ladders.ts';
import * as german from '../vocabulary/de/claims.ts';
import { freeWords } from '../vocabulary/de/free-words.ts';
import { writtenOutIn } from '../words/acronyms.ts';
import { plainStems, plainWords, wordyWords } from '../words/plain-words.ts';
import { foldWord } from '../words/same-word.ts';
import { isSaidIn } from './german/german-words.ts';
import { isVerb } from './words/act-words.ts';
import { areAlikeVerbs, verbKeysAt } from './words/alike-verbs.ts';

const newsNumbers = {
  /** A sentence is new if less than this share of its words comes from the resume. */
  leastCoverage: 0.4,
  /** Less than this resembles nothing, whatever the judge of wording makes of it. */
  leastResembling: 0.15,
  /** This many unknown words in a sentence are more than a matter of wording. */
  mostUnknown: 3,
  /** This many unknown words added to a sentence that is otherwise kept whole are a new fact. */
  mostAdded: 2,
  /** A share of unknown words this small is just the wording of a summary. */
  mostOfSummary: 0.25,
  /** This many unknown words of a trade side by side are a new fact. */
  longestRun: 2,
} as const;

const isDenial = new RegExp(String.raw`\b(?:zero|no|without|free|never|${wordsIn(german.denials).join('|')})\b`, 'iu');

interface News extends Statement {
  isNew: boolean;
}

/** Statements that nothing in the original resembles. */
export const newsRule = defineRule<News>({
  id: 'news',
  roles: ['sentence'],
  unless: ['effect'],
  claims(given) {
    const { line, improved } = given;
    const { isNew: isMuch, words } = newsIn(given);
    // The same is said in other words too often for anything but a statement that nothing resembles; the judge weighs the rest, where
    // it reads the line.
    const isFar = given.sources.coverage < newsNumbers.leastResembling && words.length >= newsNumbers.mostUnknown;
    const [source] = given.sources.lines;
    const isRead = !line.isSummary && source !== undefined && source.role !== 'header';
    // In German the judge alone weighs what it reads, and of the rest only what nothing resembles is new.
    const isNew = isMuch && (improved.isGerman ? isFar && !isRead : isFar || !isRead);
    const span = spanOfWords(improved, words[0] ?? line.from, (words.at(-1) ?? line.from) + 1);
    return [{ kind: 'outcome', span, isNew }];
  },
  proves: (_, { isNew }) => (isNew ? undefined : 'wording'),
  question({ improved }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    return [say('ledger.nothingAbout', { text }), say('ask.did', { text })];
  },
});

/** Words of the line that nothing in the original has, and whether they are too many for another wording. */
export function newsIn(given: Case): Unknown {
  const known = unknown.get(given) ?? unknownWordsOf(given);
  unknown.set(given, known);
  return known;
}

interface Unknown {
  isNew: boolean;
  words: number[];
}

/** A rule asks for them, and a judge. */
const unknown = new WeakMap<Case, Unknown>();

function unknownWordsOf(given: Case): Unknown {
  const { line, improved, fieldsOf } = given;
  const isUnknown = unknownIn(given);
  const unknown: number[] = [];
  let words = 0;
  let run = 0;
  let longest = 0;
  for (let index = line.from; index < line.to; index += 1) {
    if (!saysSomething(improved, index)) continue;
    words += 1;
    if (!isUnknown(index)) run = 0;
    else if (index > line.from && !isDeed(improved, index)) {
      unknown.push(index);
      run += fieldsOf(improved.tokens[index]?.lemma ?? '') ? 1 : 0.5;
      longest = Math.max(longest, run);
    }
  }
  const isLong = unknown.length >= newsNumbers.mostUnknown;
  // A summary draws on more lines than are looked at here.
  const isNew = !line.isSummary && isLong && given.sources.coverage < newsNumbers.leastCoverage;
  const isMuch = isLong && unknown.length * 2 > words;
  // The same for words added to a short sentence about the person, the kind a summary is written from.
  const isMere = line.isSummary && unknown.length < words * newsNumbers.mostOfSummary;
  const isAdded = unknown.length >= newsNumbers.mostAdded && keepsSource(given) && !isMere;
  const isRun = longest >= newsNumbers.longestRun;
  return { isNew: isNew || isMuch || isAdded || isRun || hasNewClause(given, isUnknown), words: unknown };
}

function saysSomething({ tokens, stemOf, negated }: ResumeDocument, index: number): boolean {
  return stemOf[index] !== '' && !isFillWord(tokens[index]?.lower ?? '') && negated[index] !== 1;
}

const manner = /\p{L}{4}ly$/u;

/** Returns a test of whether a word of the line is neither in the original nor among the words of any resume. */
function unknownIn(given: Case): (index: number) => boolean {
  const { line, improved, sources } = given;
  const { original: known, confirmed } = given.known;
  const expanded = writtenOutIn(given);
  // The resume says "zero accidents" as "no accidents", where the word counts as denied.
  const denied = new Set(isDenial.test(line.content) ? sources.lines.flatMap((source) => [...source.stems]) : []);
  return (index) => {
    if (expanded.has(index) || improved.inAmount[index] === 1) return false;
    const { surface = '', lower = '' } = improved.tokens[index] ?? {};
    const stem = improved.stemOf[index] ?? '';
    // Names are judged as names.
    const isName = !improved.isGerman && index > line.from && /\p{Lu}/u.test(surface);
    if (isName || /\d/.test(stem) || denied.has(stem) || plainWords.has(lower) || plainStems.has(stem)) return false;
    // These say how it was done; praise and reach have their own rules.
    if (manner.test(lower) || wordyWords.has(lower)) return false;
    if (!saysSomething(improved, index) || isKnownStem(known, stem) || isKnownStem(confirmed, stem)) return false;
    // "Un-loading".
    if (lower.includes('-') && isKnownStem(known, foldWord(lower.replaceAll('-', '')))) return false;
    if (improved.isGerman) return !germanFree.has(lower) && !isSaidInGerman(given, index);
    return !isSaidAlike(given, index);
  };
}

/** The most sources whose words are held against a German line's. */
const mostSources = 3;
const germanFree = wordSet(freeWords);

/** "Kunden Störungen behoben" of "Störungsbehebung bei Gewerbekunden". */
function isSaidInGerman({ line, improved, original, sources }: Case, index: number): boolean {
  return isSaidIn(improved, line, index, original, sources.lines.slice(0, mostSources));
}

/** A source is read up to here. */
const mostWords = 60;

/** Whether the line's first source has a verb that stands for the one at `index`. */
function isSaidAlike({ improved, original, sources }: Case, index: number): boolean {
  const [source] = sources.lines;
  const { lower = '', lemma = '' } = improved.tokens[index] ?? {};
  if (source === undefined || improved.isGerman || lower.endsWith('s') || !isVerb(lemma)) return false;
  const { tokens } = original;
  const keys = verbKeysAt(improved.tokens, index);
  for (let at = source.from; at < Math.min(source.to, source.from + mostWords); at += 1)
    if (verbKeysAt(tokens, at).some((key) => keys.some((own) => areAlikeVerbs(own, key)))) return true;
  return false;
}

/** Begins another part of a sentence: a second action, or another thing that the action was done to, for or with. */
const border = wordSet('and while or for across at in on with using including from to', german.borders);

/** A part of the sentence with two unknown words and none from its source; or a second action next to a known one. */
function hasNewClause({ line, improved, sources }: Case, isUnknown: (index: number) => boolean): boolean {
  if (line.isSummary || (line.job === undefined && improved.hasJobs)) return false;
  const said = new Set(sources.lines.flatMap((source) => [...source.stems]));
  // "Shot and edited" may become "filmed and edited".
  const isPair = sources.lines.some((source) => /\p{L} and \p{L}+(?:ed|ing)\b/u.test(source.content));
  let unknown = 0;
  let told = 0;
  for (let index = line.from; index < line.to; index += 1) {
    const { lower = '', opens = false } = improved.tokens[index] ?? {};
    if (opens || border.has(lower)) {
      if (unknown >= newsNumbers.mostAdded && told === 0) return true;
      unknown = 0;
      told = 0;
    }
    // Another verb for the same action is the most common way of rephrasing.
    if (said.has(improved.stemOf[index] ?? '')) told += 1;
    else if (isUnknown(index) && !isDeed(improved, index)) unknown += 1;
    const isSecond = lower === 'and' && isDeed(improved, index - 1) && isDeed(improved, index + 1);
    const isOneSaid = said.has(improved.stemOf[index - 1] ?? '') !== said.has(improved.stemOf[index + 1] ?? '');
    const isNewDeed = (place: number) => isUnknown(place) && !isScopeWord(improved.tokens[place]?.lower ?? '');
    if (isSecond && isOneSaid && !isPair && (isNewDeed(index - 1) || isNewDeed(index + 1))) return true;
  }
  return unknown >= newsNumbers.mostAdded && told === 0;
}

function isDeed({ tokens }: ResumeDocument, index: number): boolean {
  return /(?:ed|took|wrote|ran|built|led|sold|made)$/.test(tokens[index]?.lower ?? '');
}

/** Whether the line says everything its source says; if so, its unknown words were added. */
function keepsSource({ line, sources }: Case): boolean {
  const source = sources.lines[0];
  return (
    source?.role === 'sentence' && source.stems.size > 1 && [...source.stems].every((word) => line.stems.has(word))
  );
}
