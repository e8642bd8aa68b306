import { degreeLevelOf } from '../extract/credentials/credentials.ts';
import type { Knowledge } from '../extract/terms/features.ts';
import type { MatchedRequirement } from '../match/match-requirements.ts';
import { say, sayPlain } from '../say.ts';
import type { ScoreLine } from '../types/analysis.ts';
import { addUp, type ScoreParts, type Shares } from './add-up.ts';
import type { FieldFit } from './field-fit.ts';
import { fieldTitle } from './field-titles.ts';
import { decisiveKinds, formula } from './formula.ts';

/** The score with the sum that makes it, and what each requirement is worth in points. */
export interface MatchScore {
  /** 0 to 100, whole: the rounded sum of the lines' `earned`. */
  score: number;
  arithmetic: ScoreLine[];
  /** Points that each requirement would earn with full credit, in the order of the matches. */
  points: number[];
}

/** What the score is made of besides the requirements. */
export interface ScoreContext {
  field: FieldFit;
  /** Share of the posting's words that the resume uses; undefined when it has no meaningful ones. */
  coverage: number | undefined;
  /** Which requirements the resume denies, in the order of the matches. */
  denied: readonly boolean[];
  /** Which requirements are credentials that nobody may lack and the resume does not show, in the order of the matches. */
  missing: readonly boolean[];
  /** How many things the posting asks for. */
  asked: number;
  /** Whether the resume has any word of its own, not copied from the posting's boilerplate. */
  hasWords: boolean;
}

/** Adds up the formula (formula.ts, add-up.ts) and explains it line by line. */
export function scoreMatch(
  matches: readonly MatchedRequirement[],
  context: ScoreContext,
  knowledge: Pick<Knowledge, 'fieldsOf'>,
): MatchScore {
  const { field, coverage, denied, missing } = context;
  const weights = matches.map((match) => weightOf(match, knowledge));
  const total = sum(weights);
  const askedWeights = matches.map((match, index) =>
    match.confidence > 0 ? (weights[index] ?? 0) : weightOf({ ...match, confidence: formula.unscored }, knowledge),
  );
  const asked = sum(askedWeights);
  const isMust = matches.map(({ requirement }) => requirement.importance === 'must');
  const isCredential = matches.map(({ requirement }, index) => isMust[index] && decisiveKinds.has(requirement.kind));
  const credentialWeight = sum(weights.filter((_, index) => isCredential[index]));
  const mustWeight = sum(weights.filter((_, index) => isMust[index]));
  /** The shares with one match fully shown, or as they are. */
  const sharesWith = (shown?: number): Shares => {
    let [earned, earnedByMusts, refused, lacked, yearsLacking] = [0, 0, 0, 0, 0];
    let lacksCredential = false;
    for (const [index, match] of matches.entries()) {
      const weight = weights[index] ?? 0;
      const own = weight * (index === shown ? 1 : match.credit);
      earned += own;
      if (isMust[index]) earnedByMusts += own;
      if (denied[index] && index !== shown) refused += askedWeights[index] ?? 0;
      if (index === shown) continue;
      yearsLacking = Math.max(yearsLacking, yearsLackingOf(match));
      if (!missing[index]) continue;
      lacked += weight;
      lacksCredential ||= isLasting(match.requirement);
    }
    return {
      requirements: total === 0 ? undefined : earned / total,
      musts: mustWeight === 0 ? undefined : earnedByMusts / mustWeight,
      coverage,
      field: field.fit,
      belief: field.belief,
      denied: total === 0 ? 0 : refused / asked,
      missing: credentialWeight === 0 ? 0 : Math.min(1, lacked / credentialWeight),
      lacksCredential,
      yearsLacking,
      asked: context.asked,
    };
  };
  const parts = addUp(sharesWith());
  const points = matches.map(({ credit }, index) =>
    credit >= 1 ? 0 : (totalOf(addUp(sharesWith(index))) - totalOf(parts)) / (1 - credit),
  );
  const arithmetic = tell(parts, matches, weights, context);
  return {
    score: Math.min(100, Math.max(0, Math.round(sum(arithmetic.map(({ earned }) => earned))))),
    arithmetic,
    points,
  };
}

function totalOf({ field, requirements, musts, coverage, denial, missing, years }: ScoreParts): number {
  return field.earned + requirements.earned + musts.earned + coverage.earned - denial - missing - years;
}

/** Whether people who have it say so: the end of school goes without saying, and so does a language in which one works. */
function isLasting({ kind, canonical }: MatchedRequirement['requirement']): boolean {
  return kind !== 'language' && degreeLevelOf(canonical) !== levelOfSchool;
}

const levelOfSchool = 0;

/** What is lacking of years, less where they are only preferred. */
function yearsLackingOf({ requirement: { kind, importance }, credit }: MatchedRequirement): number {
  if (kind !== 'years') return 0;
  const counts = formula.importance[importance] / formula.importance.must;
  return counts * (1 - Math.min(1, credit / formula.lacking.yearsEnough));
}

/** What is shown in part earns points too, so it is counted beside what is found. */
function countFound(matches: readonly MatchedRequirement[]): ScoreLine['reason'] {
  const found = matches.filter((match) => match.found).length;
  const partly = matches.filter((match) => !match.found && match.credit > 0).length;
  const all = matches.length;
  return partly === 0 ? say('score.found', { found, all }) : say('score.foundPartly', { found, partly, all });
}

