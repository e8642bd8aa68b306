import type { TermMatch } from '../lexicon/lexicon.ts';
import { say } from '../say.ts';
import type { Claim, ClaimKind } from '../types.ts';
import { type Case, proven, spanOfWords, unsupported } from './claim.ts';
import { degreeAt } from './degrees.ts';
import { expandedWords, isAcronym, isKnownStem, type KnownWords, plainAcronym } from './known-words.ts';
import { monthNames } from './months.ts';
import { foldWord } from './same-word.ts';
import { kindsOfTool } from './vocabulary/en/abbreviations.ts';
import { genericWords, makers } from './vocabulary/en/names.ts';
import { wordSet, wordsIn } from './vocabulary/read-table.ts';

const generic: ReadonlySet<string> = new Set(wordsIn(genericWords).map(foldWord));

/** Tools, skills, licences and names of the line: each must stand in the original, under one of its names. */
export function judgeTerms(given: Case, known: KnownWords, confirmed: KnownWords): Claim[] {
  const { line, improved } = given;
  const covered = new Set<number>();
  const claims: Claim[] = [];
  for (const amount of line.amounts) for (let index = amount.from; index < amount.to; index += 1) covered.add(index);
  const hasAcronym = (letters: string) => known.acronyms.has(letters);
  const near = nearAcronyms(given);
  for (const index of expandedWords(improved, line.from, line.to, hasAcronym, (letters) => near.has(letters)))
    covered.add(index);
  for (let index = line.from; index < line.to; index += 1) {
    const degree = degreeAt(improved.tokens, index, line.to, improved.text);
    if (!degree?.words.every((word) => known.stems.has(foldWord(word)))) continue;
    for (let word = index; word < degree.to; word += 1) covered.add(word);
  }
  for (let index = line.from; index < line.to; index += 1) {
    const { lower = '' } = improved.tokens[index] ?? {};
    if (isKnownMonth(lower, known)) covered.add(index);
    if (isMakerOfKnown(given, index)) covered.add(index).add(index + 1);
  }
  const label = labelEnd(given);
  for (const match of line.terms) {
    const isHeading = match.from < label && match.term.kind !== 'licence';
    if (isKindOfTool(given, match.from, known)) covered.add(match.from);
    if (isHeading || improved.negated[match.from] === 1 || covered.has(match.from)) continue;
    const claim = judgeListed(given, match, known, confirmed);
    if (claim === undefined) continue;
    claims.push(claim);
    for (let index = match.from; index < match.to; index += 1) covered.add(index);
  }
  for (let index = line.from; index < label; index += 1) covered.add(index);
  for (const [from, to] of namesOf(given, covered)) {
    if (improved.negated[from] === 1) continue;
    const isKnown = wordsKnown(given, from, to, known, confirmed);
    if (!isKnown) claims.push(unknown(given, from, to, 'skill'));
    for (let index = from; index < to; index += 1) covered.add(index);
  }
  if (line.role === 'list' || line.role === 'credential') claims.push(...judgeItems(given, covered, known, confirmed));
  return claims;
}

/** A word in more lines than this is looked up in the first of them, so that time stays linear. */
const mostPlaces = 20;

/** So many words head a list at most. */
const longestLabel = 5;

/** The end of the words that head a list of skills: "Databases & caching: PostgreSQL, Redis" claims two things. */
function labelEnd({ line, improved }: Case): number {
  if (line.role !== 'list') return line.from;
  for (let index = line.from; index < Math.min(line.to - 1, line.from + longestLabel); index += 1) {
    if (/^\s*:/.test(improved.text.slice(improved.tokens[index]?.end ?? 0, line.end))) return index + 1;
  }
  return line.from;
}

/** The words in capitals of the lines that the sentence comes from. */
function nearAcronyms({ sources, original }: Case): Set<string> {
  const surfaces = sources.lines.flatMap(({ from, to }) =>
    original.tokens.slice(from, to).map(({ surface }) => surface),
  );
  return new Set(surfaces.filter(isAcronym).map(plainAcronym));
}

function judgeListed(given: Case, match: TermMatch, known: KnownWords, confirmed: KnownWords): Claim | undefined {
  const { term, from, to } = match;
  const span = spanOfWords(given.improved, from, to);
  const kind: ClaimKind = term.kind === 'licence' ? 'licence' : 'skill';
  const place = known.terms.get(term.name);
  if (place) return proven(given, kind, span, place);
  if (confirmed.terms.has(term.name)) return proven(given, kind, span, undefined);
  // A tool's name is its own: "Marketo" is not of the family of "marketing".
  const isTool =
    term.kind === 'tool' &&
    !known.initials.has(plainAcronym(given.improved.tokens[from]?.surface ?? '')) &&
    given.improved.stemOf.slice(from, to).some((stem) => stem !== '' && !known.stems.has(stem));
  if (!isTool && wordsKnown(given, from, to, known, confirmed)) return undefined;
  if (term.kind === 'skill' && isKindOfKnown(given, from, to, known)) return undefined;
  const surface = given.improved.text.slice(span.start, span.end);
  const isFirst = startsSentence(given.improved.text, given.line.start, span.start);
  const isName = /\p{Lu}/u.test(surface) && !isFirst;
  // Classifications also name plain words; those are judged as words.
  if (term.kind === 'soft' || (!term.trusted && !isName && to - from === 1)) return undefined;
  if (!term.trusted && !isName && knownShare(given, from, to, known) >= 0.5) return undefined;
  return unknown(given, from, to, kind);
}

