import { englishRoot } from '../../../text/roots/root.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Span } from '../../../types/span.ts';
import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeLine } from '../../lines/document.ts';
import { claimClasses } from '../../vocabulary/en/claim-classes.ts';
import { freeWords } from '../../vocabulary/en/free-words.ts';
import { writtenOutIn } from '../../words/acronyms.ts';
import { plainWords } from '../../words/plain-words.ts';
import { germanSignals } from '../german/german-signals.ts';
import { newsIn } from '../judge-news.ts';
import { kindsAt, levelOf } from '../words/act-words.ts';
import type { JudgedWord } from '../words/align-words.ts';
import { isKnownAlike } from '../words/alike.ts';
import { areAlikeVerbs, isKnownVerb, verbKeyOfNoun, verbKeysAt } from '../words/alike-verbs.ts';
import { changedWords } from '../words/changed-words.ts';
import { type LineNews, type NewWord, newsOf } from '../words/new-words.ts';
import { respelledWords } from '../words/respelled-words.ts';
import { causeSignals } from './cause-signals.ts';
import { clauseSignals } from './clause-signals.ts';
import { frameSignals } from './frame-signals.ts';
import { loneSignals } from './lone-signals.ts';
import { measureSignals } from './measure-signals.ts';
import { numberSignals } from './number-signals.ts';
import { openWords, roleSignals } from './role-signals.ts';
import { summarySignals } from './summary-signals.ts';
import { tailSignals } from './tail-signals.ts';

/** Something about a rewritten line that may be a claim of its own. */
export interface Signal {
  about: 'deed' | 'object' | 'amount' | 'lost';
  span: Span;
  /** The place of the new word that it is about. */
  word?: number;
  /** What of the source is gone, and the places of its words. */
  lost?: string;
  gone?: readonly number[];
  features: readonly string[];
}

type ClaimClass = keyof typeof claimClasses;
const isClass = (name: string): name is ClaimClass => Object.hasOwn(claimClasses, name);
const classNames = Object.keys(claimClasses).filter(isClass);
const classes: ReadonlyMap<ClaimClass, ReadonlySet<string>> = new Map(
  classNames.map((name) => [name, new Set([...wordSet(claimClasses[name])].map(englishRoot))]),
);
const free: ReadonlySet<string> = new Set([...wordSet(freeWords)].map(englishRoot));

const bodies: ReadonlySet<string> = new Set(['sentence', 'list', 'credential']);

/** Actions that a line without a verb does not leave open: whoever lists their work has done it, but need not have led it. */
const weighty: ReadonlySet<string> = new Set(['lead', 'decide', 'launch', 'negotiate', 'win', 'earn', 'employ']);

/** Whether a word, given by its root, may be added to any line. */
export function isFree(root: string): boolean {
  return free.has(root);
}

function classesOf(root: string): ClaimClass[] {
  return classNames.filter((name) => classes.get(name)?.has(root));
}

/**
 * Everything in a line that may claim more than its sources, with what a judge goes by; nothing of a line that is not `worth` it, because
 * looking for other spellings of a word costs more than all the rest.
 */
export function signalsOf(given: Case, worth: (signals: readonly Signal[]) => boolean = () => true): Signal[] {
  const found = rawSignals(given);
  return found.length > 0 && worth(found) ? withoutSpellings(given, found) : [];
}

