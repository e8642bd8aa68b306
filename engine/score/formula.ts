import type { MatchStrength, Placement } from '../types/match.ts';
import type { Importance, RequirementKind } from '../types/requirement.ts';

/** Changes with every release that changes a number below, so that a saved score says which formula made it. */
export const formulaVersion = 'shortlist-2';

/** What no other skill makes up for: the result begins with it. */
export const decisiveKinds: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['licence', 'degree', 'language']);

/**
 * Every chosen number of the score. The points were chosen on the dev pairs (engine/measured/score.md has the figures): the
 * field of work tells trades apart, the requirements tell people of one trade apart.
 */
export const formula = {
  /**
   * The points out of a hundred that the field of work gives by itself; the rest is for what was asked. With 30 half of the juniors of ten
   * trades stood above 50; with 15 real qualified people lost another 6 points.
   */
  fieldPoints: 25,
  /** What the points for what was asked are made of: requirements, and the posting's other words. */
  requirementShare: 0.55,
  /**
   * The requirements' part: what all of them give, musts three times; the must-haves alone add the rest. Not more, because many postings
   * say "must" of one or two things, and one of those found or missed is chance.
   */
  allShare: 0.85,
  /**
   * A share this large is nearly enough: nobody shows everything. The power makes the first ones count least: a fifth of what was asked is
   * what everybody in the field has, and a half is what half-qualified people have. With the power 2, 0.6 here and 0.45 below, half-qualified
   * people of 53 trades stood 2.3 points higher, juniors as much, and people in own words 0.8 lower. The tail keeps some points for what is
   * still missing, so that a hundred means that nothing is. Without it people who missed a dozen had 100.
   */
  enough: { share: 0.55, power: 3.5, tail: 0.2 },
  /** The same of the posting's words: people of the trade use four tenths of them, everybody a tenth. */
  coverage: { share: 0.43, power: 3.5, tail: 0.2, floor: 0.2, heading: 0.2, besideRequirements: 0.4 },
  /**
   * A short posting asks for a few things (docs/decisions/041): with three, one that is missing is a third. With `none` requirements and more nothing
   * changes, with `all` and fewer everything. Of five things one may be missing; the credentials that nobody may lack take up to this share of
   * the points, because little else vouches for the person; and a single denial, which may be misread, costs little.
   */
  few: { none: 15, all: 10, share: 0.8, power: 2, missing: 0.25, denied: 0.35 },
  /**
   * What else is shown makes up for these only in part (docs/decisions/045), in long postings as well: a required licence or degree that is
   * missing takes this share of the points, however many are, because in other words one in eight is not recognised; years of the work take
   * theirs, and from this share of the years on nothing, because a resume that ends with "present" does not say how many they are.
   */
  lacking: { credential: 0.07, years: 0.25, yearsEnough: 0.7 },
  /** What a word covers that surely goes with the posting's: weaker links cover what half-qualified people say as well. */
  linkedCoverage: { share: 0.8, least: 0.75 },
  /** A phrase's words in one sentence prove it in part, from this share of them on. */
  softProof: { enough: 0.6, least: 0.15 },
  /** The weight of field words from which a posting's field is trusted; a vague posting is judged by what it asks. */
  fieldBelief: 12,
  /** Anyone who shows more than this of what was asked is in the field, whatever the words. */
  fieldByRequirements: 0.2,
  /** The share given where a posting asks for nothing that can be read: finding nothing is not a zero. */
  unread: 1,
  /** Below this a resume with words is given up to a point, less the more it shows: 0 would say that it was read and denied all. */
  leastDoubled: 2,
  /**
   * Whoever denies a fifth of what was asked says that they cannot do the job; a single denial may be misread, so the power makes the
   * first one cost least. What is shown despite all denials still counts a little.
   */
  denial: { share: 0.2, power: 2, most: 0.95 },
  /**
   * The certainty at which a phrase that is shown but not scored (a German one) counts when the denied share is taken: without it one
   * denial among a few scored words cost half the score.
   */
  unscored: 0.4,
  /** What is shown keeps this share of its value even in a distant field, so that nothing true is worthless. */
  leastFit: 0.03,
  /**
   * A must-have counts three times a nice-to-have: the usual scale of hiring scorecards. What is hardly asked for counts little by its
   * probability already.
   */
  importance: { must: 3, preferred: 2, nice: 1, unsure: 2 } satisfies Record<Importance, number>,
  /** Everyone claims soft skills, so they say little; licences are decisive. */
  kind: {
    skill: 1,
    tool: 1.3,
    knowledge: 1,
    licence: 1.5,
    degree: 1,
    years: 1,
    language: 0.5,
    title: 1,
    soft: 0.3,
  } satisfies Record<RequirementKind, number>,
  /** Words of a field of work are more certain requirements than words of no field. */
  fieldTermBonus: 1,
  /** Synonyms and inflections are full matches; a typing error may be another word; a related term proves half. */
  strength: {
    exact: 1,
    alias: 1,
    inflected: 1,
    named: 1,
    meaning: 0.95,
    near: 0.8,
    related: 0.5,
    partial: 0.7,
    none: 0,
  } satisfies Record<MatchStrength, number>,
  /** A dated job counts more than a list, a list more than a mention in passing; only a little, because layout is not skill. */
  placement: { shown: 1, listed: 0.95, passing: 0.9, none: 0 } satisfies Record<Placement, number>,
  /** Field words that a resume must have before its field is trusted; a handful of words proves no trade. */
  fieldDoubt: 2,
  /** Fit from which on the field counts as the same: people of one trade do not share every word. */
  fieldEnough: 0.75,
  /** A second field is named with the first from this share of its weight on; it does not change the score. */
  mainField: 0.6,
} as const;
