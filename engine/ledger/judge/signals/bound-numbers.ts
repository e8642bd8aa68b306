import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument } from '../../lines/document.ts';
import { type Amount, isSameAmount } from '../../numbers/amounts.ts';
import type { JudgedLine } from '../words/align-words.ts';
import { areOfOneFamily } from '../words/alike.ts';
import type { LineNews } from '../words/new-words.ts';
import { wordRoot } from '../words/word-root.ts';
import type { Signal } from './signals.ts';

/** The most numbers looked at in one line, and the most words between a number and what it counts. */
const most = 6;
const reach = 6;

const period = /^(?:second|minute|hour|day|night|shift|week|fortnight|month|quarter|term|season|year)s?$/;
/** "Two times", "on two occasions": how often, which other rules know. */
const often = /^(?:time|occasion|person|people|strong|instance)s?$/;
const named = /^(?:level|grade|stage|no|number|line|band|class|section|route|module|unit|part|key|step|tier|year)$/;
/** What a number is measured in is another matter. */
const unit =
  /^(?:[°º]?c|k?m|cm|mm|k?g|km²|ha|hectares?|acres?|met(?:er|re)s?|kilomet(?:er|re)s?|miles?|litres?|tonnes?|kilos?|kilograms?)$/;
const group = /^(?:team|crew|group|squad|brigade|panel|committee|board|class|gang|party|staff|shift|section|unit)s?$/;

/** "One of six", "fifth of 14". */
const shareOf =
  /^(?:one|two|1|2|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th)|runner-up)$/;

/** What grammar ties to a number. */
interface Counted {
  /** The noun that it counts, with its qualifiers; the noun last. */
  phrase: readonly string[];
  /** What is counted together with it: "loan officers" in "90 tellers and loan officers". */
  also: readonly string[];
  /** The nearest noun before it in its clause: what a bare number, or one of a group, counts. */
  before: string | undefined;
  /** "A week", "per session". */
  rate: string | undefined;
  /** What the counted noun is made of: "transfers" in "118 registrations of transfers". */
  of: readonly string[];
  isOfGroup: boolean;
  /** "One of six": so many share something. */
  isOfShare: boolean;
  /** "Three times a day". */
  isOften: boolean;
  isPlural: boolean;
}

/** Numbers of the source that count another thing, or by another rate: "16 schools" for "16 pupils at a school". */
export function movedNumbers(given: Case, { now, before }: LineNews): Signal[] {
  const { line, improved, original } = given;
  const own = line.amounts.filter(({ unit }) => unit !== 'year').slice(0, most);
  const olds = before.line.amounts.filter(({ unit }) => unit !== 'year');
  return own.flatMap((amount): Signal[] => {
    if (amount.unit === 'percent' || isNoCount(improved, amount)) return [];
    const [old, ...more] = olds.filter((other) => isSameAmount(other, amount));
    if (old === undefined || more.length > 0 || isClock(improved, amount) || isClock(original, old)) return [];
    const features = featuresOf(
      { ...countedBy(improved, now, amount), roots: rootsIn(improved, now), unit: amount.unit },
      { ...countedBy(original, before, old), roots: rootsIn(original, before), unit: old.unit },
    );
    if (features.length === 0) return [];
    return [
      { about: 'amount', span: spanOfWords(improved, amount.from, amount.to), features: ['counts', ...features] },
    ];
  });
}

interface Side extends Counted {
  /** The roots of all words of the line. */
  roots: readonly string[];
  unit: Amount['unit'];
}

/** "A year", "level 3", "from 34 to 31": no count of anything; "to 12 lawyers" counts them. */
function isNoCount({ tokens, inAmount }: ResumeDocument, { from, to }: Amount): boolean {
  const before = tokens[from - 1]?.lower ?? '';
  if (before === 'to' || before === 'from') {
    const isRange = [from - 2, from - 3, to + 1, to + 2].some((index) => inAmount[index] === 1);
    return isRange || !/^\p{L}/u.test(tokens[to]?.lower ?? '');
  }
  return /^(?:an?|per|each|every)$/.test(tokens[from]?.lower ?? '') || named.test(before);
}

/** "7 am", "07:00". */
function isClock({ tokens, text }: ResumeDocument, { from, to }: Amount): boolean {
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return written.includes(':') || /^(?:[ap]m|noon|midday|midnight)$/.test(tokens[to]?.lower ?? '');
}

const alike = areOfOneFamily;
const isIn = (word: string, words: readonly string[]) => words.some((other) => alike(word, other));

