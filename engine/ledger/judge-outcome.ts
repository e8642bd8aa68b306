import type { Knowledge } from '../extract/features.ts';
import { say } from '../say.ts';
import { isFillWord } from '../text/fill-words.ts';
import type { Claim, Span } from '../types.ts';
import { type Amount, isSameAmount } from './amounts.ts';
import { type Case, linesFor, spanOfWords, unsupported } from './claim.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { isScopeWord } from './judge-scope.ts';
import { expandedWords, isKnownStem, type KnownWords } from './known-words.ts';
import { isSameMeasure, measuresIn, waysOf } from './measures.ts';
import { plainStems, plainWords, wordyWords } from './plain-words.ts';
import * as german from './vocabulary/de/claims.ts';
import { verbStems } from './vocabulary/de/inflect.ts';
import { anyOf, wordSet, wordsIn } from './vocabulary/read-table.ts';

const outcomeNumbers = {
  /** A sentence of which less than this share of the words comes from the resume is a new one. */
  leastCoverage: 0.4,
  /** So many unknown words in a sentence are no chance of wording. */
  mostUnknown: 3,
  /** So many unknown words added to a sentence that is kept whole are a new fact. */
  mostAdded: 2,
  /** So small a share of unknown words is the wording of a summary. */
  mostOfSummary: 0.25,
  /** Unknown words of a trade that stand side by side are a new fact. */
  longestRun: 2,
} as const;

/** Words that say what came of the work; the first letter tells the direction. */
const effects: readonly RegExp[] = [
  /^(?:increas|rais|rose|risen|grew|grow|boost|doubl|tripl|expand|lift)/,
  /^(?:reduc|cut|lower|decreas|shorten|sav|slash|minimi[sz]|eliminat|halv|trimm)/,
  /^(?:improv|enhanc|strengthen|optimi[sz]|streamlin|accelerat|maximi[sz]|revolutioni|transform|moderni[sz])/,
  /^(?:exceed|surpass|outperform)/,
  /^(?:achiev|attain|earned|won$|winning|generat)/,
];
/** The same in German, by what their forms begin with. */
const germanEffects = german.effects.map(({ verbs, forms }) => [
  ...wordsIn(verbs).flatMap(verbStems),
  ...wordsIn(forms),
]);
const germanReached = wordsIn(german.reachedBeginnings);
const startsWithOne = (lower: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => lower.startsWith(beginning));
const isDenial = new RegExp(String.raw`\b(?:zero|no|without|free|never|${wordsIn(german.denials).join('|')})\b`, 'iu');
/** Words that say the same as a mild effect. */
const tuned = /^(?:tun|simplif|refactor|fix|rewr|reorgani|clean|upgrad|updat|redesign|revis)/;
/** Words that are proven by any effect: "cut the close from ten days to six" is an improvement. */
const mild = 2;
/** An effect is an achievement; to exceed something takes what was exceeded. */
const exceeded = 3;
const achieved = 4;
/** Words that prove an achievement without being one. */
const reached = /^(?:receiv|obtain|reach|pass|met$|hit$|got$|sold$|clos|scor|rank|award|promot)/;
/** "Which brought in new clients", beside the deed that brought them. */
const relative =
  /[,;–-]\s*(?:which|that) (?:\p{L}+ed|(?:then |also )?(?:led|brought|won|cut|made|grew|rose|gave|kept|saw|got|drew|let))\b/giu;
const englishConsequence =
  /\b(?:resulting in|leading to|which (?:led|resulted|improved|increased|reduced|saved|helped|raised)|thereby|contributing to|earning|was praised|were praised|credited with)\b/iu;
const cause = new RegExp(`${englishConsequence.source}|${anyOf(german.consequences)}`, 'iu');
const consequence = new RegExp(cause, 'giu');

