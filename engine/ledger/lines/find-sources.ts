import { isSameAmount } from '../numbers/amounts.ts';
import type { ResumeDocument, ResumeLine } from './document.ts';

export const sourceNumbers = {
  /** A rewritten line may join this many lines of the original. */
  most: 4,
  /** Words in more lines than this do not distinguish lines, and looking them up would not be linear. */
  commonest: 60,
  /** How many lines are compared with a line word by word: more than a resume has, and few enough to keep time linear. */
  mostCandidates: 500,
  /** A line of the same job is preferred to an equally close one elsewhere. */
  sameJob: 1.4,
  /** How many numbers of a line are looked up, so that time stays linear. */
  mostNumbers: 12,
  /** Each further line must explain this share of the words; less is chance. */
  leastGain: 0.15,
} as const;

/** The lines of the original that a line was made from, closest first, and the share of its words that they explain. */
export interface Sources {
  lines: ResumeLine[];
  coverage: number;
}

/** The lines of the original that together best explain the words of `line`. `job` is the original's job it belongs to. */
export function findSources(line: ResumeLine, original: ResumeDocument, job: number | undefined): Sources {
  const weights = new Map<string, number>();
  const candidates = new Set<number>();
  for (const word of line.stems) {
    const places = original.linesOf.get(word) ?? [];
    weights.set(word, weightOf(places.length));
    if (places.length > sourceNumbers.commonest || candidates.size > sourceNumbers.mostCandidates) continue;
    for (const place of places) candidates.add(place);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const open = new Set(line.stems);
  const lines: ResumeLine[] = [];
  let covered = 0;
  while (lines.length < sourceNumbers.most && open.size > 0) {
    let best: ResumeLine | undefined;
    let most = 0;
    for (const index of candidates) {
      const candidate = original.lines[index];
      if (candidate === undefined || lines.includes(candidate)) continue;
      const gain = gainOf(candidate, open, weights) * preferenceOf(candidate, line, job);
      if (gain > most) {
        most = gain;
        best = candidate;
      }
    }
    if (best === undefined) break;
    const gain = gainOf(best, open, weights);
    if (lines.length > 0 && gain < total * sourceNumbers.leastGain) break;
    lines.push(best);
    covered += gain;
    for (const word of best.stems) open.delete(word);
  }
  const numbered = lines.length < sourceNumbers.most ? sameNumbers(line, original, candidates, lines) : undefined;
  if (numbered) lines.push(numbered);
  return { lines, coverage: total === 0 ? 1 : covered / total };
}

/** The line with the most numbers of `line`, if no line found so far has one; they may be written in words there. */
function sameNumbers(
  line: ResumeLine,
  original: ResumeDocument,
  candidates: ReadonlySet<number>,
  found: readonly ResumeLine[],
): ResumeLine | undefined {
  const now = line.amounts.filter(({ unit }) => unit !== 'year').slice(0, sourceNumbers.mostNumbers);
  const shared = ({ amounts }: ResumeLine) =>
    now.filter((amount) => amounts.slice(0, sourceNumbers.mostNumbers).some((other) => isSameAmount(other, amount)))
      .length;
  if (now.length === 0 || found.some((other) => shared(other) > 0)) return undefined;
  let best: ResumeLine | undefined;
  let most = 0;
  for (const index of candidates) {
    const candidate = original.lines[index];
    const count = candidate ? shared(candidate) : 0;
    if (count <= most) continue;
    most = count;
    best = candidate;
  }
  return best;
}

/** Rare words say more about where a line comes from. */
function weightOf(lines: number): number {
  return 1 / Math.sqrt(Math.max(1, lines));
}

function gainOf(candidate: ResumeLine, open: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let gain = 0;
  for (const word of open) if (candidate.stems.has(word)) gain += weights.get(word) ?? 0;
  return gain;
}

/** Among equals the same job, then the shorter line, then the same role. */
function preferenceOf(candidate: ResumeLine, line: ResumeLine, job: number | undefined): number {
  const near = candidate.job !== undefined && candidate.job === job ? sourceNumbers.sameJob : 1;
  const role = candidate.role === line.role ? 1.05 : 1;
  return (near * role) / (1 + candidate.stems.size / 200);
}
