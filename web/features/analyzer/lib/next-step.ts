/** Changes of a rewriting that wait for an answer. */
export interface Waiting {
  count: number;
  /** What they could add to the score together; undefined until known. */
  points: number | undefined;
  /** The id of the first one. */
  first: number;
}

/** The one thing to say on top of the results, and what can be done about it. */
export type NextStep =
  | { kind: 'required'; names: string[]; action: 'optimize' | 'showGaps' }
  | { kind: 'answers'; waiting: Waiting; action: 'showChange' }
  | { kind: 'keywords'; count: number; points: number; action: 'optimize' | 'showGaps' }
  | { kind: 'open'; action: 'optimize' }
  /** `isAll`: nothing at all is missing; otherwise what is, is worth little. */
  | { kind: 'done'; isAll: boolean; action: 'download' };

/** A missing keyword that is worth less does not keep a resume from being sent. */
const leastPoints = 1;

interface Situation {
  /** Required licences, degrees and languages that the shown text does not have. */
  decisive: readonly string[];
  /** Keywords that the shown text lacks, and what naming each would add to the score. */
  gaps: readonly { points: number | undefined }[];
  /** The score of the shown text, 0 to 100. Each gap's points are what it adds alone; together they add no more than is left. */
  score: number;
  hasOptimized: boolean;
  hasRewriting: boolean;
  waiting: Waiting | undefined;
}

/**
 * What governs: something required that is not shown, then changes that wait for an answer, then the keywords that optimising
 * could add, or that are still missing and worth it. 'Optimize Resume' is offered as long as there is neither an optimised text nor a rewriting (product rule 1.2).
 */
export function nextStep({ decisive, gaps, score, hasOptimized, hasRewriting, waiting }: Situation): NextStep {
  const canOptimize = !hasOptimized && !hasRewriting;
  if (decisive.length > 0) {
    return { kind: 'required', names: [...decisive], action: canOptimize ? 'optimize' : 'showGaps' };
  }
  if (waiting && waiting.count > 0) return { kind: 'answers', waiting, action: 'showChange' };
  const points = gaps.reduce((sum, gap) => sum + (gap.points ?? 0), 0);
  const isWorthIt = gaps.some((gap) => (gap.points ?? 0) >= leastPoints);
  if (!(canOptimize || isWorthIt)) return { kind: 'done', isAll: gaps.length === 0, action: 'download' };
  if (gaps.length === 0) return { kind: 'open', action: 'optimize' };
  return {
    kind: 'keywords',
    count: gaps.length,
    points: Math.min(Math.round(points), 100 - score),
    action: canOptimize ? 'optimize' : 'showGaps',
  };
}