/** The lines of the sum: what the requirements earn by importance; what the must-haves earn in addition goes to their line. */
function tell(
  parts: ScoreParts,
  matches: readonly MatchedRequirement[],
  weights: readonly number[],
  context: ScoreContext,
): ScoreLine[] {
  const total = sum(weights);
  const { possible } = parts.requirements;
  const earnedOf = earnedByShare(parts, matches, weights);
  const lines: ScoreLine[] = [];
  for (const importance of ['must', 'preferred', 'nice', 'unsure'] as const) {
    const own = matches.map(({ requirement }) => requirement.importance === importance);
    const weight = sum(weights.filter((_, index) => own[index]));
    if (weight === 0) continue;
    const share = (possible * weight) / total;
    const extra = importance === 'must' ? parts.musts : { earned: 0, possible: 0 };
    lines.push({
      label: sayPlain(`score.${importance}`),
      earned: earnedOf(own) + extra.earned,
      possible: share + extra.possible,
      reason: countFound(matches.filter((_, index) => own[index])),
    });
  }
  if (parts.coverage.possible > 0)
    lines.push({
      label: sayPlain('score.coverage'),
      ...parts.coverage,
      reason: say('score.used', { percent: Math.round(100 * (context.coverage ?? 0)) }),
    });
  if (parts.field.possible > 0)
    lines.push({ label: sayPlain('score.field'), ...parts.field, reason: fieldReason(context.field) });
  if (parts.denial > 0)
    lines.push({
      label: sayPlain('score.denied'),
      earned: -parts.denial,
      possible: 0,
      reason: say('score.denials', { count: context.denied.filter(Boolean).length }),
    });
  if (parts.missing > 0)
    lines.push({
      label: sayPlain('score.missing'),
      earned: -parts.missing,
      possible: 0,
      reason: sayPlain('score.missingWhy'),
    });
  if (parts.years > 0)
    lines.push({
      label: sayPlain('score.years'),
      earned: -parts.years,
      possible: 0,
      reason: sayPlain('score.yearsWhy'),
    });
  // A posting without readable requirements says nothing against anybody.
  if (total === 0 && context.hasWords && sum(lines.map((line) => line.earned)) < formula.unread)
    lines.push({
      label: sayPlain('score.unread'),
      earned: formula.unread,
      possible: formula.unread,
      reason: sayPlain('score.unreadWhy'),
    });
  // Finding nothing is no zero: a resume with words keeps a point, and what little it shows raises it.
  const earnedAll = sum(lines.map((line) => line.earned));
  if (total > 0 && context.hasWords && earnedAll < formula.leastDoubled)
    lines.push({
      label: sayPlain('score.nothing'),
      earned: 1 - earnedAll / formula.leastDoubled,
      possible: 1,
      reason: sayPlain('score.nothingWhy'),
    });
  return lines;
}

/**
 * Divides what the requirements earn. Where they earn more than their share shown, what is missing divides the points that are lost;
 * where they earn less, what is shown divides those that are earned. So no line earns less than nothing or more than it can.
 */
function earnedByShare(
  { requirements: { possible, earned }, fit }: ScoreParts,
  matches: readonly MatchedRequirement[],
  weights: readonly number[],
): (own: readonly boolean[]) => number {
  const total = sum(weights);
  const shown = weights.map((weight, index) => weight * (matches[index]?.credit ?? 0));
  const missing = weights.map((weight, index) => weight - (shown[index] ?? 0));
  const most = fit * possible;
  const ofOwn = (values: readonly number[], own: readonly boolean[]) => sum(values.filter((_, index) => own[index]));
  return (own) => {
    if (earned * total <= most * sum(shown)) return sum(shown) === 0 ? 0 : (earned * ofOwn(shown, own)) / sum(shown);
    const lost = sum(missing) === 0 ? 0 : ((most - earned) * ofOwn(missing, own)) / sum(missing);
    return (most * ofOwn(weights, own)) / total - lost;
  };
}

/** What a fit means in words, each from this fit on. */
const fitWords = [
  [0.95, 'all'],
  [0.6, 'most'],
  [0.25, 'part'],
  [0.05, 'little'],
  [0, 'hardly'],
] as const;

function fieldReason({ fit = 0, fields }: FieldFit): ScoreLine['reason'] {
  const words = fitWords.find(([from]) => fit >= from)?.[1] ?? 'hardly';
  return say('score.fit', { fit: words, fields: fields.map(fieldTitle) });
}

/** Importance, kind and certainty of a requirement multiply; terms that belong to a field of work weigh more. */
function weightOf({ requirement, confidence, keys }: MatchedRequirement, { fieldsOf }: Pick<Knowledge, 'fieldsOf'>) {
  const fieldCounts = keys.map((key) => fieldsOf(key)?.length ?? 0).filter((count) => count > 0);
  const bonus = fieldCounts.length === 0 ? 0 : formula.fieldTermBonus / Math.min(...fieldCounts);
  return formula.importance[requirement.importance] * formula.kind[requirement.kind] * confidence * (1 + bonus);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
