import { formula } from './formula.ts';

/** What the formula is made of, each 0 to 1. */
export interface Shares {
  /** The share of all requirements shown, by weight; undefined when the posting has none. */
  requirements: number | undefined;
  /** The share of the must-haves. */
  musts: number | undefined;
  /** The share of the posting's other words. */
  coverage: number | undefined;
  /** Agreement on the field of work; undefined when the posting names none. */
  field: number | undefined;
  /** How surely the posting is about a field. */
  belief: number;
  /** The share of all requirements that the resume denies. */
  denied: number;
  /** The share of the credentials that nobody may lack, by weight, that is missing. */
  missing: number;
  /** Whether a required licence or degree is missing. */
  lacksCredential: boolean;
  /** What is lacking of the years asked for, 0 to 1. */
  yearsLacking: number;
  /** How many things the posting asks for. */
  asked: number;
}

interface Part {
  earned: number;
  possible: number;
}

/** The points of each part. All but the denial add up to what would be earned without it. */
export interface ScoreParts {
  requirements: Part;
  musts: Part;
  coverage: Part;
  field: Part;
  /** The share of every other part that the field of work leaves, 0 to 1. */
  fit: number;
  /** Points taken off for what the resume denies. */
  denial: number;
  /** Points taken off for required credentials that are missing. */
  missing: number;
  /** Points taken off for years of the work that are not shown. */
  years: number;
}

/**
 * The formula, shortlist-2:
 *
 *     score = F' · (25 + 75·r) · (1 − denial) · (1 − missing) · (1 − years)
 *     r  = 0.55 · (0.85·ρ(requirements) + 0.15·ρ(musts)) + 0.45 · κ(coverage)
 *     F' = what the field gives, or what the requirements show of it, whichever is more
 *
 * ρ grows slowly at first, then fast, and slowly again after 0.55, κ after 0.43; both after 0.8 where few things are asked for, and there
 * required credentials that are missing take more off (docs/decisions/041, 045). The field multiplies, so that a far trade gains nothing from
 * words that all postings share. If any share grows, the score grows.
 */
export function addUp(shares: Shares): ScoreParts {
  const { requirements, musts, coverage, field, belief, denied, asked } = shares;
  const weights = partWeights(requirements, musts, coverage, field);
  const isFew = fewness(asked);
  const ofRequirements = enough(requirements ?? 0, formula.enough, isFew);
  const ofMusts = enough(musts ?? 0, formula.enough, isFew);
  const ofCoverage = enough(coverage ?? 0, formula.coverage, isFew);
  const shown = weights.requirements * ofRequirements + weights.musts * ofMusts + weights.coverage * ofCoverage;
  const fit = fitOf(field, belief, shown);
  const hasAsked = weights.requirements + weights.musts + weights.coverage > 0;
  const base = field === undefined ? 0 : hasAsked ? formula.fieldPoints : 100;
  const pool = hasAsked ? 100 - base : 0;
  const part = (weight: number, share: number): Part => ({
    earned: fit * pool * weight * share,
    possible: pool * weight,
  });
  const parts = {
    requirements: part(weights.requirements, ofRequirements),
    musts: part(weights.musts, ofMusts),
    coverage: part(weights.coverage, ofCoverage),
    field: { earned: fit * base, possible: base },
    fit,
  };
  const earned = parts.requirements.earned + parts.musts.earned + parts.coverage.earned + parts.field.earned;
  const denial = earned * denialOf(denied, isFew);
  const missing = (earned - denial) * missingOf(shares, isFew);
  return {
    ...parts,
    denial,
    missing,
    years: (earned - denial - missing) * formula.lacking.years * shares.yearsLacking,
  };
}

/** What required credentials that are missing take: by their share where few things are asked for, elsewhere the same for one and for several. */
function missingOf({ missing, lacksCredential }: Shares, isFew: number): number {
  return between(lacksCredential ? formula.lacking.credential : 0, formula.few.missing * missing, isFew);
}

/** The weight of each part in the points for what was asked; a part that a posting lacks leaves its weight to the others. */
function partWeights(
  requirements: number | undefined,
  musts: number | undefined,
  coverage: number | undefined,
  field: number | undefined,
) {
  // A posting that names no requirement and belongs to no known field has only its words.
  if (requirements === undefined && field === undefined)
    return { requirements: 0, musts: 0, coverage: coverage === undefined ? 0 : 1 };
  const asked = requirements === undefined ? 0 : coverage === undefined ? 1 : formula.requirementShare;
  const all = musts === undefined ? 1 : formula.allShare;
  return {
    requirements: asked * all,
    musts: asked * (1 - all),
    coverage: requirements === undefined || coverage === undefined ? 0 : 1 - asked,
  };
}

/** How few things a posting asks for, 0 to 1. */
function fewness(asked: number): number {
  const { none, all } = formula.few;
  return Math.min(1, Math.max(0, (none - asked) / (none - all)));
}

/** A number of the formula, or the one for few requirements, or between the two. */
function between(usual: number, few: number, isFew: number): number {
  return usual + isFew * (few - usual);
}

/** What a share is worth: nearly all from the shape's share on, by the power below it. */
function enough(share: number, shape: { share: number; power: number; tail: number }, isFew: number): number {
  const full = between(shape.share, formula.few.share, isFew);
  const power = between(shape.power, formula.few.power, isFew);
  return (1 - shape.tail) * Math.min(1, share / full) ** power + shape.tail * share;
}

function denialOf(denied: number, isFew: number): number {
  const { share, power, most } = formula.denial;
  return most * Math.min(1, denied / between(share, formula.few.denied, isFew)) ** power;
}

/** A vague posting's field is judged by what is shown; showing much of what was asked means being in the field anyway. */
function fitOf(field: number | undefined, belief: number, shown: number): number {
  if (field === undefined) return 1;
  const believed = belief * field + (1 - belief) * Math.max(field, shown);
  const least = (shown - formula.fieldByRequirements) / (1 - formula.fieldByRequirements);
  const fit = Math.max(believed, Math.min(1, Math.max(0, least)));
  return fit + formula.leastFit * (1 - fit) * shown;
}
