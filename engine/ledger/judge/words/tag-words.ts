import type { Token } from '../../../text/tokenise.ts';
import { isVerb } from './act-words.ts';
import { wordRoot } from './word-root.ts';

/** Parts of speech, as far as a judgement of wording needs them. */
export type Tag =
  | 'verb'
  | 'noun'
  | 'modifier'
  | 'adverb'
  | 'number'
  | 'preposition'
  | 'determiner'
  | 'conjunction'
  | 'other';

const closed: ReadonlyMap<string, Tag> = new Map(
  Object.entries({
    preposition:
      'of in on at by for with from to into onto over under across through throughout between among against about around during after before within without via per as off up down out along behind beyond near outside inside toward towards upon until since than beside besides alongside unlike despite',
    determiner:
      'the a an this that these those my our his her its their your each every all both some any no another either neither several many few most more much other such own same various numerous multiple',
    conjunction: 'and or but nor while whilst when where because so if then plus including whereas although',
    other:
      'i we he she it they you me us them who which what not is are was were be been being am has have had do does did can could may might will would shall should must also there here',
    number: 'one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million half twice',
  } satisfies Partial<Record<Tag, string>>).flatMap(([tag, words]) =>
    words.split(' ').map((word): [string, Tag] => [word, tag as Tag]),
  ),
);

const modifierEnding = /(?:al|ive|ous|ful|ic|able|ible|ary|less|ish|ern|ual|ient)$/;
const shortModifiers: ReadonlySet<string> = new Set(
  'new old big small large high low full main key senior junior local daily weekly monthly annual early late whole entire safe good best better fast clean complex strong sole lead head chief deep wide major minor busy live online internal external public private hot cold'.split(
    ' ',
  ),
);

/**
 * The tag of each word of `tokens` from `from` to before `to`, one sentence of a resume: a list of words, endings and the place of a word. Rough,
 * but the same for both texts, which is what comparing them needs.
 */
export function tagWords(tokens: readonly Token[], from: number, to: number): Tag[] {
  const tags: Tag[] = [];
  for (let index = from; index < to; index += 1) tags.push(tagAt(tokens, index, from, to, tags));
  // "Sales growth": a noun or participle before a noun qualifies it.
  for (let at = 0; at + 1 < tags.length; at += 1) {
    const next = tokens[from + at + 1];
    if (tags[at] === 'noun' && (tags[at + 1] === 'noun' || tags[at + 1] === 'modifier') && !next?.opens)
      tags[at] = 'modifier';
  }
  return tags;
}

function tagAt(tokens: readonly Token[], index: number, from: number, to: number, before: readonly Tag[]): Tag {
  const word = tokens[index]?.lower ?? '';
  const known = closed.get(word);
  if (known) return known;
  if (/^\p{N}/u.test(word)) return 'number';
  if (word.length > 4 && word.endsWith('ly')) return 'adverb';
  const previous = before.at(-1);
  const starts = index === from || (tokens[index]?.opens ?? false);
  // "Complaints on route 17 fell by a fifth": a number may be the name of what it stands behind.
  const isNamed = previous === 'number' && before.at(-2) === 'noun' && moves.test(tokens[index + 1]?.lower ?? '');
  if (isVerbHere(tokens, index, to, isNamed ? 'noun' : previous, starts)) return 'verb';
  if (shortModifiers.has(word) || (word.length > 5 && modifierEnding.test(word))) return 'modifier';
  return 'noun';
}

/** Behind a verb of change: by how much, or since when. */
const moves = /^(?:\d.*|by|from|to|after|in|since|when)$/;

function isVerbHere(
  tokens: readonly Token[],
  index: number,
  to: number,
  previous: Tag | undefined,
  starts: boolean,
): boolean {
  const { lower = '', lemma = '', surface = '' } = tokens[index] ?? {};
  const isPast =
    (lower.length > 4 && lower.endsWith('ed')) || (isIrregular(lemma) && isVerb(lemma) && !lower.endsWith('ing'));
  const isGerund = lower.length > 5 && lower.endsWith('ing');
  const isBase = isVerb(lemma);
  if (!isPast && !isGerund && !isBase) return false;
  if (starts && isBase && !isPast && isSubject(tokens, index, to)) return false;
  if (index > 0 && !starts && /^\p{Lu}/u.test(surface)) return false;
  const next = tokens[index + 1];
  const before = tokens[index - 1]?.lower;
  if (before === 'to') return isBase;
  // "Helped choose the tiles".
  if (isBase && /^(?:help(?:s|ed|ing)?|let)$/.test(before ?? '')) return true;
  if (previous === 'determiner' || previous === 'modifier' || previous === 'number') return false;
  if (starts || previous === undefined || previous === 'conjunction' || previous === 'adverb' || previous === 'other') {
    if (isPast) return true;
    const isLast = index + 1 >= to || (next?.opens ?? true);
    return !isLast && (isGerund || isBase);
  }
  if (previous === 'preposition') return isGerund && !(next?.opens ?? true);
  return isPast && previous === 'noun';
}

/** "Contracts and reports are drafted by me": what begins a clause with an auxiliary of its own is no verb. */
function isSubject(tokens: readonly Token[], index: number, to: number): boolean {
  for (let at = index + 1; at < Math.min(to, index + subjectReach); at += 1) {
    const { lower = '', opens = false } = tokens[at] ?? {};
    if (opens || ownClause.test(lower)) return false;
    if (auxiliary.test(lower)) return true;
  }
  return false;
}

/** An auxiliary this far behind the first word may still be its own. */
const subjectReach = 8;
const auxiliary = /^(?:is|are|was|were|has|have|had|been)$/;
/** What begins a clause with another subject: "ensure that all doors are locked". */
const ownClause =
  /^(?:who|which|that|what|how|where|when|whenever|while|once|until|if|as|because|after|before|so|than|sure|\p{L}+['’](?:d|ve|re))$/u;

/** Whether a root differs from its word by more than an ending that every word loses: "wrote", not "rate" or "carry". */
function isIrregular(lemma: string): boolean {
  const root = wordRoot(lemma);
  const regular = lemma
    .replace(/e$/, '')
    .replace(/y$/, 'i')
    .replace(/([bdfglmnprtz])\1$/, '$1')
    .replace(/is$/, 'iz');
  return root !== lemma && root !== regular;
}
