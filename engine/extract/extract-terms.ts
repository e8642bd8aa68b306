import { keyOf, type TermKind } from '../lexicon/lexicon.ts';
import type { Span } from '../types.ts';
import type { ChainWeights } from './chain.ts';
import type { Knowledge } from './features.ts';
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

/** Kinds that the lexicon alone decides: the tagger was not taught them. */
const listedKinds: ReadonlySet<TermKind> = new Set<TermKind>(['licence', 'soft', 'language']);
/** Certainty of a term that is found by its listed name alone. */
const listedConfidence: Readonly<Record<TermKind, number>> = {
  licence: 0.9,
  tool: 0.5,
  skill: 0.5,
  language: 0.6,
  soft: 0.55,
};

/** The terms that a posting asks for, surest first. Boilerplate is left out. */
export function extractTerms(posting: PostingText, model: Model): PostingTerm[] {
  const { tokens, lineOf, contextOf } = posting;
  const tagged = splitAtCommas(posting, tagTerms(model.weights, tokens, lineOf, contextOf, model));
  const taken = new Uint8Array(tokens.length);
  for (const { from, to } of tagged) taken.fill(1, from, to);
  const listed = model.lexicon
    .find(tokens)
    .filter(({ term, from, to }) => listedKinds.has(term.kind) && !taken.slice(from, to).includes(1))
    .map(({ term, from, to }) => ({ from, to, confidence: listedConfidence[term.kind] }));
  return mergeMentions(posting, [...tagged, ...listed], model).sort((a, b) => rank(b) - rank(a));
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
  for (const { from, to, confidence } of found) {
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
  return { start, end, from, to, line: lineOf[from] ?? 0, surface: text.slice(start, end) };
}
