import type { Candidate } from '../terms/candidates.ts';

/** A candidate with the ranker's probability that it is asked for. */
export interface RankedCandidate {
  candidate: Candidate;
  probability: number;
  /** Whether it is taken before all candidates without this mark, however sure they are. */
  isFirst: boolean;
  /** Whether all its mentions are in boilerplate. */
  isBoilerplate: boolean;
}

/** The chosen numbers. */
export const choice = {
  /** What a page can show; people mark about twenty in a posting. */
  most: 30,
  /** So many more are looked at, because some of them turn out to be words of the sentences (worth-asking.ts). */
  spare: 15,
  /** Below this, candidates are just words of the sentence. .02 found .002 more musts and cost hardF1 .005. */
  least: 0.08,
  /** A posting of this many words with fewer candidates than this was misread: what was dropped comes back. */
  ladder: 8,
  ladderWords: 80,
} as const;

/** The likeliest candidates; none takes another's words, and each keeps the mentions that are free. */
export function chooseTerms(
  ranked: readonly RankedCandidate[],
  words: number,
  most: number = choice.most,
): RankedCandidate[] {
  const ordered = [...ranked].sort(
    (a, b) => Number(b.isFirst) - Number(a.isFirst) || b.probability - a.probability || placeOf(a) - placeOf(b),
  );
  const taken = new Uint8Array(words);
  const chosen: RankedCandidate[] = [];
  const dropped: RankedCandidate[] = [];
  for (const each of ordered) {
    if (chosen.length === most) break;
    if (each.isBoilerplate || each.probability < choice.least) dropped.push(each);
    else take(each, taken, chosen);
  }
  const enough = words < choice.ladderWords ? 0 : choice.ladder;
  for (const each of dropped) if (chosen.length < enough) take(each, taken, chosen);
  return chosen;
}

function placeOf({ candidate }: RankedCandidate): number {
  return candidate.mentions[0]?.from ?? 0;
}

function take(each: RankedCandidate, taken: Uint8Array, chosen: RankedCandidate[]): void {
  const mentions = each.candidate.mentions.filter(({ from, to }) => !taken.subarray(from, to).includes(1));
  if (mentions.length === 0) return;
  for (const { from, to } of mentions) taken.fill(1, from, to);
  chosen.push({ ...each, candidate: { ...each.candidate, mentions } });
}