function featuresOf(own: Side, old: Side): string[] {
  const features: string[] = [];
  const [head, was] = [own.phrase.at(-1), old.phrase.at(-1)];
  const isBare = was === undefined;
  // "A budget of £2m" and "a £2m budget".
  const isSum = own.unit === 'money' && old.unit === 'money';
  const counts = [
    ...old.phrase,
    ...old.also,
    ...old.of,
    ...(isBare || isSum || old.isOfGroup ? [old.before ?? ''] : []),
  ];
  if (head !== undefined) {
    const isKept =
      [...own.phrase, ...own.also].some((word) => isIn(word, counts)) || own.of.some((word) => isIn(word, old.phrase));
    const isNamed = isIn(head, old.roots);
    // "Pages of 30 websites" for "30 pages of the website".
    const isWhole =
      was !== undefined && isIn(head, old.of) && !isIn(head, old.phrase) && isIn(was, own.roots) && !isIn(was, own.of);
    if (isWhole) features.push('counts the whole');
    else if (old.isOfGroup && own.isPlural && own.phrase.length === 1 && head === old.before)
      features.push('counts the group');
    else if (!isKept && !(isBare && isNamed && old.rate === undefined && !isOther(own, old))) {
      const from = isBare ? 'nothing' : isIn(was, own.roots) ? 'kept' : 'gone';
      features.push('counts another', `counts ${isNamed ? 'named' : 'new'} from ${from}`);
      if (isNamed && from === 'kept') features.push('counts swapped');
      if (isBare && old.before !== undefined && isIn(old.before, own.roots)) features.push('counts, bare, for kept');
      if (old.isOfGroup) features.push('counts of a group');
      if (old.isOften && !own.isOften) features.push('counts occasions');
      if (isBare && old.isOfShare && !own.isOfShare) features.push('counts a share');
      if (period.test(head)) features.push('counts a period');
      if (old.rate !== undefined && alike(head, old.rate)) features.push('counts its rate');
    }
  }
  if (head === undefined && was !== undefined && isIn(was, own.roots) && !isIn(own.before ?? '', counts))
    features.push(
      'counts nothing',
      own.before === undefined ? 'counts nothing, behind a verb' : 'counts nothing, behind another',
    );
  if (own.rate !== undefined && old.rate !== undefined && !alike(own.rate, old.rate))
    features.push('counts by another rate');
  if (own.unit === 'count' && old.unit === 'money') features.push('counts money');
  return features;
}

/** So many times, one of so many, or a group of so many, that now counts things of another kind. */
function isOther(own: Side, old: Side): boolean {
  return (old.isOften && !own.isOften) || (old.isOfShare && !own.isOfShare) || (old.isOfGroup && !own.isOfGroup);
}

function rootsIn({ tokens }: ResumeDocument, { line, tags }: JudgedLine): string[] {
  return tags.flatMap((tag, at) =>
    /^(?:noun|modifier|verb)$/.test(tag) ? [wordRoot(tokens[line.from + at]?.lemma ?? '')] : [],
  );
}

function countedBy({ tokens }: ResumeDocument, { line, tags }: JudgedLine, { from, to }: Amount): Counted {
  const phrase: string[] = [];
  const of: string[] = [];
  const also: string[] = [];
  const nounsFrom = (start: number) => {
    const nouns: string[] = [];
    for (
      let at = start;
      at < end && !tokens[at]?.opens && /^(?:noun|modifier)$/.test(tags[at - line.from] ?? '');
      at += 1
    )
      nouns.push(wordRoot(tokens[at]?.lemma ?? ''));
    return nouns;
  };
  const end = Math.min(line.from + tags.length, to + reach);
  let rate: string | undefined;
  let isPlural = false;
  let isBehindOf = false;
  for (let index = to; index < end; index += 1) {
    const tag = tags[index - line.from];
    const { lower = '', lemma = '', opens = false } = tokens[index] ?? {};
    if (opens) break;
    const next = tokens[index + 1]?.lower ?? '';
    if (/^(?:an?|per|each|every)$/.test(lower) && (period.test(next) || lower === 'per')) {
      rate = wordRoot(tokens[index + 1]?.lemma ?? '');
      break;
    }
    // "Three of the 40 reports" counts reports, "three loads of gravel" both.
    const isQualifier = tag === 'verb' && phrase.length === 0 && lower.endsWith('ing');
    if (often.test(lower) || unit.test(lower) || (tag === 'verb' && !isQualifier) || tag === 'other') break;
    if (tag === 'preposition' && lower !== 'of') {
      // "25 remote and in-person tests": nobody can tell what comes.
      if (tags[index - 1 - line.from] === 'conjunction') phrase.length = 0;
      break;
    }
    // "48 warehouse and office posts" counts posts, "two shops and a van" shops.
    if (tag === 'conjunction' && isPlural && !isBehindOf && lower === 'and' && tags[index + 1 - line.from] !== 'number')
      also.push(...nounsFrom(index + 1));
    if (tag === 'conjunction' && (phrase.length === 0 || isPlural)) break;
    if (lower === 'of' && phrase.length > 0) isBehindOf = true;
    if (/['’]s?$/.test(lower) || (tag !== 'noun' && tag !== 'modifier' && !isQualifier)) continue;
    (isBehindOf ? of : phrase).push(wordRoot(lemma));
    if (!isBehindOf) isPlural = lower !== lemma && /[^s]s$/.test(lower);
  }
  let before: string | undefined;
  for (let index = from - 1; index >= Math.max(line.from, from - reach); index -= 1) {
    const tag = tags[index - line.from];
    if (tag === 'noun') before = wordRoot(tokens[index]?.lemma ?? '');
    if (before !== undefined || tag === 'verb' || tag === 'number') break;
  }
  const isOfGroup = tokens[from - 1]?.lower === 'of' && group.test(tokens[from - 2]?.lower ?? '');
  const isOfShare = tokens[from - 1]?.lower === 'of' && shareOf.test(tokens[from - 2]?.lower ?? '');
  const isOften = /^(?:time|occasion)s?$/.test(tokens[to]?.lower ?? '');
  return { phrase, also, before, rate, of, isOfGroup, isOfShare, isOften, isPlural };
}