function unknown(given: Case, from: number, to: number, kind: ClaimKind): Claim {
  const span = spanOfWords(given.improved, from, to);
  const text = given.improved.text.slice(span.start, span.end);
  const question = kind === 'licence' ? say('ask.holds', { text }) : say('ask.tool', { name: text });
  return unsupported(given, kind, span, say('ledger.notNamed', { text }), question);
}

/** What kind of software it is, as one says beside its name: "Salesforce CRM". */
const kindOfTool = wordSet(kindsOfTool);

function isKindOfTool({ line, improved }: Case, index: number, { terms }: KnownWords): boolean {
  if (!kindOfTool.has(improved.tokens[index]?.surface ?? '') || improved.tokens[index]?.opens) return false;
  return line.terms.some(({ term, to }) => to === index && term.kind === 'tool' && terms.has(term.name));
}

/** A month that the resume names, in full or short. */
function isKnownMonth(lower: string, { stems }: KnownWords): boolean {
  return monthNames(lower).some((form) => stems.has(foldWord(form)));
}

/** Makers whose names stand before those of their products. */
const maker = wordSet(makers);

/** "Microsoft Word" of someone who lists Word. */
function isMakerOfKnown({ improved, original }: Case, index: number): boolean {
  const next = improved.tokens[index + 1];
  if (!next || next.opens || !/^\p{Lu}/u.test(next.surface) || !maker.has(improved.tokens[index]?.lower ?? ''))
    return false;
  return (original.linesOf.get(improved.stemOf[index + 1] ?? '') ?? []).slice(0, mostPlaces).some((place) => {
    const { role, from = 0, to = 0 } = original.lines[place] ?? {};
    return role === 'list' && original.tokens.slice(from, to).some(({ surface }) => surface === next.surface);
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

/** Whether each word stands in the original, or is an acronym of words there. */
function wordsKnown(given: Case, from: number, to: number, known: KnownWords, confirmed: KnownWords): boolean {
  for (let index = from; index < to; index += 1) {
    if (!wordKnown(given, index, known) && !wordKnown(given, index, confirmed)) return false;
  }
  return true;
}

/** What a word ends in, and the name of a product seldom. */
const ending = /(?:ing|ions?|ments?|ed|ers?|ors?|s|y|al|ances?|ences?|ive|ity)$/;

function wordKnown({ improved, line }: Case, index: number, known: KnownWords): boolean {
  const stem = improved.stemOf[index] ?? '';
  const surface = improved.tokens[index]?.surface ?? '';
  const isWord =
    surface === surface.toLowerCase() ||
    (improved.isGerman && /^\p{Lu}\p{Ll}+$/u.test(surface)) ||
    (line.role === 'list' && ending.test(surface));
  if (stem === '' || (isWord ? isKnownStem(known, stem) : known.stems.has(stem))) return true;
  const letters = plainAcronym(surface);
  return isAcronym(surface) && (known.initials.has(letters) || known.acronyms.has(letters));
}

/** "Patient care" of someone who treats patients: one word is known, and the others only say what kind of thing it is. */
function isKindOfKnown(given: Case, from: number, to: number, known: KnownWords): boolean {
  const words = Array.from({ length: to - from }, (_, offset) => from + offset);
  const own = words.filter((index) => !generic.has(given.improved.stemOf[index] ?? ''));
  return own.length > 0 && own.every((index) => wordKnown(given, index, known));
}

function knownShare(given: Case, from: number, to: number, known: KnownWords): number {
  let count = 0;
  for (let index = from; index < to; index += 1) if (wordKnown(given, index, known)) count += 1;
  return count / (to - from);
}

/** "F-Gas", "class C": a letter alone tells one paper from another. */
function isNewLetter({ improved }: Case, index: number, known: KnownWords, confirmed: KnownWords): boolean {
  const { surface = '', end = 0 } = improved.tokens[index] ?? {};
  const isLetter = /^\p{Lu}$/u.test(surface) && /^[-–\s]?$/.test(improved.text[end] ?? '');
  return isLetter && !known.letters.has(surface) && !confirmed.letters.has(surface);
}

/** Each item of a list of skills: every word of it that is not generic must be the original's. */
function judgeItems(given: Case, covered: ReadonlySet<number>, known: KnownWords, confirmed: KnownWords): Claim[] {
  const { line, improved } = given;
  const claims: Claim[] = [];
  for (let from = line.from; from < line.to; ) {
    let to = from + 1;
    while (to < line.to && !improved.tokens[to]?.opens) to += 1;
    const isLabel = /^\s*:/.test(improved.text.slice(improved.tokens[to - 1]?.end ?? 0, line.end));
    const words = Array.from({ length: to - from }, (_, offset) => from + offset);
    const isNew = (index: number) =>
      isNewLetter(given, index, known, confirmed) ||
      (!covered.has(index) &&
        !generic.has(improved.stemOf[index] ?? '') &&
        !wordKnown(given, index, known) &&
        !wordKnown(given, index, confirmed));
    if (!isLabel && words.every((index) => improved.negated[index] === 0) && words.some(isNew))
      claims.push(unknown(given, from, to, 'skill'));
    from = to;
  }
  return claims;
}