/** What came of the work, and statements that nothing in the original resembles. */
export function judgeOutcome(
  given: Case,
  known: KnownWords,
  confirmed: KnownWords,
  { fieldsOf }: Pick<Knowledge, 'fieldsOf'>,
): Claim[] {
  const { line, improved } = given;
  if (line.role !== 'sentence') return [];
  const effect = judgeEffects(given, known);
  if (effect.length > 0) return effect;
  const isUnknown = unknownIn(given, known, confirmed);
  const unknownWords: number[] = [];
  let words = 0;
  let run = 0;
  let longest = 0;
  for (let index = line.from; index < line.to; index += 1) {
    if (!saysSomething(improved, index)) continue;
    words += 1;
    if (!isUnknown(index)) run = 0;
    else if (index > line.from && !isDeed(improved, index)) {
      unknownWords.push(index);
      run += fieldsOf(improved.tokens[index]?.lemma ?? '') ? 1 : 0.5;
      longest = Math.max(longest, run);
    }
  }
  // A summary comes from more lines than are looked at here.
  const isNew =
    !line.isSummary &&
    unknownWords.length >= outcomeNumbers.mostUnknown &&
    given.sources.coverage < outcomeNumbers.leastCoverage;
  const isMuch = unknownWords.length >= outcomeNumbers.mostUnknown && unknownWords.length * 2 > words;
  // The same of what joined a short sentence about the person, as a summary is written of it.
  const isMere = line.isSummary && unknownWords.length < words * outcomeNumbers.mostOfSummary;
  const isAdded = unknownWords.length >= outcomeNumbers.mostAdded && keepsSource(given) && !isMere;
  const isClause = hasNewClause(given, isUnknown);
  if (!isNew && !isMuch && !isAdded && !isClause && longest < outcomeNumbers.longestRun) return [];
  const span = spanOfWords(improved, unknownWords[0] ?? line.from, (unknownWords.at(-1) ?? line.from) + 1);
  const text = improved.text.slice(span.start, span.end);
  return [unsupported(given, 'outcome', span, say('ledger.nothingAbout', { text }), say('ask.did', { text }))];
}

function saysSomething({ tokens, stemOf, negated }: ResumeDocument, index: number): boolean {
  return stemOf[index] !== '' && !isFillWord(tokens[index]?.lower ?? '') && negated[index] !== 1;
}

const manner = /\p{L}{4}ly$/u;

/** Tells of a word of the line whether nothing in the original, nor any resume's way of telling, has it. */
function unknownIn(
  { line, improved, sources }: Case,
  known: KnownWords,
  confirmed: KnownWords,
): (index: number) => boolean {
  const expanded = new Set(expandedWords(improved, line.from, line.to, (letters) => known.acronyms.has(letters)));
  // "Zero accidents" is what the resume says with "no accidents", where the word is denied.
  const denied = new Set(isDenial.test(line.content) ? sources.lines.flatMap((source) => [...source.stems]) : []);
  return (index) => {
    if (expanded.has(index) || improved.inAmount[index] === 1) return false;
    const { surface = '', lower = '' } = improved.tokens[index] ?? {};
    const stem = improved.stemOf[index] ?? '';
    // Names are judged as names.
    const isName = !improved.isGerman && index > line.from && /\p{Lu}/u.test(surface);
    if (isName || /\d/.test(stem) || denied.has(stem) || plainWords.has(lower) || plainStems.has(stem)) return false;
    // How it was done; praise and reach have rules of their own.
    if (manner.test(lower) || wordyWords.has(lower)) return false;
    return saysSomething(improved, index) && !isKnownStem(known, stem) && !isKnownStem(confirmed, stem);
  };
}

/** Begins another part of a sentence: a second deed, or another thing that the deed was done to, for, with. */
const border = wordSet('and while or for across at in on with using including from to', german.borders);

/** A part of the sentence with two unknown words and none of its source; or a second deed beside a known one. */
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
      if (unknown >= outcomeNumbers.mostAdded && told === 0) return true;
      unknown = 0;
      told = 0;
    }
    // Another verb for the same deed is the commonest way of rephrasing.
    if (said.has(improved.stemOf[index] ?? '')) told += 1;
    else if (isUnknown(index) && !isDeed(improved, index)) unknown += 1;
    const isSecond = lower === 'and' && isDeed(improved, index - 1) && isDeed(improved, index + 1);
    const isOneSaid = said.has(improved.stemOf[index - 1] ?? '') !== said.has(improved.stemOf[index + 1] ?? '');
    const isNewDeed = (place: number) => isUnknown(place) && !isScopeWord(improved.tokens[place]?.lower ?? '');
    if (isSecond && isOneSaid && !isPair && (isNewDeed(index - 1) || isNewDeed(index + 1))) return true;
  }
  return unknown >= outcomeNumbers.mostAdded && told === 0;
}

function isDeed({ tokens }: ResumeDocument, index: number): boolean {
  return /(?:ed|took|wrote|ran|built|led|sold|made)$/.test(tokens[index]?.lower ?? '');
}

/** Whether the line says all that its source says: then what is unknown in it was added. */
function keepsSource({ line, sources }: Case): boolean {
  const source = sources.lines[0];
  return (
    source?.role === 'sentence' && source.stems.size > 1 && [...source.stems].every((word) => line.stems.has(word))
  );
}

