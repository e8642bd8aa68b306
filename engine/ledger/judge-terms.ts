import type { TermMatch } from '../lexicon/lexicon.ts';
import { say } from '../say.ts';
import type { ClaimKind } from '../types/claim.ts';
import { type Case, spanOfWords } from './claim.ts';
import { degreeAt } from './degrees.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';
import { isFree } from './judge/signals.ts';
import { wordRoot } from './judge/word-root.ts';
import { levelWords } from './judge-level.ts';
import {
  generic,
  isDoneInSentence,
  isKindOfKnown,
  isSuiteOfKnown,
  isWordOfBoth,
  knownShare,
  wordsKnown,
} from './known-in-both.ts';
import { expandedWords, isAcronym, type KnownWords, plainAcronym } from './known-words.ts';
import { monthNames } from './months.ts';
import { defineRule, everyBody, type Proof, type Statement } from './rule.ts';
import { foldWord } from './same-word.ts';
import { kindsOfTool } from './vocabulary/en/abbreviations.ts';
import { makers } from './vocabulary/en/names.ts';
import { wordSet } from './vocabulary/read-table.ts';

interface Named extends Statement {
  proof: Proof | undefined;
}

/** Tools, skills, licences and names of the line: each must be in the original, under one of its names. */
export const termRule = defineRule<Named>({
  id: 'term',
  roles: everyBody,
  *claims(given) {
    const { line, improved } = given;
    const covered = coveredWords(given);
    const cover = (from: number, to: number) => {
      for (let index = from; index < to; index += 1) covered.add(index);
    };
    const label = labelEnd(given);
    for (const match of line.terms) {
      const isHeading = match.from < label && match.term.kind !== 'licence';
      if (isKindOfTool(given, match.from)) covered.add(match.from);
      if (isHeading || improved.negated[match.from] === 1 || covered.has(match.from)) continue;
      const proof = proofOfListed(given, match);
      // What is only wording is checked again as words: a part of it may be a name.
      if (proof === 'wording') continue;
      yield named(given, match.from, match.to, proof, match.term.kind === 'licence' ? 'licence' : 'skill');
      cover(match.from, match.to);
    }
    cover(line.from, label);
    for (const index of labelsIn(given)) covered.add(index);
    for (const [from, to] of namesOf(given, covered)) {
      if (improved.negated[from] === 1 || denies.test(improved.tokens[from - 1]?.lower ?? '')) continue;
      yield named(given, from, to, wordsKnown(given, from, to) || isHedged(given, from, to) ? 'wording' : undefined);
      cover(from, to);
    }
    if (line.role !== 'list' && line.role !== 'credential') return;
    for (const [from, to] of itemsOf(given))
      yield named(
        given,
        from,
        to,
        hasNewWord(given, from, to, covered) && !isMostlyKnown(given, from, to) && !isDoneInSentence(given, from, to)
          ? undefined
          : 'wording',
      );
  },
  proves: (_, { proof }) => proof,
  question({ improved, line }, { kind, span }) {
    const text = improved.text.slice(span.start, span.end);
    // Nobody uses what stands among licences and certificates.
    const isHeld = kind === 'licence' || line.role === 'credential';
    const question = isHeld ? say('ask.holds', { text }) : say('ask.tool', { name: text });
    return [say('ledger.notNamed', { text }), question];
  },
});

function named(given: Case, from: number, to: number, proof: Named['proof'], kind: ClaimKind = 'skill'): Named {
  return { kind, span: spanOfWords(given.improved, from, to), proof };
}