function rawSignals(given: Case): Signal[] {
  const { line, improved } = given;
  const source = given.sources.lines[0];
  if (!bodies.has(line.role)) return [];
  const ofSummary = line.isSummary && !improved.isGerman ? summarySignals(given) : [];
  if (!(improved.isGerman && line.isSummary) && (source === undefined || source.role === 'header')) return ofSummary;
  if (improved.isGerman) {
    const changed = line.isSummary ? [] : changedWords(given);
    return germanSignals(given).map((signal) => ({ ...signal, features: [...signal.features, ...changed] }));
  }
  const news = newsOf(given);
  if (news === undefined) return [];
  const shape = shapeOf(news);
  const changed = changedWords(given);
  const others = [
    ...roleSignals(given, news),
    ...numberSignals(given, news),
    ...clauseSignals(given, news),
    ...frameSignals(given, news),
    ...measureSignals(given, news),
    ...loneSignals(given, news),
    ...causeSignals(given, news),
    ...tailSignals(given, news),
  ];
  const said = newsIn(given);
  const unknown = new Set(said.isNew ? said.words : []);
  const inNews = ['in news', `in news of ${Math.min(4, unknown.size)}`];
  const found = [...wordSignals(given, news), ...others].map((signal) => {
    const sort = signal.features[0] ?? '';
    const own = signal.word !== undefined && unknown.has(signal.word) ? inNews : [];
    const features = [
      ...new Set([...signal.features, ...own, ...shape, ...shape.map((name) => `${sort}: ${name}`), ...changed]),
    ];
    return { ...signal, features };
  });
  return [...ofSummary, ...found];
}

/** Signals but those about another spelling of a word of the sources, or about the loss of what the line spells otherwise. */
function withoutSpellings(given: Case, signals: readonly Signal[]): Signal[] {
  const isSpelled = spellingsOf(given);
  const isKept = keptSpellingsOf(given);
  const isOwnDeed = spellingsOf({ ...given, sources: { ...given.sources, lines: ofOneJob(given) } });
  return signals.filter(
    ({ word, gone, about }) =>
      (word === undefined || !(about === 'deed' ? isOwnDeed(word) : isSpelled(word))) &&
      (gone === undefined || !gone.every(isKept)),
  );
}

/** The sources that belong to the job of the first: what was done in another job was not done here. */
function ofOneJob({ sources: { lines } }: Case): ResumeLine[] {
  return lines.filter(({ job }) => job === lines[0]?.job);
}

/** Returns a test of whether a word of the first source is in the line in another spelling; looked up once it is asked for. */
function keptSpellingsOf({ line, improved, original, sources }: Case): (index: number) => boolean {
  const [source] = sources.lines;
  let known: ReadonlySet<number> | undefined;
  return (index) => {
    known ??= source ? respelledWords(original, source, improved, [line]).known : new Set();
    return known.has(index);
  };
}

function wordSignals(given: Case, news: LineNews): Signal[] {
  const { line, improved, original } = given;
  return news.words.flatMap((word): Signal[] => {
    const { index, tag, kinds } = word;
    const isElsewhere = line.isSummary && (original.linesOf.get(improved.stemOf[index] ?? '') ?? []).length > 0;
    const isJustVerb = news.isNominal && tag === 'verb' && !weighty.has(kinds[0] ?? 'light');
    if (isElsewhere || isJustVerb || isName(given, index)) return [];
    const about = tag === 'verb' ? 'deed' : 'object';
    const span = spanOfWords(improved, index, index + 1);
    return [{ about, span, word: index, features: wordFeatures(given, news, word) }];
  });
}

/** Returns a test of whether a word is another spelling of one in the line's sources; looked up once it is asked for. */
function spellingsOf(given: Case): (index: number) => boolean {
  const { line, improved, original, sources } = given;
  let known: ReadonlySet<number> | undefined;
  return (index) => {
    known ??= new Set([...respelledWords(improved, line, original, sources.lines).known, ...writtenOutIn(given)]);
    return known.has(index);
  };
}

function isName({ improved, line }: Case, index: number): boolean {
  return index > line.from && /^\p{Lu}/u.test(improved.tokens[index]?.surface ?? '');
}

/** How much of both lines is the same. */
function shapeOf({ now, before, gone, sourceOf, words, isNominal }: LineNews): string[] {
  const kept = now.content.length === 0 ? 1 : sourceOf.size / now.content.length;
  const left = before.content.length === 0 ? 1 : 1 - gone.length / before.content.length;
  return [
    `kept ${Math.min(4, Math.floor(kept * 5))}`,
    `left ${Math.min(4, Math.floor(left * 5))}`,
    `new ${Math.min(4, words.length)}`,
    `gone ${Math.min(4, gone.length)}`,
    ...(isNominal ? ['nominal'] : []),
    ...(now.line.role === 'sentence' ? [] : ['in list']),
    ...(now.line.isSummary ? ['summary'] : []),
  ];
}