function judgeEffects(given: Case, { acronyms }: KnownWords): Claim[] {
  const { line, improved } = given;
  const said = new Set(linesFor(given).flatMap((source) => [...source.stems]));
  for (const hit of line.content.matchAll(consequence)) {
    const span = { start: line.start + hit.index, end: line.end };
    if (isToldBefore(given, said, span)) continue;
    if (hasCause(given)) break;
    return [outcome(given, span)];
  }
  for (const hit of line.content.matchAll(relative)) {
    const span = { start: line.start + hit.index + 1, end: line.end };
    if (!isToldBefore(given, said, span)) return [outcome(given, span)];
  }
  const words = improved.tokens.slice(line.from, line.to);
  // "Search engine optimization" is what SEO stands for.
  const writtenOut = expandedWords(improved, line.from, line.to, (letters) => acronyms.has(letters));
  const directions = words.map(({ lower }, index) =>
    isReport(lower, words[index + 1]?.lower) || writtenOut.has(line.from + index) ? -1 : directionOf(lower),
  );
  if (directions.every((direction) => direction < 0)) return [];
  const proofs = directionsProven(given);
  const index = directions.findIndex(
    (direction, at) =>
      direction >= 0 &&
      // "Cutting on the plasma table" is to cut there.
      !(words[at]?.lower === 'cut' && said.has(improved.stemOf[line.from + at] ?? '')) &&
      !proofs.has(direction) &&
      !((direction === mild || direction === achieved) && proofs.size > 0),
  );
  return index < 0 ? [] : [outcome(given, spanOfWords(improved, line.from + index, line.to))];
}

/** Whether the original tells half of what a consequence says. */
function isToldBefore({ improved, line }: Case, said: ReadonlySet<string>, span: Span): boolean {
  const words = improved.stemOf
    .slice(line.from, line.to)
    .filter((word, index) => word !== '' && (improved.tokens[line.from + index]?.start ?? 0) >= span.start);
  const told = words.filter((word) => said.has(word)).length;
  return told * 2 >= words.length;
}

/** Whether the original tells of a consequence in words like these. */
function hasCause(given: Case): boolean {
  return linesFor(given).some(({ content }) => cause.test(content));
}

/** "Defects raised by customers" did not rise; "raised by 20%" did. */
function isReport(lower: string, next = ''): boolean {
  return /^rais/.test(lower) && /^(?:by|concerns?|issues?|questions?|awareness|queries|tickets?|invoices?)$/.test(next);
}

function directionsProven(given: Case): Set<number> {
  const { original, confirmed, line, improved } = given;
  // What took two days and takes an hour went down, in whatever words.
  const measures = measuresIn(improved, line);
  const told = measures.length > 1 ? linesFor(given).flatMap((source) => measuresIn(original, source)) : [];
  const now = measures.filter((measure) => told.some((other) => isSameMeasure(other, measure)));
  return new Set([
    ...waysOf(now).map((way) => (way === 'up' ? 0 : 1)),
    ...linesFor(given).flatMap((source) => [
      ...directionsIn(original.tokens, source.from, source.to),
      ...movesIn(original, source, given.line.amounts),
    ]),
    ...directionsIn(confirmed.tokens, 0, confirmed.tokens.length),
  ]);
}

function outcome(given: Case, span: Span): Claim {
  const text = given.improved.text.slice(span.start, span.end);
  return unsupported(given, 'outcome', span, say('ledger.noOutcome', { text }), say('ask.outcome', { text }));
}

/** "From 22% to 13%" is a reduction, also when it is told without the word; what was received was earned. */
function movesIn({ tokens }: ResumeDocument, line: ResumeLine, told: readonly Amount[]): number[] {
  const moves = line.amounts.flatMap((amount, index) => {
    const before = line.amounts[index - 1];
    const isMove = before?.unit === amount.unit && before.to === amount.from - 1 && tokens[before.to]?.lower === 'to';
    return isMove ? [amount.value > before.value ? 0 : 1] : [];
  });
  const isReached = tokens
    .slice(line.from, line.to)
    .some(({ lower }) => reached.test(lower) || startsWithOne(lower, germanReached));
  // A figure is something that was achieved, whatever the verb.
  const isFigure = told.some((amount) => line.amounts.some((other) => isSameAmount(amount, other)));
  const isAbove = line.amounts.some(({ value, unit }) => unit === 'percent' && value > 100);
  return [...moves, ...(isReached || isFigure ? [achieved] : []), ...(isAbove ? [exceeded] : [])];
}

function directionsIn(tokens: readonly { lower: string }[], from: number, to: number): number[] {
  return tokens
    .slice(from, to)
    .map(({ lower }) => directionOf(lower, true))
    .filter((direction) => direction >= 0);
}

function directionOf(lower: string, isProof = false): number {
  if (isProof && /^(?:climb|jump|went)/.test(lower)) return 0;
  if (isProof && /^(?:drop|fell|fall|declin|shrank|shrunk|sank)/.test(lower)) return 1;
  if (isProof && tuned.test(lower)) return mild;
  return /^(?:safe|savoury|cutting|cutter|winter|window|growers?|generator|security|grown)$/.test(lower)
    ? -1
    : effects.findIndex(
        (pattern, direction) => pattern.test(lower) || startsWithOne(lower, germanEffects[direction] ?? []),
      );
}
