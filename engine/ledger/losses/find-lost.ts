import { say, sayPlain } from '../../say.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import type { LostFact } from '../../types/claim.ts';
import { lostFromHeader } from '../jobs/judge-header.ts';
import type { Header } from '../jobs/match-jobs.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { findSources } from '../lines/find-sources.ts';
import { isKnownStem, type KnownWords } from '../lines/known-words.ts';
import { type NumberLines, numberLinesOf, numbersGone } from '../numbers/kept-numbers.ts';
import * as de from '../vocabulary/de/licences.ts';
import * as en from '../vocabulary/en/licences.ts';
import { lostContact } from './lost-contact.ts';
import { lostSkills } from './lost-skills.ts';

/** A sentence with a number or a name was dropped if less than this share of it is left. */
const leastKept = 0.4;

/** "Anerkannt" and "Anerkennung"; a compound that begins like another may be another licence. */
const longestSimple = 10;

interface Compared {
  original: ResumeDocument;
  improved: ResumeDocument;
  headers: readonly Header[];
  /** The improved header of each job of the original. */
  matched: ReadonlyMap<number, Header>;
  known: KnownWords;
}

/** Employers, titles, dates, degrees, certificates and facts of the original that the improved text lacks, by line. */
export function findLost(compared: Compared, unchanged: ReadonlySet<number>): Map<number, LostFact[]> {
  const lost = new Map<number, LostFact[]>();
  const { original, improved, headers, matched, known } = compared;
  const numbers = numberLinesOf(improved);
  for (const { job, lines } of headers) {
    for (const line of lines) {
      const header = matched.get(job);
      const facts = lostFromHeader(original, [line], improved, [...(header?.lines ?? []), ...(header?.shared ?? [])]);
      if (facts.length > 0) lost.set(line.index, facts);
    }
  }
  for (const line of original.lines) {
    if (unchanged.has(line.index) || line.role === 'header') continue;
    const facts = [...lostCredentials(original, line, known, improved), ...lostSkills(original, line, known, improved)];
    if (facts.length === 0 && line.role === 'sentence' && wasDropped(compared, line, numbers)) {
      const span = { start: line.start, end: line.end };
      facts.push({ kind: 'outcome', text: line.content, span, reason: sayPlain('lost.sentence', span) });
    }
    if (facts.length > 0) lost.set(line.index, facts);
  }
  for (const [index, facts] of lostContact(original, improved)) lost.set(index, [...facts, ...(lost.get(index) ?? [])]);
  return lost;
}

const genericBeginnings = wordsIn(en.genericBeginnings);
const listedBeginnings = wordsIn(en.listedBeginnings);
const listedWords = wordSet(en.listedWords);
const paperParts = wordsIn(de.paperParts);
const paperEndings = wordsIn(de.paperEndings);

/** Whether a word only says what kind of credential it is. */
function isGeneric(stem: string): boolean {
  return genericBeginnings.some((beginning) => stem.startsWith(beginning));
}

/** Whether a word of a list of skills names a credential. */
function isPaper(lower: string): boolean {
  return (
    listedWords.has(lower) ||
    listedBeginnings.some((beginning) => lower.startsWith(beginning)) ||
    paperParts.some((part) => lower.includes(part)) ||
    paperEndings.some((ending) => lower.endsWith(ending))
  );
}

function* lostCredentials(
  original: ResumeDocument,
  line: ResumeLine,
  known: KnownWords,
  improved: ResumeDocument,
): Generator<LostFact> {
  if (line.role === 'credential') {
    const isLost = (index: number) => {
      const word = original.stemOf[index] ?? '';
      if (word === '' || isGeneric(word) || original.negated[index] === 1) return false;
      // What is now only expected or studied for proves nothing, but it is not lost.
      if (known.stems.has(word) || improved.linesOf.has(word)) return false;
      if (improved.amountsOf.has(Number(original.tokens[index]?.lower))) return false;
      // What is written small names nothing; reservations have a rule of their own.
      if (!original.isGerman && index > line.from && /^\p{Ll}+$/u.test(original.tokens[index]?.surface ?? ''))
        return false;
      return !line.terms.some(({ term, from, to }) => from <= index && index < to && known.terms.has(term.name));
    };
    const words = Array.from({ length: line.to - line.from }, (_, offset) => line.from + offset);
    if (words.some(isLost)) {
      const span = { start: line.start, end: line.end };
      const text = line.content;
      yield { kind: 'licence', text, span, reason: say('lost.words', { text }, span) };
    }
    return;
  }
  for (const { term, from, to } of line.terms) {
    if (term.kind !== 'licence' || original.negated[from] === 1 || known.terms.has(term.name)) continue;
    const span = { start: original.tokens[from]?.start ?? 0, end: original.tokens[to - 1]?.end ?? 0 };
    const text = original.text.slice(span.start, span.end);
    const isKnown = (word: string) =>
      known.stems.has(word) || (original.isGerman && word.length <= longestSimple && isKnownStem(known, word));
    const isSpelled = original.stemOf.slice(from, to).every((word) => word === '' || isKnown(word));
    if (!isSpelled) yield { kind: 'licence', text, span, reason: say('lost.name', { text }, span) };
  }
  for (let index = line.from; index < line.to; index += 1) {
    const token = original.tokens[index];
    const word = original.stemOf[index] ?? '';
    if (line.role !== 'list' || !token || !isPaper(token.lower) || known.stems.has(word)) continue;
    // "Zertifikate: …" says what follows.
    if (original.negated[index] === 1 || isInLicence(line, index) || original.text[token.end] === ':') continue;
    const span = { start: token.start, end: token.end };
    const text = token.surface;
    yield { kind: 'licence', text, span, reason: say('lost.name', { text }, span) };
  }
}

/** Whether a word belongs to the name of a listed licence, which is looked up as a whole. */
function isInLicence({ terms }: ResumeLine, index: number): boolean {
  return terms.some(({ term, from, to }) => term.kind === 'licence' && from <= index && index < to);
}

function wasDropped({ original, improved, matched }: Compared, line: ResumeLine, numbers: NumberLines): boolean {
  if (line.job === undefined || line.stems.size < 3 || original.negated[line.from] === 1) return false;
  if (line.amounts.length > 0) return numbersGone(original, line, numbers).length > 0;
  const namesTool = line.terms.some(({ term }) => term.kind === 'tool' && term.trusted);
  return namesTool && findSources(line, improved, matched.get(line.job)?.job).coverage < leastKept;
}
