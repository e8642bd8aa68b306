import { rememberWords } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { wordSet } from '../../text/word-set.ts';
import { boilerplate } from '../lines/sections.ts';
import type { PostingText } from '../read-posting.ts';
import { plainNouns } from '../words/chunk-words.ts';
import { rarityOf } from '../words/rarity.ts';
import { type Candidate, type Mention, surest } from './candidates.ts';
import type { Knowledge } from './features.ts';

/** What the two chains say about each word, and how rare words are. */
export interface Signals {
  tagged: Float64Array;
  spans: Float64Array;
  rarity: string;
}

const cueBefore = fewRanges(
  /(?:experience[ds]?|knowledge|understanding|proficien\w+|familiar\w*|skill(?:s|ed)|expertise|background|training|trained|qualifi\w+|certificat\w+|certified|competen\w+|confident|fluent|fluency|grasp|command|track record|erfahrung(?:en)?|kenntnisse?n?|umgang|ausbildung|abschluss|vertraut|sicher)\s+(?:in|with|of|on|using|at|as|mit|von|im|zum|zur|bei|als|der|des)\s+(?:[\p{L}-]+\s+){0,2}$/iu,
);
const cueAfter =
  /^\s+(?:experience|skills?|knowledge|certificat\w+|licen[cs]es?|qualification|ticket|card|training|degree|diploma|required|essential|preferred|desirable|is a must|(?:is|are) (?:required|essential|needed)|a plus|erforderlich|von vorteil|wünschenswert|kenntnisse|erfahrung)/i;
/** How many characters before and after a mention are looked at. */
const reach = { before: 60, after: 40 } as const;
const openBracket = /[([][^)\]]{0,60}$/;

/** The mention of a candidate that says most: in the line that asks most, and outside boilerplate if any is. */
export function mainMention({ mentions }: Candidate, { asks, sections }: PostingText): Mention | undefined {
  let best: Mention | undefined;
  let most = -1;
  for (const mention of mentions) {
    const open = boilerplate.has(sections[mention.line] ?? 'open') ? 0 : 2;
    const value = open + (asks[mention.line] ?? 0);
    if (value > most + 1e-9) {
      best = mention;
      most = value;
    }
  }
  return best;
}

/** A mention with everything that its numbers are computed from. */
interface View {
  candidate: Candidate;
  mention: Mention;
  posting: PostingText;
  lemmas: string[];
  surfaces: string[];
  /** The line's text before and after it, as far as it is looked at. */
  before: string;
  after: string;
}

/**
 * A candidate as numbers, for the ranker. Their order is part of the learned weights.
 *
 * @param row where they are written: a posting has hundreds of candidates, and a row of its own for each takes longer than its numbers
 */
export function describeCandidate(
  candidate: Candidate,
  mention: Mention,
  posting: PostingText,
  signals: Signals,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
  row = new Float64Array(mostNumbers),
): Float64Array {
  const view = viewMention(candidate, mention, posting);
  let next = 0;
  const add: Add = (value) => {
    row[next] = Number(value);
    next += 1;
  };
  add(1);
  describeChain(view, signals.tagged, add);
  describeChain(view, signals.spans, add);
  describeLine(view, add);
  describeOrigin(view, knowledge, add);
  describeSurroundings(view, add);
  describeLook(view, add);
  describeRarity(view, signals.rarity, add);
  describePlace(view, add);
  return row.subarray(0, next);
}

/** Takes the next number of a row. */
type Add = (value: number | boolean) => void;

/** More than a candidate has numbers. */
export const mostNumbers = 128;

function viewMention(candidate: Candidate, mention: Mention, posting: PostingText): View {
  const { tokens, text, lines } = posting;
  const words = tokens.slice(mention.from, mention.to);
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const line = lines[mention.line];
  return {
    candidate,
    mention,
    posting,
    lemmas: words.map(({ lemma }) => lemma),
    surfaces: words.map(({ surface }) => surface),
    before: text.slice(Math.max(line?.start ?? 0, start - reach.before), start),
    after: text.slice(end, Math.min(line?.end ?? end, end + reach.after)),
  };
}

