import type { Knowledge } from '../extract/features.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { say, sayPlain } from '../say.ts';
import type { Importance, ScoreLine } from '../types.ts';
import type { FieldFit } from './field-fit.ts';
import { fieldTitle } from './field-titles.ts';
import { formula } from './formula.ts';

/** The score with the sum that makes it, and what each requirement is worth in points. */
export interface MatchScore {
  /** 0 to 100, whole: the rounded sum of the lines' `earned`. */
  score: number;
  arithmetic: ScoreLine[];
  /** Points that each requirement can earn, in the order of the matches. */
  points: number[];
}

/** Adds up the formula (formula.ts). A posting that names no requirement, or no field, gives its points to the other. */
export function scoreMatch(
  matches: readonly MatchedRequirement[],
  { fit, fields }: FieldFit,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
): MatchScore {
  const weights = matches.map((match) => weightOf(match, knowledge));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fieldPoints = fit === undefined ? 0 : total === 0 ? 100 : formula.fieldPoints;
  const pool = total === 0 ? 0 : 100 - fieldPoints;
  const points = weights.map((weight) => (pool * weight) / total);
  const arithmetic: ScoreLine[] = [];
  for (const importance of ['must', 'preferred', 'nice'] as const) {
    const line = requirementLine(importance, matches, points);
    if (line.possible > 0) arithmetic.push(line);
  }
  if (fit !== undefined) {
    arithmetic.push({
      label: sayPlain('score.field'),
      earned: fit * fieldPoints,
      possible: fieldPoints,
      reason: fieldReason(fit, fields),
    });
  }
  const sum = arithmetic.reduce((earned, line) => earned + line.earned, 0);
  return { score: Math.min(100, Math.max(0, Math.round(sum))), arithmetic, points };
}

/** What a fit means in words, from this fit on. */
const fitWords = [
  [0.95, 'all'],
  [0.6, 'most'],
  [0.25, 'part'],
  [0.05, 'little'],
  [0, 'hardly'],
] as const;

function fieldReason(fit: number, fields: readonly number[]): ScoreLine['reason'] {
  const words = fitWords.find(([from]) => fit >= from)?.[1] ?? 'hardly';
  return say('score.fit', { fit: words, fields: fields.map(fieldTitle) });
}

/** Importance, kind and certainty of a requirement multiply; terms that belong to a field of work weigh more. */
function weightOf({ requirement, confidence, keys }: MatchedRequirement, { fieldsOf }: Pick<Knowledge, 'fieldsOf'>) {
  const fieldCounts = keys.map((key) => fieldsOf(key)?.length ?? 0).filter((count) => count > 0);
  const bonus = fieldCounts.length === 0 ? 0 : formula.fieldTermBonus / Math.min(...fieldCounts);
  return formula.importance[requirement.importance] * formula.kind[requirement.kind] * confidence * (1 + bonus);
}

function requirementLine(
  importance: Importance,
  matches: readonly MatchedRequirement[],
  points: readonly number[],
): ScoreLine {
  let earned = 0;
  let possible = 0;
  let found = 0;
  let count = 0;
  for (const [index, match] of matches.entries()) {
    if (match.requirement.importance !== importance) continue;
    const worth = points[index] ?? 0;
    earned += worth * match.credit;
    possible += worth;
    count += 1;
    if (match.found) found += 1;
  }
  return {
    label: sayPlain(`score.${importance}`),
    earned,
    possible,
    reason: say('score.found', { found, all: count }),
  };
}
