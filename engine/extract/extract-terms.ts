import type { Concepts } from '../concepts/create-concepts.ts';
import type { Lexicon, TermKind, TermMatch } from '../lexicon/lexicon.ts';
import { fewRanges } from '../text/few-ranges.ts';
import type { Span } from '../types/span.ts';
import { choice, chooseTerms, type RankedCandidate } from './chosen/choose-terms.ts';
import { isPlainWord } from './chosen/is-plain-word.ts';
import { findGermanTerms } from './german/german-cues.ts';
import { germanNameOf, wholeGermanNames, withoutGermanVerb } from './german/german-names.ts';
import type { AskWeights } from './lines/line-asks.ts';
import { boilerplate } from './lines/sections.ts';
import type { PostingText } from './read-posting.ts';
import { type Candidate, gatherCandidates, surest } from './terms/candidates.ts';
import type { ChainWeights } from './terms/chain.ts';
import { belongsToName, isGlued } from './terms/chunks.ts';
import { extractFeatures, type Knowledge } from './terms/features.ts';
import { findIdeographicTerms } from './terms/ideographic-terms.ts';
import { describeCandidate, mainMention, mostNumbers, type Signals } from './terms/rank-features.ts';
import { type RankWeights, rankProbability } from './terms/ranker.ts';
import { type TaggedTerm, tagTerms, weighWords } from './terms/tagger.ts';
import { isBelowTitle } from './unasked/company-prose.ts';
import { functionWords } from './words/chunk-words.ts';

/** Everything that reading a posting has learned or was given: lexicon, fields of work, weights. */
export interface Reader extends Knowledge {
  /** The tagger, which names terms. */
  weights: ChainWeights;
  /** The second chain, trained on every kind of span. It names no terms; its certainty is one of the ranker's inputs. */
  spans: ChainWeights;
  /** Weights for which lines ask. */
  asks: AskWeights;
  /** The ranker of candidates. */
  ranker: RankWeights;
  /** The rarity of words (rarity.ts). */
  rarity: string;
}

/** Everything that the engine has learned or was given. */
export interface Model extends Reader {
  /** How things are said in other words. */
  concepts: Concepts;
}

/** A term of a posting with all its mentions. */
export interface PostingTerm {
  /** As the posting writes it first. */
  surface: string;
  canonical: string;
  /** The lexicon's key: equal for inflections of the same words. */
  key: string;
  /** Undefined for a term that is in no list. */
  kind: TermKind | undefined;
  /** How surely the posting asks for it, 0 to 1. */
  probability: number;
  /** How much the score counts it, 0 to 1: the probability, except for German phrases that are in no list. */
  confidence: number;
  mentions: TermMention[];
}

export interface TermMention extends Span {
  /** Words `from` to before `to` of the posting, and their line. */
  from: number;
  to: number;
  line: number;
}

/** The certainty of a listed term that the tagger missed, by its kind. */
const listedConfidence: Readonly<Record<TermKind, number>> = {
  licence: 0.9,
  tool: 0.6,
  skill: 0.5,
  language: 0.6,
  soft: 0.4,
};

/** The terms that a posting asks for, surest first, at most so many. */
export function extractTerms(posting: PostingText, model: Reader, most: number = choice.most): PostingTerm[] {
  const { candidates, signals } = findCandidates(posting, model);
  const ranked = likeliest(candidates, posting).flatMap((candidate) => rank(candidate, posting, signals, model));
  return chooseTerms(ranked, posting.tokens.length, most).map((each) => toTerm(each, posting, model.rarity));
}

/** Real postings have about 200 candidates. If a text has more than this, those in the lines that ask most are ranked. */
const mostCandidates = 2000;

function likeliest(candidates: readonly Candidate[], { asks }: PostingText): readonly Candidate[] {
  if (candidates.length <= mostCandidates) return candidates;
  const asksOf = ({ mentions }: Candidate) => asks[mentions[0]?.line ?? 0] ?? 0;
  return [...candidates].sort((a, b) => asksOf(b) - asksOf(a)).slice(0, mostCandidates);
}

/** Everything that may be asked for, and what the chains say about every word. */
export function findCandidates(
  posting: PostingText,
  model: Pick<Model, keyof Knowledge | 'weights' | 'spans' | 'rarity'>,
): { candidates: Candidate[]; signals: Signals } {
  const { tokens, lineOf, contextOf } = posting;
  const listed = model.lexicon.find(tokens);
  const features = extractFeatures(tokens, lineOf, contextOf, listed, model);
  const { terms: learned, inTerm } = tagTerms(model.weights, features, lineOf);
  const tagged = splitAtCommas(posting, withCued(posting, learned, model));
  const found = withListed(posting, tagged, listed)
    .flatMap((term) => trimFillWords(term, posting))
    .map((term) => widen(term, posting));
  const whole = isGerman(posting) ? wholeGermanNames(found, listed, posting) : found;
  return {
    candidates: gatherCandidates(posting, whole, model),
    signals: { tagged: inTerm, spans: weighWords(model.spans, features, lineOf), rarity: model.rarity },
  };
}