/** How sure a chain is of the words, of the least and most likely one, and of the neighbours; German has its own number. */
function describeChain({ mention: { from, to }, posting }: View, chain: Float64Array, add: Add): void {
  let [sum, least, most] = [0, 1, 0];
  for (let index = from; index < to; index += 1) {
    const value = chain[index] ?? 0;
    sum += value;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const own = logit(sum / (to - from));
  const { lineOf } = posting;
  const near = (index: number) => (lineOf[index] === lineOf[from] ? (chain[index] ?? 0) : 0);
  add(own);
  add(logit(least));
  add(logit(most));
  add(near(from - 1));
  add(near(to));
  add(posting.language.code === 'de' ? own : 0);
}

function describeLine({ mention: { line }, posting }: View, add: Add): void {
  const asks = logit(posting.asks[line] ?? 0);
  const section = posting.sections[line] ?? 'open';
  const isGerman = posting.language.code === 'de';
  const isAsked = section === 'requirements' || section === 'preferred' || section === 'duties';
  const isIdle = boilerplate.has(section);
  const length = (posting.firstOf[line + 1] ?? 0) - (posting.firstOf[line] ?? 0);
  add(asks);
  add(isGerman ? asks : 0);
  add(isGerman);
  add(isAsked);
  add(isAsked ? asks : 0);
  add(isIdle);
  add(isIdle ? asks : 0);
  add(length <= 3);
  add(length > 3 && length <= 8);
  add(length > 20);
  add(posting.outline[line]?.isHeading ?? false);
  add(line <= 1);
}

/** What named it, and which lists have it. */
function describeOrigin(
  { candidate, mention, lemmas }: View,
  { fieldsOf }: Pick<Knowledge, 'fieldsOf'>,
  add: Add,
): void {
  const { term, key, mentions } = candidate;
  let fieldWords = 0;
  for (const lemma of lemmas) if (fieldsOf(lemma) !== undefined) fieldWords += 1;
  add(surest(mentions));
  add(mention.isTerm);
  add(mention.isChunk);
  add(mention.isTerm && mention.isChunk);
  add(term?.trusted === true && term.kind === 'tool');
  add(term?.trusted === true && term.kind === 'skill');
  add(term?.kind === 'licence');
  add(term?.kind === 'soft' || term?.kind === 'language');
  add(term !== undefined && !term.trusted);
  add(fieldWords > 0);
  add(fieldWords / lemmas.length);
  add(fieldsOf(key) !== undefined);
}

const articles: ReadonlySet<string> = wordSet('the a an our your their der die das');
const prepositions: ReadonlySet<string> = wordSet('to for at in on from by');
const joint = { before: /\b(?:and|or|und|oder|&)\s*$/i, after: /^\s*(?:and|or|und|oder|&)\b/i } as const;

/** The words and marks right before and after. The patterns are asked only where their last or first character fits. */
function describeSurroundings({ before, after }: View, add: Add): void {
  const left = before.trimEnd();
  const [last, first] = [left.slice(-1), after.trimStart().slice(0, 1)];
  const isParted = left.length < before.length;
  const word = isParted ? lastWord(left) : '';
  add(isParted && hasLink(left) && cueBefore.test(before));
  add(cueAfter.test(after));
  add((before.includes('(') || before.includes('[')) && openBracket.test(before));
  add(isOneOf(',;/', last) || isOneOf(',;/', first));
  add((isOneOf('dDrR&', last) && joint.before.test(before)) || (isOneOf('aAoOuU&', first) && joint.after.test(after)));
  add(last === ':');
  add(articles.has(word) || word.startsWith('unser'));
  add(prepositions.has(word));
}

function isOneOf(marks: string, mark: string): boolean {
  return mark !== '' && marks.includes(mark);
}

/** The last run of plain letters and digits, in small letters. */
function lastWord(text: string): string {
  let from = text.length;
  while (from > 0 && isPlain(text.charCodeAt(from - 1))) from -= 1;
  return text.slice(from).toLowerCase();
}

function isPlain(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

/** Words that link a cue with what it is of; at most two other words follow them. */
const links: ReadonlySet<string> = wordSet('in with of on using at as mit von im zum zur bei als der des');

/** Whether one of the last three words is such a link: without one there is no cue. */
function hasLink(text: string): boolean {
  let end = text.length;
  for (let count = 0; count < 3 && end > 0; count += 1) {
    let from = end;
    while (from > 0 && !isSpace(text.charCodeAt(from - 1))) from -= 1;
    if (links.has(text.slice(from, end).toLowerCase())) return true;
    end = from;
    while (end > 0 && isSpace(text.charCodeAt(end - 1))) end -= 1;
  }
  return false;
}

/** A blank, a tab, the end of a line, or one of the many other spaces. */
function isSpace(code: number): boolean {
  return code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 160 && /\s/.test(String.fromCharCode(code));
}

/** What a word looks like, one bit a look. */
const look = { shortForm: 1, digit: 2, marked: 4, capital: 8 } as const;

const lookOf = rememberWords(
  (surface) =>
    (/^\p{Lu}{2,}\d*s?$/u.test(surface) ? look.shortForm : 0) |
    (/\d/.test(surface) ? look.digit : 0) |
    (/[+#.&]|\p{Ll}\p{Lu}/u.test(surface) ? look.marked : 0) |
    (/^\p{Lu}/u.test(surface) ? look.capital : 0),
);

/** Capitals, digits, marks, place in the line, and what the phrase is made of. */
function describeLook({ mention, posting: { lineOf }, surfaces }: View, add: Add): void {
  const { from, to, line, afterVerb, withVerb, joined } = mention;
  const isFirst = lineOf[from - 1] !== line;
  const isLast = lineOf[to] !== line;
  let any = 0;
  let all: number = look.capital;
  for (const surface of surfaces) {
    any |= lookOf(surface);
    all &= lookOf(surface);
  }
  add((any & look.shortForm) !== 0);
  add((any & look.digit) !== 0);
  add((any & look.marked) !== 0);
  add((lookOf(surfaces[0] ?? '') & look.capital) !== 0 && !isFirst);
  add(surfaces.length > 1 && all !== 0);
  add(isFirst);
  add(isLast);
  add(isFirst && isLast);
  add(afterVerb);
  add(withVerb);
  add(joined);
  for (let count = 1; count <= 4; count += 1) add(surfaces.length === count);
  add(Math.max(0, surfaces.length - 4));
}

function describeRarity({ lemmas }: View, table: string, add: Add): void {
  let [least, most, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const lemma of lemmas) {
    const rarity = rarityOf(table, lemma);
    least = Math.min(least, rarity);
    most = Math.max(most, rarity);
    sum += rarity;
  }
  const isSingle = lemmas.length === 1;
  add(least);
  add(most);
  add(sum / lemmas.length);
  add(isSingle && most > 0.95);
  add(isSingle ? most : 0);
  add(isSingle && plainNouns.has(lemmas[0] ?? ''));
}

/** Repeats, and where in the posting. */
function describePlace({ candidate: { mentions }, mention, posting }: View, add: Add): void {
  const place = mention.from / posting.tokens.length;
  const isIdle = (each: Mention) => boilerplate.has(posting.sections[each.line] ?? 'open');
  add(Math.min(4, mentions.length) - 1);
  add(mentions.some((each) => each.line === 0));
  add(mentions.length > 1 && mentions.some(isIdle));
  add(place);
  add(place ** 2);
}

function logit(probability: number): number {
  const bounded = Math.min(0.998, Math.max(0.002, probability));
  return Math.log(bounded / (1 - bounded));
}
