import type { Term, TermMatch } from '../../lexicon/lexicon.ts';
import { keyOf } from '../../lexicon/lexicon.ts';
import type { PostingText } from '../read-posting.ts';
import { type Chunk, findChunks } from './chunks.ts';
import type { Knowledge } from './features.ts';
import type { TaggedTerm } from './tagger.ts';

/** A mention of what may be asked for. */
export interface Mention extends Chunk {
  /** How certain the tagger or the list is; 0 for a mere phrase. */
  confidence: number;
  isTerm: boolean;
  isChunk: boolean;
  line: number;
}

/** What may be asked for, with all its mentions: one candidate for all inflections of the same words and all names of a term. */
export interface Candidate {
  canonical: string;
  key: string;
  term: Term | undefined;
  mentions: Mention[];
}

/** The terms that were found and the phrases of every line, grouped by what they name. */
export function gatherCandidates(
  posting: PostingText,
  terms: readonly TaggedTerm[],
  { lexicon, rarity }: Pick<Knowledge, 'lexicon'> & { rarity: string },
): Candidate[] {
  const candidates = new Map<string, Candidate>();
  // Mentions come in the order of the text: those that begin at one word share its term.
  let last = -1;
  let listed: TermMatch | undefined;
  for (const mention of mergePlaces(posting, terms, findChunks(posting, rarity))) {
    const { from, to } = mention;
    const key = keyOf(posting.tokens, from, to);
    if (from !== last) listed = lexicon.longestAt(posting.tokens, from);
    last = from;
    const term = listed && listed.to === to ? listed.term : undefined;
    const canonical = term?.name ?? key;
    const known = candidates.get(canonical);
    if (known) known.mentions.push(mention);
    else candidates.set(canonical, { canonical, key, term, mentions: [mention] });
  }
  return [...candidates.values()];
}

/** Merges terms and phrases of the same words into one mention each, in the order of the text. */
function mergePlaces(
  { tokens, lineOf }: PostingText,
  terms: readonly TaggedTerm[],
  chunks: readonly Chunk[],
): Mention[] {
  const places = new Map<number, Mention>();
  const placeOf = (from: number, to: number) => from * (tokens.length + 1) + to;
  for (const { from, to, confidence } of terms) {
    const known = places.get(placeOf(from, to));
    if (known) known.confidence = Math.max(known.confidence, confidence);
    else
      places.set(placeOf(from, to), {
        from,
        to,
        confidence,
        isTerm: true,
        isChunk: false,
        afterVerb: false,
        withVerb: false,
        joined: false,
        line: lineOf[from] ?? 0,
      });
  }
  for (const chunk of chunks) {
    const known = places.get(placeOf(chunk.from, chunk.to));
    if (known) {
      known.isChunk = true;
      known.afterVerb ||= chunk.afterVerb;
      known.withVerb ||= chunk.withVerb;
      known.joined ||= chunk.joined;
    } else {
      const line = lineOf[chunk.from] ?? 0;
      places.set(placeOf(chunk.from, chunk.to), { ...chunk, confidence: 0, isTerm: false, isChunk: true, line });
    }
  }
  return [...places.values()].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The certainty of the surest mention. A loop, because there may be more mentions than a call takes arguments. */
export function surest(mentions: readonly Mention[]): number {
  return mentions.reduce((most, { confidence }) => Math.max(most, confidence), 0);
}
