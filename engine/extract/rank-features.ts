import { type Candidate, type Mention, surest } from './candidates.ts';
import { plainNouns } from './chunk-words.ts';
import type { Knowledge } from './features.ts';
import { rarityOf } from './rarity.ts';
import type { PostingText } from './read-posting.ts';
import { boilerplate } from './sections.ts';

/** What the two chains say about each word, and how rare words are. */
export interface Signals {
  tagged: Float64Array;
  spans: Float64Array;
  rarity: string;
}

const cueBefore =
  /(?:experience[ds]?|knowledge|understanding|proficien\w+|familiar\w*|skill(?:s|ed)|expertise|background|training|trained|qualifi\w+|certificat\w+|certified|competen\w+|confident|fluent|fluency|grasp|command|track record|erfahrung(?:en)?|kenntnisse?n?|umgang|ausbildung|abschluss|vertraut|sicher)\s+(?:in|with|of|on|using|at|as|mit|von|im|zum|zur|bei|als|der|des)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
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

/** A candidate as numbers, for the ranker. Their order is part of the learned weights. */
export function describeCandidate(
  candidate: Candidate,
  mention: Mention,
  posting: PostingText,
  signals: Signals,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
): Float64Array {
  const view = viewMention(candidate, mention, posting);
  const parts = [
    [1],
    describeChain(view, signals.tagged),
    describeChain(view, signals.spans),
    describeLine(view),
    describeOrigin(view, knowledge),
    describeSurroundings(view),
    describeLook(view),
    describeRarity(view, signals.rarity),
    describePlace(view),
  ];
  const numbers = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let next = 0;
  for (const part of parts) for (const value of part) numbers[next++] = Number(value);
  return numbers;
}

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

type Numbers = (number | boolean)[];

/** How sure a chain is of the words, of the least and most likely one, and of the neighbours; German has its own number. */
function describeChain({ mention: { from, to }, posting }: View, chain: Float64Array): Numbers {
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
  return [own, logit(least), logit(most), near(from - 1), near(to), posting.language.code === 'de' ? own : 0];
}

function describeLine({ mention: { line }, posting }: View): Numbers {
  const asks = logit(posting.asks[line] ?? 0);
  const section = posting.sections[line] ?? 'open';
  const isGerman = posting.language.code === 'de';
  const isAsked = section === 'requirements' || section === 'preferred' || section === 'duties';
  const isIdle = boilerplate.has(section);
  const length = (posting.firstOf[line + 1] ?? 0) - (posting.firstOf[line] ?? 0);
  return [
    ...[asks, isGerman ? asks : 0, isGerman],
    ...[isAsked, isAsked ? asks : 0, isIdle, isIdle ? asks : 0],
    ...[length <= 3, length > 3 && length <= 8, length > 20],
    posting.outline[line]?.isHeading ?? false,
    line <= 1,
  ];
}

/** What named it, and which lists have it. */
function describeOrigin({ candidate, mention, lemmas }: View, { fieldsOf }: Pick<Knowledge, 'fieldsOf'>): Numbers {
  const { term, key, mentions } = candidate;
  const fieldWords = lemmas.filter((lemma) => fieldsOf(lemma) !== undefined).length;
  return [
    surest(mentions),
    ...[mention.isTerm, mention.isChunk, mention.isTerm && mention.isChunk],
    term?.trusted === true && term.kind === 'tool',
    term?.trusted === true && term.kind === 'skill',
    term?.kind === 'licence',
    term?.kind === 'soft' || term?.kind === 'language',
    term !== undefined && !term.trusted,
    ...[fieldWords > 0, fieldWords / lemmas.length, fieldsOf(key) !== undefined],
  ];
}

/** The words and marks right before and after. */
function describeSurroundings({ before, after }: View): Numbers {
  return [
    cueBefore.test(before),
    cueAfter.test(after),
    openBracket.test(before),
    /[,;/]\s*$/.test(before) || /^\s*[,;/]/.test(after),
    /\b(?:and|or|und|oder|&)\s*$/i.test(before) || /^\s*(?:and|or|und|oder|&)\b/i.test(after),
    /:\s*$/.test(before),
    /\b(?:the|a|an|our|your|their|der|die|das|unser\w*)\s+$/i.test(before),
    /\b(?:to|for|at|in|on|from|by)\s+$/i.test(before),
  ];
}

/** Capitals, digits, marks, place in the line, and what the phrase is made of. */
function describeLook({ mention, posting: { lineOf }, surfaces }: View): Numbers {
  const { from, to, line, afterVerb, withVerb, joined } = mention;
  const isFirst = lineOf[from - 1] !== line;
  const isLast = lineOf[to] !== line;
  const isCapital = (surface: string) => /^\p{Lu}/u.test(surface);
  return [
    surfaces.some((surface) => /^\p{Lu}{2,}\d*s?$/u.test(surface)),
    surfaces.some((surface) => /\d/.test(surface)),
    surfaces.some((surface) => /[+#.&]|\p{Ll}\p{Lu}/u.test(surface)),
    isCapital(surfaces[0] ?? '') && !isFirst,
    surfaces.length > 1 && surfaces.every(isCapital),
    ...[isFirst, isLast, isFirst && isLast],
    ...[afterVerb, withVerb, joined],
    ...[1, 2, 3, 4].map((count) => surfaces.length === count),
    Math.max(0, surfaces.length - 4),
  ];
}

function describeRarity({ lemmas }: View, table: string): Numbers {
  const rarities = lemmas.map((lemma) => rarityOf(table, lemma));
  const most = Math.max(...rarities);
  const isSingle = lemmas.length === 1;
  return [
    Math.min(...rarities),
    most,
    rarities.reduce((sum, value) => sum + value, 0) / rarities.length,
    isSingle && most > 0.95,
    isSingle ? most : 0,
    isSingle && plainNouns.has(lemmas[0] ?? ''),
  ];
}

/** Repeats, and where in the posting. */
function describePlace({ candidate: { mentions }, mention, posting }: View): Numbers {
  const place = mention.from / posting.tokens.length;
  const isIdle = (each: Mention) => boilerplate.has(posting.sections[each.line] ?? 'open');
  return [
    Math.min(4, mentions.length) - 1,
    mentions.some((each) => each.line === 0),
    mentions.length > 1 && mentions.some(isIdle),
    place,
    place ** 2,
  ];
}

function logit(probability: number): number {
  const bounded = Math.min(0.998, Math.max(0.002, probability));
  return Math.log(bounded / (1 - bounded));
}
