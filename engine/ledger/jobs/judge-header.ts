import { say } from '../../say.ts';
import type { LostFact } from '../../types/claim.ts';
import { spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import { expandedWords, isAcronym, plainAcronym } from '../words/acronyms.ts';
import { foldWord } from '../words/same-word.ts';
import { isIn } from './header-lookup.ts';
import { keysOf, type Word, wordsOf } from './header-words.ts';
import { regionsIn } from './regions-in.ts';

const britishGrade = /\b[12]:[12]\b|\(2\.[12]\)|,\s*(?:First|1st)(?!\s*\p{L})/u;
/** A word in more lines than this does not distinguish them, and looking up all of them would not be linear. */
const mostPlaces = 20;
const longestHeader = 200;
interface HeaderWords extends Statement {
  isNew: boolean;
}

/** Words of a job's or school's header that the original's header of that job does not have: titles, employers, dates, degrees. */
export const headerRule = defineRule<HeaderWords>({
  id: 'header',
  roles: ['header'],
  *claims({ line, improved, original, header, confirmed, ownHeader }) {
    const sources = [...(header?.lines ?? []), ...(header?.shared ?? [])];
    const known = new Set(sources.flatMap((source) => keysOf(original, source)));
    for (const source of confirmed.lines) for (const key of keysOf(confirmed, source)) known.add(key);
    const isSchool = ownHeader
      .slice(0, mostPlaces)
      .some((part) => wordsOf(improved, part).some((word) => word.kind === 'degree'));
    const written = new Set((header?.lines ?? []).flatMap((source) => acronymsOf(original, source)));
    const expanded = expandedWords(improved, line.from, line.to, (letters) => written.has(letters));
    // British grades are those of a degree with honours.
    if ((header?.lines ?? []).some((source) => britishGrade.test(source.content))) {
      for (const word of ['honour', 'class']) known.add(foldWord(word));
    }
    const own = keepsAll(original, header?.lines ?? [], improved, ownHeader) ? ownTitle(original) : [];
    for (const key of own) known.add(key);
    const found = wordsOf(improved, line);
    const regions = regionsIn(improved, line, found);
    const isNew = (word: Word) =>
      !isIn(known, word) &&
      !regions.has(word.from) &&
      !expanded.has(word.from) &&
      !(word.kind === 'employer' && namesNothing(improved, word));
    const words = found.map((word) => ({ ...word, isNew: isNew(word) }));
    const isElsewhere = words.some((word) => word.isNew) && standsTogether(improved, line, original);
    for (const { kind, from, to, isNew } of joined(words)) {
      const named = kind === 'employer' && isSchool ? 'degree' : kind;
      yield { kind: named, span: spanOfWords(improved, from, to), isNew: isNew && !isElsewhere };
    }
  },
  proves: (_, { isNew }) => (isNew ? undefined : 'wording'),
  question({ improved }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    return [say('ledger.notHere', { text }), say('ask.right', { text })];
  },
});

/** One word written small names nobody: "(24 hours)", "expected 2027", "erworben 2021". Ranks, licences, reach and two such words may. */
function namesNothing({ tokens, isGerman }: ResumeDocument, { from, to }: Word): boolean {
  if (to === from + 1 && lowering.test(tokens[from]?.lower ?? '')) return true;
  // "(Not VBA)".
  if (/^(?:not|no|without|except|excluding)$/.test(tokens[from - 1]?.lower ?? '')) return true;
  const isSmall = (index: number) => /^\p{Ll}{3}/u.test(tokens[index]?.surface ?? '');
  const isTwo = (isSmall(from - 1) && tokens[from]?.opens === false) || (isSmall(to) && tokens[to]?.opens === false);
  if (isTwo && !isGerman) return false;
  return tokens.slice(from, to).every(({ surface, lower }) => surface === lower && !ranking.test(lower));
}

/** Words that only lower what stands behind them, or say of what kind of place or entry it is. */
const lowering =
  /^(?:basic|some|introductory|elementary|limited|beginner|partial|rudimentary|planned|expected|pending|due|booked|upcoming|provisional|incomplete|unfinished|sitting|volunteer|voluntary|student|placement|section|office|branch|category|projects)$/u;

const ranking =
  /^(?:advanc|pass|complet|gain|expert|profic|fluent|certif|regist|licen|charter|accredit|qualif|promot|perman|global|nation|intern|region|award|distin|hono|full|sole|key|top|dual|double|triple|stellv|leit|kommiss|geprüft|staatl|zertif|verantw|selbst|unbefr|ober|führ|haupt|ausgez|\d)/u;

/** Whether the new header has all words of the old one: what stands beside them was added, and took nobody's place. */
function keepsAll(
  original: ResumeDocument,
  lines: readonly ResumeLine[],
  improved: ResumeDocument,
  now: readonly ResumeLine[],
): boolean {
  if (lines.length === 0) return false;
  const kept = new Set(now.flatMap((line) => keysOf(improved, line)));
  return lines.every((line) => wordsOf(original, line).every((word) => isStillIn(kept, word)));
}

/** As many lines, and words in each, as a name, a title and an address take. */
const mostTop = 3;
const longestTop = 8;

/** What the person calls themselves at the top. */
function ownTitle(original: ResumeDocument): string[] {
  return original.lines
    .slice(0, mostTop)
    .filter(({ role, from, to }) => role !== 'header' && to - from <= longestTop)
    .flatMap((line) => keysOf(original, line));
}

/** Words of the original's header that the improved one no longer has. */
export function lostFromHeader(
  original: ResumeDocument,
  lines: readonly ResumeLine[],
  improved: ResumeDocument,
  now: readonly ResumeLine[],
): LostFact[] {
  const kept = new Set(now.flatMap((line) => keysOf(improved, line)));
  const isGone = (line: ResumeLine, word: Word) => !isStillIn(kept, word) && !isField(original, line, word);
  return lines.flatMap((line) => {
    const words = wordsOf(original, line);
    if (!words.some((word) => isGone(line, word)) || standsTogether(original, line, improved)) return [];
    return joined(words.filter((word) => isGone(line, word))).map(({ kind, from, to }) => {
      const span = spanOfWords(original, from, to);
      const text = original.text.slice(span.start, span.end);
      return { kind, text, span, reason: say('lost.words', { text }, span) };
    });
  });
}

/** Whether one line of the other text says all of it, under any heading: "Diploma, Elm College, 2019" as a credential. */
function standsTogether(document: ResumeDocument, own: ResumeLine, other: ResumeDocument): boolean {
  const words = wordsOf(document, own);
  // A title alone may be somebody else's, mentioned in a sentence.
  if (!words.some(({ kind }) => kind === 'date' || kind === 'degree')) return false;
  const [rarest] = [...own.stems].map((stem) => other.linesOf.get(stem) ?? []).sort((a, b) => a.length - b.length);
  return (rarest ?? []).slice(0, mostPlaces).some((index) => {
    const line = other.lines[index];
    if (line === undefined || line.content.length > longestHeader) return false;
    const keys = new Set(keysOf(other, line));
    const written = new Set(acronymsOf(other, line));
    const expanded = expandedWords(document, own.from, own.to, (letters) => written.has(letters));
    return words.every((word) => isIn(keys, word) || expanded.has(word.from));
  });
}

function acronymsOf({ tokens }: ResumeDocument, line: ResumeLine): string[] {
  const surfaces = tokens.slice(line.from, line.to).map(({ surface }) => surface);
  return surfaces.filter(isAcronym).map(plainAcronym);
}

/** A degree counts as kept if its kind is still there: "Master's degree in Social Work" for "MA Social Work". */
function isStillIn(kept: ReadonlySet<string>, word: Word): boolean {
  return isIn(kept, word) || (word.kind === 'degree' && kept.has(word.standsFor?.[0] ?? ''));
}

/** "Arts" of a Bachelor of Arts: a rewrite may say bachelor's degree. */
function isField({ tokens }: ResumeDocument, line: ResumeLine, { from }: Word): boolean {
  const before = tokens.slice(Math.max(line.from, from - 2), from).map((token) => token.lower);
  return /^(?:arts?|science)$/.test(tokens[from]?.lower ?? '') && before.at(-1) === 'of';
}

/** Neighbours of the same kind that are both new, or both not, are merged. */
function joined<Found extends Word & { isNew?: boolean }>(words: readonly Found[]): Found[] {
  const runs: Found[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last.kind === word.kind && last.isNew === word.isNew && last.to === word.from) last.to = word.to;
    else runs.push({ ...word });
  }
  return runs;
}