/** The numbers of the candidate that is ranked. */
const row = new Float64Array(mostNumbers);

function rank(candidate: Candidate, posting: PostingText, signals: Signals, model: Reader): RankedCandidate[] {
  const main = mainMention(candidate, posting);
  if (main === undefined) return [];
  const numbers = describeCandidate(candidate, main, posting, signals, model, row);
  const isBoilerplate =
    boilerplate.has(posting.sections[main.line] ?? 'open') || (candidate.term === undefined && isHeader(main, posting));
  const isFirst = isGerman(posting) && candidate.mentions.some(({ isTerm }) => isTerm);
  return [{ candidate, probability: rankProbability(model.ranker, numbers), isFirst, isBoilerplate }];
}

/** A line below the title with less certainty than this only says who hires, where and for how long. */
const headerAsks = 0.7;

function isHeader({ line }: Pick<TermMention, 'line'>, { lines, asks, sections }: PostingText): boolean {
  return isBelowTitle(lines, line) && (asks[line] ?? 0) < headerAsks && sections[line] !== 'requirements';
}

/**
 * The chains were not trained on German, and a German phrase is more likely to be asked for than to tell applicants apart:
 * scoring phrases cost the freelancers' pairs .04. So in German, what lists, cues and the tagger name comes first, and phrases
 * are shown but not scored.
 */
function isGerman({ language }: PostingText): boolean {
  return language.code === 'de';
}

/** Extends a term that ends inside a compound ("follow-") to its end, and a standard's name to its number ("ISO 9001"). */
function widen(term: TaggedTerm, posting: PostingText): TaggedTerm {
  const { tokens, text, language, lineOf } = posting;
  let { to } = term;
  for (let last = tokens[to - 1]; last !== undefined; last = tokens[to - 1]) {
    const next = tokens[to];
    if (next === undefined || next.opens || lineOf[to] !== lineOf[to - 1]) break;
    const isCut = language.code !== 'de' && next.start - last.end === 1 && text.charAt(last.end) === '-';
    const isStandard = numbered.test(last.surface) && /^\d/.test(next.surface) && belongsToName(posting, to);
    if (!isCut && !isStandard) break;
    to += 1;
  }
  return { ...term, to };
}

/** Words whose name includes a number: short forms in capitals, and levels. */
const numbered = fewRanges(/^(?:\p{Lu}{2,}|Level|Class|Section|Grade|Category|Part|Type|Stage|Klasse|Stufe)$/u);

/** Requirements say what is asked for ("RN license"); a title only names the person ("Registered Nurse"). */
function tellsMore(a: TermMention, b: TermMention, { sections }: PostingText): boolean {
  const rank = ({ line }: TermMention) => ['open', 'duties', 'preferred', 'requirements'].indexOf(sections[line] ?? '');
  return rank(a) > rank(b);
}

function toTerm({ candidate, probability }: RankedCandidate, posting: PostingText, rarity: string): PostingTerm {
  const { key } = candidate;
  const mentions = candidate.mentions.map(({ from, to }) => mentionOf(posting, from, to));
  const term = isPlainWord(candidate, mentions, posting, rarity) ? undefined : candidate.term;
  const canonical = term?.name ?? key;
  const named = mentions.reduce<(typeof mentions)[number] | undefined>(
    (best, each) => (best === undefined || tellsMore(each, best, posting) ? each : best),
    undefined,
  );
  const own = (name: string) => (term === undefined && isGerman(posting) ? withoutGermanVerb(name) : name);
  return {
    surface: own(named && isGerman(posting) ? germanNameOf(named, posting) : (named?.surface ?? canonical)),
    canonical: own(canonical),
    key: own(key),
    kind: term?.kind,
    probability,
    confidence: isGerman(posting) ? surest(candidate.mentions) : probability,
    mentions,
  };
}

/** The certainty of a term that only a German cue or the segmenter finds: between a listed skill and a tagged one. */
const cuedConfidence = 0.55;

/** The tagged terms, and where nothing was tagged, what the rules of other languages find: the tagger learned only English. */
function withCued(posting: PostingText, tagged: readonly TaggedTerm[], model: Knowledge): readonly TaggedTerm[] {
  const cued = findCued(posting, model);
  if (cued.length === 0) return tagged;
  const isTagged = new Uint8Array(posting.tokens.length);
  for (const { from, to } of tagged) isTagged.fill(1, from, to);
  return [...tagged, ...cued.filter(({ from, to }) => !isTagged.subarray(from, to).includes(1))];
}

function findCued(posting: PostingText, { lexicon }: Knowledge): TaggedTerm[] {
  const { code } = posting.language;
  if (code === 'de') return [...findGermanTerms(posting, cuedConfidence), ...findCompounds(posting, lexicon)];
  return code === 'zh' || code === 'ja' ? findIdeographicTerms(posting.tokens, cuedConfidence) : [];
}

