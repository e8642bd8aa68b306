import { keyOf, type Lexicon, type TermKind, type TermMatch } from '../lexicon/lexicon.ts';
import type { Span } from '../types.ts';
import type { ChainWeights } from './chain.ts';
import type { Knowledge } from './features.ts';
import { findGermanTerms } from './german-cues.ts';
import { findIdeographicTerms } from './ideographic-terms.ts';
import type { PostingText } from './read-posting.ts';
import { boilerplate } from './sections.ts';
import { type TaggedTerm, tagTerms } from './tagger.ts';

/** All that the engine has learned or been told: lexicon, fields of work, the tagger's weights. */
export interface Model extends Knowledge {
  weights: ChainWeights;
}

/** A term of a posting with all its mentions. */
export interface PostingTerm {
  /** As the posting writes it first. */
  surface: string;
  canonical: string;
  /** The lexicon's key: equal for inflections of the same words. */
  key: string;
  /** Undefined for a term that no list holds. */
  kind: TermKind | undefined;
  confidence: number;
  mentions: TermMention[];
}

export interface TermMention extends Span {
  /** Words `from` to before `to` of the posting, and their line. */
  from: number;
  to: number;
  line: number;
}

/** Certainty of a term that the tagger passed over, by its kind. */
const listedConfidence: Readonly<Record<TermKind, number>> = {
  licence: 0.9,
  tool: 0.6,
  skill: 0.5,
  language: 0.6,
  soft: 0.4,
};

/** The terms that a posting asks for, surest first. Boilerplate is left out. */
export function extractTerms(posting: PostingText, model: Model): PostingTerm[] {
  const { tokens, lineOf, contextOf } = posting;
  const listed = model.lexicon.find(tokens);
  const learned = tagTerms(model.weights, tokens, lineOf, contextOf, listed, model);
  const tagged = splitAtCommas(posting, withCued(posting, learned, model));
  const found = withListed(posting, tagged, listed);
  return mergeMentions(posting, found, model).sort((a, b) => rank(b) - rank(a));
}

/** Certainty of a term that only a German cue or the segmenter tells: between a listed skill and one that is tagged. */
const cuedConfidence = 0.55;

/** The tagged terms, and where nothing was tagged what other languages' own ways find: the tagger learned English only. */
function withCued(posting: PostingText, tagged: readonly TaggedTerm[], model: Model): readonly TaggedTerm[] {
  const cued = findCued(posting, model);
  if (cued.length === 0) return tagged;
  const isTagged = new Uint8Array(posting.tokens.length);
  for (const { from, to } of tagged) isTagged.fill(1, from, to);
  return [...tagged, ...cued.filter(({ from, to }) => !isTagged.subarray(from, to).includes(1))];
}

function findCued(posting: PostingText, { lexicon }: Model): TaggedTerm[] {
  const { code } = posting.language;
  if (code === 'de') return [...findGermanTerms(posting, cuedConfidence), ...findCompounds(posting, lexicon)];
  return code === 'zh' || code === 'ja' ? findIdeographicTerms(posting.tokens, cuedConfidence) : [];
}

/** "Kinderkrankenpflege" is asked for as "Krankenpflege" would be. */
function findCompounds({ tokens }: PostingText, lexicon: Lexicon): TaggedTerm[] {
  return tokens.flatMap(({ head }, from) => {
    const isAsked = head !== undefined && lexicon.get(head)?.trusted && lexicon.get(head)?.kind !== 'licence';
    return isAsked ? [{ from, to: from + 1, confidence: cuedConfidence }] : [];
  });
}

/** Owner of a word that no tagged term holds. */
const nobody = -1;

/**
 * The tagged terms, with listed ones that the tagger passed over or cut: a longer name takes the place of the pieces
 * inside it, a trusted name is added where nothing was tagged.
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
    // Of "unencumbered Oregon RN license" the licence is asked for; the words around it only say in which state.
    // The tagger never learned German: there every name that a list holds is surer than the words around it.
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

/** A repeated term is surer; four mentions say as much as forty. */
function rank(term: PostingTerm): number {
  return term.confidence + 0.02 * Math.min(4, term.mentions.length);
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

function mergeMentions(posting: PostingText, found: readonly TaggedTerm[], model: Model): PostingTerm[] {
  const terms = new Map<string, PostingTerm>();
  for (const { from, to, confidence } of found.flatMap((term) => trimFillWords(term, posting))) {
    const mention = mentionOf(posting, from, to);
    const section = posting.sections[mention?.line ?? 0];
    if (mention === undefined || (section !== undefined && boilerplate.has(section))) continue;
    const key = keyOf(posting.tokens, from, to);
    const listed = model.lexicon.longestAt(posting.tokens, from);
    const term = listed && listed.to === to ? listed.term : undefined;
    const canonical = term?.name ?? key;
    const known = terms.get(canonical);
    if (known) {
      known.mentions.push(mention);
      known.confidence = Math.max(known.confidence, confidence);
    } else {
      terms.set(canonical, {
        surface: mention.surface,
        canonical,
        key,
        kind: term?.kind,
        confidence,
        mentions: [mention],
      });
    }
  }
  return [...terms.values()];
}

/** "and tolerance analysis" without its "and"; nothing when only such words, a bare rank or a bare state, are left. */
function trimFillWords({ from, to, confidence }: TaggedTerm, { tokens }: PostingText): TaggedTerm[] {
  let first = from;
  let last = to;
  while (first < last && joins.test(tokens[first]?.lemma ?? '')) first += 1;
  while (last > first && joins.test(tokens[last - 1]?.lemma ?? '')) last -= 1;
  const isEmpty = last - first === 1 && alone.test(tokens[first]?.lemma ?? '');
  return first < last && !isEmpty ? [{ from: first, to: last, confidence }] : [];
}

/** Words that ask for nothing when they stand alone: ranks, and the state or manner of what the posting goes on to name. */
const alone =
  /^(?:manager|developer|engineer|analyst|specialist|assistant|senior|junior|entwickler|team|year|experience|current|active|valid|safe|safely|completes?|initiatives?|timely|accurate|wort|schrift|system|bereich|umfeld|klasse|aufgaben?|profil|how|while|any|it|all|earlier|basic|application|support|technical|location|industry|management|availability|phase|manner|familiarity|leverage|global|documented|customer|process|capacity|performance|administration|hardware|software|technology|protocol|training|technician|task|function|procedure|policy|unit|program|practice|principle|staff|value|goal|issue|activity|duty|area|level|project|report|service|product|need|standard|concept|vorteil)$/;
const joins =
  /^(?:and|or|the|an|of|with|in|to|for|und|oder|etc|as|on|preferred|required|desired|desirable|mandatory|plus|erforderlich|wuenschenswert|zwingend)$/;

function mentionOf(
  { tokens, lineOf, text }: PostingText,
  from: number,
  to: number,
): (TermMention & { surface: string }) | undefined {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return undefined;
  const { start } = first;
  const { end } = last;
  return {
    start,
    end,
    from,
    to,
    line: lineOf[from] ?? 0,
    surface: to - from === 1 ? first.surface : text.slice(start, end),
  };
}
