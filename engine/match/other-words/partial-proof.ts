import type { TermMatchResult } from '../match-term.ts';

/**
 * What sentences show of a term in part: the one that shows the largest share of it is the proof. The others would be it if that one were
 * gone, so they answer the requirement as well, else removing a line could raise the score.
 */
export function partialProof(sentences: readonly { share: number; place: number }[]): TermMatchResult | undefined {
  const [first] = sentences;
  if (first === undefined) return undefined;
  const best = sentences.reduce((most, each) => (each.share > most.share ? each : most), first);
  const others = sentences.filter((each) => each !== best).map(({ place }) => place);
  return { strength: 'partial', places: [[best.place, best.place + 1]], share: Math.min(1, best.share), others };
}