/** "Kinderkrankenpflege" counts as asked for, as "Krankenpflege" would. */
function findCompounds({ tokens }: PostingText, lexicon: Lexicon): TaggedTerm[] {
  return tokens.flatMap(({ head }, from) => {
    const isAsked = head !== undefined && lexicon.get(head)?.trusted && lexicon.get(head)?.kind !== 'licence';
    return isAsked ? [{ from, to: from + 1, confidence: cuedConfidence }] : [];
  });
}

/** The owner of a word that is in no tagged term. */
const nobody = -1;

/**
 * The tagged terms, with listed ones that the tagger missed or cut: a longer name replaces the pieces inside it, and a trusted
 * name is added where nothing was tagged.
 */
function withListed(
  { tokens, language }: PostingText,
  tagged: readonly TaggedTerm[],
  listed: readonly TermMatch[],
): TaggedTerm[] {
  const owner = new Int32Array(tokens.length).fill(nobody);
  for (const [index, { from, to }] of tagged.entries()) owner.fill(index, from, to);
  const dropped = new Set<number>();
  const added: TaggedTerm[] = [];
  for (const { term, from, to } of listed) {
    const owners = [...new Set(owner.slice(from, to))].filter((index) => index !== nobody);
    const pieces = owners.map((index) => tagged[index]).filter((piece) => piece !== undefined);
    const swallows = pieces.every((piece) => from <= piece.from && piece.to <= to && piece.to - piece.from < to - from);
    // "Unencumbered Oregon RN license" asks for the licence; the words around it only say in which state.
    // The tagger never learned German, so there a listed name is surer than the words around it.
    const isCore =
      (term.kind === 'licence' || (term.trusted && language.code === 'de')) &&
      pieces.length === 1 &&
      pieces.every((piece) => piece.to - piece.from > to - from);
    if (pieces.length === 0 ? !term.trusted : !swallows && !isCore) continue;
    for (const index of owners) dropped.add(index);
    const confidence = Math.max(listedConfidence[term.kind], ...pieces.map((piece) => piece.confidence));
    added.push({ from, to, confidence });
  }
  return [...tagged.filter((_, index) => !dropped.has(index)), ...added];
}

function splitAtCommas({ tokens }: PostingText, terms: readonly TaggedTerm[]): TaggedTerm[] {
  return terms.flatMap((term) => {
    const parts: TaggedTerm[] = [];
    for (let from = term.from; from < term.to; ) {
      let to = from + 1;
      while (to < term.to && !tokens[to]?.opens) to += 1;
      parts.push({ from, to, confidence: term.confidence });
      from = to;
    }
    return parts;
  });
}

/** "and tolerance analysis" without its "and"; nothing when only such words, or only a rank or a state, are left. */
function trimFillWords({ from, to, confidence }: TaggedTerm, posting: PostingText): TaggedTerm[] {
  const { tokens } = posting;
  let first = from;
  let last = to;
  while (first < last && isJoin(posting, first)) first += 1;
  while (last > first && isJoin(posting, last - 1)) last -= 1;
  const isEmpty = last - first === 1 && alone.test(tokens[first]?.lemma ?? '');
  return first < last && !isEmpty ? [{ from: first, to: last, confidence }] : [];
}

function isJoin(posting: PostingText, index: number): boolean {
  const { lower = '', lemma = '', surface = '' } = posting.tokens[index] ?? {};
  if (joins.test(lemma)) return true;
  // "IT" is a field of work, "C" a language, and the "on" of "on-call" a part of the word.
  return surface.length > 2 && functionWords.has(lower) && !isGlued(posting, index);
}

/** Words that ask for nothing by themselves: ranks, and the state or manner of what the posting names next. */
const alone =
  /^(?:manager|developer|engineer|analyst|specialist|assistant|senior|junior|entwickler|team|year|experience|current|active|valid|safe|safely|completes?|initiatives?|timely|accurate|wort|schrift|system|bereich|umfeld|klasse|aufgaben?|profil|how|while|any|it|all|earlier|basic|application|support|technical|location|industry|management|availability|phase|manner|familiarity|leverage|global|documented|customer|process|capacity|performance|administration|hardware|software|technology|protocol|training|technician|task|function|procedure|policy|unit|program|practice|principle|staff|value|goal|issue|activity|duty|area|level|project|report|service|product|need|standard|concept|vorteil)$/;
const joins =
  /^(?:and|or|the|an|of|with|in|to|for|und|oder|etc|as|on|preferred|required|desired|desirable|mandatory|plus|erforderlich|wuenschenswert|zwingend)$/;

function mentionOf({ tokens, lineOf, text }: PostingText, from: number, to: number): TermMention & { surface: string } {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  const surface = to - from === 1 ? (tokens[from]?.surface ?? '') : text.slice(start, end).replace(/\s+/g, ' ');
  return { start, end, from, to, line: lineOf[from] ?? 0, surface };
}
