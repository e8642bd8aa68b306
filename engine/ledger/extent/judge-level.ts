import { say, sayPlain } from '../../say.ts';
import { wordsIn } from '../../text/word-set.ts';
import { spanOfWords } from '../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { defineRule, everyBody, type Statement } from '../lines/rule.ts';
import { adjectiveForms } from '../vocabulary/de/inflect.ts';
import * as germanTitles from '../vocabulary/de/titles.ts';
import * as titles from '../vocabulary/en/titles.ts';
import { writtenOutIn } from '../words/acronyms.ts';

/** Levels of knowing a language or a tool, low to high; without one it is known to some degree. */
const levels = new Map<string, number>();
for (const [rank, words] of Object.entries(titles.levels))
  for (const word of wordsIn(words)) levels.set(word, Number(rank));
for (const [rank, { words, adjectives }] of Object.entries(germanTitles.levels))
  for (const word of [...wordsIn(words), ...wordsIn(adjectives).flatMap(adjectiveForms)])
    levels.set(word, Number(rank));
/** Without a stated level, a resume proves this one. */
const plainLevel = 3;
const hedgeLevel = 2;

/** Words for a level, and those that stand beside one: they name no skill of their own. */
export const levelWords: ReadonlySet<string> = new Set([...levels.keys(), ...wordsIn(titles.besideLevels)]);

interface Level {
  rank: number;
  index: number;
}

interface LevelTold extends Statement {
  /** Undefined if no level is stated. */
  level: Level | undefined;
  /** The language or tool known at that level. */
  words: ReadonlySet<string>;
}

/** How well a language or a tool is known: no better than the resume says. */
export const levelRule = defineRule<LevelTold>({
  id: 'level',
  roles: everyBody,
  *claims(given) {
    const { line, improved } = given;
    const writtenOut = writtenOutIn(given);
    for (const [from, to] of itemsOf(improved, line)) {
      const level = levelIn(improved, from, to);
      // In a sentence only a high level claims much; a missing level hides a low one only in a list.
      const isList = line.role === 'list' || line.role === 'credential';
      const isInName = line.terms.some(
        (term) => level && term.from <= level.index && level.index < term.to && term.to - term.from > 1,
      );
      // Any summary says so.
      const isPolite = line.isSummary && improved.tokens[level?.index ?? line.to]?.lower === 'extensive';
      // "Advanced" of ACLS.
      if (level && writtenOut.has(level.index)) continue;
      if (isPolite || isInName || (level ? level.rank <= plainLevel && !isList : !isList)) continue;
      const words = new Set(improved.stemOf.slice(from, to).filter((word) => word !== ''));
      if (level) words.delete(improved.stemOf[level.index] ?? '');
      const index = level?.index ?? from;
      if (words.size > 0) yield { kind: 'standing', span: spanOfWords(improved, index, index + 1), level, words };
    }
  },
  proves({ original, confirmed }, { level, words }) {
    const known = [...levelsOf(original, words), ...levelsOf(confirmed, words)];
    if (known.length === 0) return 'wording';
    const highest = Math.max(...known.map((rank) => rank ?? plainLevel));
    // A level that the resume does not state may be an ordinary one; dropping "basic" matters in a list of skills.
    const isPlain = level === undefined && highest >= hedgeLevel;
    return (level?.rank ?? plainLevel) <= highest || isPlain ? 'wording' : undefined;
  },
  question({ improved }, { span }) {
    const text = improved.text.slice(span.start, span.end);
    return [sayPlain('ledger.lowerLevel'), say('ask.level', { text })];
  },
});

/** The level stated at each place of the document that has one of the words; undefined for a place without a level. */
function levelsOf(document: ResumeDocument, words: ReadonlySet<string>): (number | undefined)[] {
  const numbers = new Set([...words].flatMap((word) => (document.linesOf.get(word) ?? []).slice(0, 20)));
  const lines = [...numbers].slice(0, mostLines).flatMap((number) => document.lines[number] ?? []);
  return lines.flatMap((line) =>
    itemsOf(document, line)
      .slice(0, mostItems)
      .filter(([from, to]) => document.stemOf.slice(from, to).some((word) => words.has(word)))
      .map(([from, to]) => levelIn(document, from, to)?.rank),
  );
}

/** How many lines, and items of each, an item of a list is looked up in. Limited because every item of a long list is looked up. */
const mostLines = 40;
const mostItems = 100;
/** A line's items are asked for once for each item of another line. */
const items = new WeakMap<ResumeLine, [number, number][]>();

/** Items of a line: the text between commas and the like; a bracket belongs to the item before it. */
function itemsOf(document: ResumeDocument, line: ResumeLine): [number, number][] {
  const known = items.get(line) ?? readItems(document, line);
  items.set(line, known);
  return known;
}

function readItems({ tokens, text }: ResumeDocument, line: ResumeLine): [number, number][] {
  const items: [number, number][] = [];
  let from = line.from;
  for (let index = line.from + 1; index <= line.to; index += 1) {
    const token = tokens[index];
    const gap = index < line.to && token ? text.slice(tokens[index - 1]?.end ?? 0, token.start) : ',';
    if (!/[,;•|.]|\band\b/u.test(gap)) continue;
    items.push([from, index]);
    from = index;
  }
  return items;
}

function levelIn({ tokens }: ResumeDocument, from: number, to: number): Level | undefined {
  for (let index = from; index < to; index += 1) {
    const lower = tokens[index]?.lower ?? '';
    // "First language" and "home language" are native; "beginner's Makaton" is a beginner's.
    const isNative =
      lower === 'language' && /^(?:first|home|native)$/.test(tokens[index - 1]?.lower ?? '') && index > from;
    const rank = isNative ? levels.get('native') : levels.get(lower.replace(/^(beginner)['’]s$/, '$1'));
    if (rank !== undefined) return { rank, index };
  }
  return undefined;
}