function wordFeatures({ improved, original, line, sources, job }: Case, news: LineNews, word: NewWord): string[] {
  const { index, lower, root, tag, kinds, isProven, replaced } = word;
  const sort = tag === 'verb' ? 'verb' : tag === 'noun' ? 'noun' : 'modifier';
  const features = [sort];
  const add = (name: string, is = true) => {
    if (is) features.push(`${sort} ${name}`);
  };
  add('proven', isProven);
  add('unknown', kinds.length === 0);
  add('light', kinds.includes('light'));
  add('free', free.has(root));
  add('plain', plainWords.has(lower));
  add('alike', isKnownAlike(root));
  add('first', index === line.from);
  add('nominal', news.isNominal);
  if (!isProven && !kinds.includes('light') && tag === 'verb') for (const kind of kinds) add(`act ${kind}`);
  const open = !free.has(root) && !isProven && !kinds.includes('light');
  add('open', open);
  add('open, replaces', open && replaced !== undefined);
  add('open, replaces known', open && replaced !== undefined && isKnownAlike(replaced.root) && isKnownAlike(root));
  add('replaces', replaced !== undefined);
  add('open, beside gone', open && news.gone.some((other) => (other.tag === 'verb') === (tag === 'verb')));
  add('open, nothing gone', open && news.gone.length === 0);
  const before = improved.tokens[index - 1]?.lower ?? '';
  const slot = news.slots.get(index);
  add('behind and', before === 'and' || improved.tokens[index]?.opens === true);
  add(`lead ${slot?.lead ?? 'none'}`, tag !== 'verb' && open);
  add('head', slot?.head === index);
  const stem = improved.stemOf[index] ?? '';
  const places = original.linesOf.get(stem)?.slice(0, 20) ?? [];
  add('elsewhere', places.length > 0);
  add('elsewhere in job', job !== undefined && places.some((place) => original.lines[place]?.job === job));
  const said = new Set(news.before.content.flatMap(({ root: other }) => classesOf(other)));
  const lostClasses = new Set(news.gone.flatMap(({ root: other }: JudgedWord) => classesOf(other)));
  for (const name of classesOf(root)) {
    add(name);
    add(`${name}, new`, !said.has(name));
    add(`${name}, for another`, lostClasses.has(name));
    add(`${name}, open`, open);
  }
  if (tag === 'verb') {
    const goneVerbs = news.gone.filter((other) => other.tag === 'verb');
    const levels = goneVerbs.map((other) => levelOf(kindsAt(original.tokens, other.index) ?? []));
    const lowest = levels.length > 0 ? Math.min(...levels) : undefined;
    const own = kinds.length === 0 ? 3 : levelOf(kinds);
    add(`level ${own}`);
    add(lowest === undefined ? 'no verb gone' : `level ${Math.sign(own - lowest)} from ${lowest}`);
    add(`kind ${kinds[0] ?? 'unknown'}`);
    const [first] = goneVerbs;
    if (first) add(`kind ${(kindsAt(original.tokens, first.index) ?? [])[0] ?? 'unknown'} to ${kinds[0] ?? 'unknown'}`);
    add('adds a verb', improved.tokens[index - 1]?.lower === 'and' && goneVerbs.length === 0);
    const keys = verbKeysAt(improved.tokens, index);
    const old = news.before.content.flatMap((other) =>
      other.tag === 'verb' ? verbKeysAt(original.tokens, other.index) : (verbKeyOfNoun(other.root) ?? []),
    );
    const isSaid = keys.some((key) => old.some((other) => areAlikeVerbs(key, other)));
    add('in other words', isSaid);
    add('known, not said', !isSaid && keys.some(isKnownVerb) && old.some(isKnownVerb));
    add('known, open', open && !isSaid && keys.some(isKnownVerb));
    const opened = openWords(original, news.before.line);
    add('where it was open', opened.length > 0 && openWords(improved, line).length === 0);
  }
  add('long source', (sources.lines[0]?.stems.size ?? 0) > 10);
  return features;
}
