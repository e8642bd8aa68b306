import type { PostingRequirement } from '../extract-requirements.ts';

/** The chosen numbers. */
const sureness = {
  /** Of 87 keywords below it in thirty ordinary postings 24 were asked for; the others are "kippers" and "guinea pigs". */
  least: 0.3,
  /** A posting with fewer surer ones is one that the ranker reads badly: what it doubts may be asked for all the same. */
  surer: 8,
} as const;

/** Tells what is surely asked for from what the posting may only mention: that is no must-have, and nobody is asked about it. */
export function markUnsure(requirements: readonly PostingRequirement[]): PostingRequirement[] {
  const isSure = ({ probability }: PostingRequirement) => probability >= sureness.least;
  if (requirements.filter(isSure).length < sureness.surer) return [...requirements];
  return requirements.map((each) =>
    isSure(each) ? each : { ...each, requirement: { ...each.requirement, importance: 'unsure' } },
  );
}