/** Words that are not names: numbers, the words behind the original's acronyms, its degrees, months and makers. */
function coveredWords(given: Case): Set<number> {
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

/** A listed name that is not a trusted term counts as wording when this share of its words is known. */
const leastKnown = 0.5;
/** The most words that may head a list. */
const longestLabel = 5;

/** The end of the words that head a list of skills: "Databases & caching: PostgreSQL, Redis" claims two things. */
function labelEnd({ line, improved }: Case): number {
  if (line.role !== 'list') return line.from;
  for (let index = line.from; index < Math.min(line.to - 1, line.from + longestLabel); index += 1) {
    if (/^\s*:/.test(improved.text.slice(improved.tokens[index]?.end ?? 0, line.end))) return index + 1;
  }
  return line.from;
}

/** "(Not VBA)", "no VBA". */
const denies = /^(?:not|no|without|except|excluding|nor)$/;

/** Words that head a part of a line: "Training: … | Languages: …". */
const partLabel =
  /^(?:languages?|skills?|tools?|software|systems?|training|courses?|certifications?|certificates?|licen[cs]es?|qualifications?|education|memberships?|awards?|volunteering|interests?|hobbies|availability|equipment|technical|other|it)$/;

function labelsIn({ line, improved }: Case): number[] {
  const labels: number[] = [];
  for (let index = line.from; index < line.to - 1; index += 1) {
    const { lower = '', end = 0 } = improved.tokens[index] ?? {};
    if (partLabel.test(lower) && improved.text[end] === ':') labels.push(index);
  }
  return labels;
}

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

function proofOfListed(given: Case, { term, from, to }: TermMatch): Proof | undefined {
  const { improved } = given;
  const known = given.known.original;
  const place = known.terms.get(term.name);
  if (place) return place;
  if (given.known.confirmed.terms.has(term.name)) return 'confirmed';
  if (isSuiteOfKnown(given, from, to) || isDoneInSentence(given, from, to) || isHedged(given, from, to))
    return 'wording';
  // A tool's name has no word family: "Marketo" is not related to "marketing".
  const isTool =
    term.kind === 'tool' &&
    !known.initials.has(plainAcronym(improved.tokens[from]?.surface ?? '')) &&
    improved.stemOf.slice(from, to).some((stem) => stem !== '' && !known.stems.has(stem));
  if (!isTool && wordsKnown(given, from, to)) return 'wording';
  if (term.kind === 'skill' && isKindOfKnown(given, from, to)) return 'wording';
  const { start, end } = spanOfWords(improved, from, to);
  const isName =
    /\p{Lu}/u.test(improved.text.slice(start, end)) && !startsSentence(improved.text, given.line.start, start);
  // Classifications also list plain words; those are judged as words.
  if (term.kind === 'soft' || (!term.trusted && !isName && to - from === 1)) return 'wording';
  return !term.trusted && !isName && knownShare(given, from, to) >= leastKnown ? 'wording' : undefined;
}

/** "Beginner's Makaton" for "Makaton (beginner)": the resume hedges it, and so does the line. */
function isHedged({ improved, original }: Case, from: number, to: number): boolean {
  const near = improved.tokens.slice(Math.max(0, from - 2), to + 2);
  const isLow = near.some(({ lower }) => lowLevel.test(lower));
  return isLow && improved.stemOf.slice(from, to).every((stem) => stem === '' || original.linesOf.has(stem));
}

const lowLevel = /^(?:beginner(?:['’]?s)?|basic|elementary|introductory|novice|learning)$/;

/** The kind of software, as people add it to a name: "Salesforce CRM". */
const kindOfTool = wordSet(kindsOfTool);

function isKindOfTool({ line, improved, known }: Case, index: number): boolean {
  if (!kindOfTool.has(improved.tokens[index]?.surface ?? '') || improved.tokens[index]?.opens) return false;
  return line.terms.some(({ term, to }) => to === index && term.kind === 'tool' && known.original.terms.has(term.name));
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

/** Runs of words written as names, the line's first word left out unless its form gives it away. */
function namesOf({ line, improved }: Case, covered: ReadonlySet<number>): [number, number][] {
  const names: [number, number][] = [];
  for (let index = line.from; index < line.to; index += 1) {
    const token = improved.tokens[index];
    if (
      token === undefined ||
      covered.has(index) ||
      !isName(token.surface, improved.isGerman || startsSentence(improved.text, line.start, token.start))
    )
      continue;
    const last = names.at(-1);
    if (last && last[1] === index && !token.opens) last[1] = index + 1;
    else names.push([index, index + 1]);
  }
  return names;
}

function isName(surface: string, isFirst: boolean): boolean {
  if (/^\p{Lu}.*[\p{Lu}\p{N}+#]|\p{L}\p{N}|^\.\p{L}|^\p{Ll}+\p{Lu}/u.test(surface)) return true;
  return !isFirst && /^\p{Lu}\p{L}/u.test(surface);
}

function startsSentence(text: string, lineStart: number, start: number): boolean {
  const before = text.slice(Math.max(lineStart, start - 4), start).trimEnd();
  return start === lineStart || before === '' || /[.!?:•▪●○►➢✓*–—-]$/u.test(before);
}

/** "F-Gas", "class C": a single letter distinguishes credentials. */
function isNewLetter({ improved, known }: Case, index: number): boolean {
  const { surface = '', end = 0 } = improved.tokens[index] ?? {};
  const isLetter = /^\p{Lu}$/u.test(surface) && /^[-–\s]?$/.test(improved.text[end] ?? '');
  return isLetter && !known.original.letters.has(surface) && !known.confirmed.letters.has(surface);
}

/** The items of a list that are not denied; a label is not an item. */
function* itemsOf({ line, improved }: Case): Generator<[number, number]> {
  for (let from = line.from; from < line.to; ) {
    let to = from + 1;
    while (to < line.to && !improved.tokens[to]?.opens) to += 1;
    const isLabel = /^\s*:/.test(improved.text.slice(improved.tokens[to - 1]?.end ?? 0, line.end));
    if (!isLabel && improved.negated.slice(from, to).every((isDenied) => isDenied === 0)) yield [from, to];
    from = to;
  }
}

/** A long item with little that is new, and that not written like a name, is in other words: the judge of wording reads it. */
function isMostlyKnown(given: Case, from: number, to: number): boolean {
  const { improved } = given;
  const own = Array.from({ length: to - from }, (_, at) => from + at).filter((at) => improved.stemOf[at] !== '');
  const isNew = (index: number) => !isWordOfBoth(given, index);
  const isLarge = (index: number) => index > from && /\p{Lu}|\d/u.test(improved.tokens[index]?.surface ?? '');
  const news = own.filter(isNew);
  if (given.line.role !== 'list' || improved.isGerman) return false;
  return own.length >= longItem && news.length <= own.length * (1 - leastOfItem) && !news.some(isLarge);
}

/** As many words of meaning are more than a name. */
const longItem = 3;
const leastOfItem = 0.5;

/** Whether an item of a list of skills has a word that is neither generic nor known. */
function hasNewWord(given: Case, from: number, to: number, covered: ReadonlySet<number>): boolean {
  const { improved } = given;
  for (let index = from; index < to; index += 1) {
    if (isNewLetter(given, index)) return true;
    const isLevel = levelWords.has(improved.tokens[index]?.lower.replace(/['’]s$/, '') ?? '');
    const isWord =
      /^\p{Lu}?\p{Ll}+$/u.test(improved.tokens[index]?.surface ?? '') &&
      (index === from || improved.tokens[index]?.surface === improved.tokens[index]?.lower);
    const isPlain =
      isLevel ||
      (isWord && isFree(wordRoot(improved.tokens[index]?.lemma ?? ''))) ||
      covered.has(index) ||
      generic.has(improved.stemOf[index] ?? '');
    if (!isPlain && !isWordOfBoth(given, index)) return true;
  }
  return false;
}
