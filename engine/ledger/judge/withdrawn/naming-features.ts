import { isFillWord } from '../../../text/fill-words.ts';
import type { Span } from '../../../types/span.ts';
import type { Case } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';

/** A word that begins like one of the resume's is mostly a form of it; German words are longer. */
const beginning = { en: 4, de: 5 } as const;
/** A finding of more words is a statement; only its first words are looked at one by one. */
const mostWords = 3;
const beginnings = new WeakMap<ResumeDocument, ReadonlySet<string>>();

/** A finding that something is not named: its reason, what it takes the words for, and the words. */
export interface NamingFinding {
  code: string;
  kind: string;
  text: string;
  span: Span;
}

/**
 * Whether a finding names something new: most of its words begin like none of the resume's, or one that looks like a name does, an employer, a
 * tool, a credential; in German, which writes every noun large, any new noun.
 */
export function isNewName({ line, improved, original }: Case, { span }: NamingFinding): boolean {
  let [words, unknown] = [0, 0];
  for (let index = line.from; index < line.to; index += 1) {
    const { start = 0, end = 0, surface = '' } = improved.tokens[index] ?? {};
    const stem = improved.stemOf[index] ?? '';
    if (start < span.start || end > span.end) continue;
    if (/\d|\p{Lu}.*\p{Lu}/u.test(surface)) return true;
    if (stem === '') continue;
    words += 1;
    if (original.linesOf.has(stem)) continue;
    const isBegun = beginningsOf(original).has(beginningOf(improved, stem));
    // "Securitas" begins like security.
    if (/^\p{Lu}/u.test(surface) && !(isBegun && improved.isGerman)) return true;
    if (!isBegun) unknown += 1;
  }
  return unknown * 2 > words;
}

/** What tells whether a name that the rules do not find is one that the resume does not have, or its own in other words. */
export function namingFeatures(given: Case, { code, kind, text, span }: NamingFinding): string[] {
  const { line, improved, original } = given;
  const counts = { words: 0, unknown: 0, anywhere: 0, begun: 0 };
  const features = new Set<string>();
  const add = (name: string, is = true) => {
    if (is) for (const each of [name, `${code}: ${name}`]) features.add(each);
  };
  for (let index = line.from; index < line.to; index += 1) {
    const { start = 0, end = 0, lower = '' } = improved.tokens[index] ?? {};
    const stem = improved.stemOf[index] ?? '';
    if (start < span.start || end > span.end) continue;
    if (stem === '' || isFillWord(lower)) continue;
    counts.words += 1;
    if (counts.words <= mostWords) features.add(`adds ${stem}`);
    if (original.linesOf.has(stem)) counts.anywhere += 1;
    else if (beginningsOf(original).has(beginningOf(improved, stem))) counts.begun += 1;
    else counts.unknown += 1;
  }
  add(`${kind}`);
  add(`${kind}, ${line.role}`);
  add(`words ${Math.min(4, counts.words)}`);
  add(`unknown ${Math.min(3, counts.unknown)}`);
  add(`anywhere ${Math.min(3, counts.anywhere)}`);
  add(`begun ${Math.min(2, counts.begun)}`);
  add('all known', counts.unknown === 0 && counts.words > 0);
  add('small', /^\p{Ll}/u.test(text));
  for (const name of shapeOf(given)) add(name);
  return [...features];
}

/** How the line stands to its source and to the whole resume, in quarters. */
function shapeOf({ line, original, sources }: Case): string[] {
  const [source] = sources.lines;
  return [
    `said ${quarterOf([...line.stems], (stem) => original.linesOf.has(stem))}`,
    `coverage ${Math.floor(4 * Math.min(almostAll, sources.coverage))}`,
    `from ${source?.role ?? 'nothing'}`,
    ...(source ? [`kept ${quarterOf([...source.stems], (stem) => line.stems.has(stem))}`] : []),
    ...(line.isSummary ? ['summary'] : []),
    isDated(line) ? 'dated' : 'undated',
  ];
}

const almostAll = 0.99;

function quarterOf(stems: readonly string[], is: (stem: string) => boolean): string {
  return stems.length === 0 ? 'none' : `${Math.floor((4 * stems.filter(is).length) / stems.length)}`;
}

function isDated({ amounts }: ResumeLine): boolean {
  return amounts.some(({ unit }) => unit === 'year');
}

function beginningsOf(document: ResumeDocument): ReadonlySet<string> {
  const known = beginnings.get(document);
  if (known) return known;
  const found = new Set([...document.linesOf.keys()].map((stem) => beginningOf(document, stem)));
  beginnings.set(document, found);
  return found;
}

function beginningOf({ isGerman }: ResumeDocument, stem: string): string {
  return stem.slice(0, isGerman ? beginning.de : beginning.en);
}
