import type { Importance, MatchStrength, Placement, RequirementKind } from '../types.ts';

/** Changes with every number below, so that a saved score says what made it. */
export const formulaVersion = 'shortlist-2';

/**
 * Every chosen number of the score. The points were chosen on the dev pairs (engine/README.md has the figures): the
 * field of work tells trades apart, the requirements tell people of one trade apart.
 */
export const formula = {
  /** Points of the hundred that the field of work gives by itself; the rest is for what was asked. */
  fieldPoints: 30,
  /** What the points for what was asked are made of: requirements, and the posting's other words. */
  requirementShare: 0.55,
  /** Of the requirements' part, what all of them give and what the must-haves alone give once more. */
  allShare: 0.7,
  /**
   * A share this large is nearly enough: nobody shows everything. The power makes the first ones count most; the tail keeps some
   * points for what is still missing, so that a hundred means that nothing is. Without it people who missed a dozen had 100.
   */
  enough: { share: 0.7, power: 0.85, tail: 0.2 },
  /** The share of the posting's words that people of the trade use. */
  coverage: { enough: 0.45, tail: 0.2, floor: 0.2, heading: 0.2, besideRequirements: 0.4 },
  /** A phrase's words that stand in one sentence prove it in part, from this share of them on. */
  softProof: { enough: 0.6, least: 0.15 },
  /** Weight of a posting's field words from which its field is believed; a vague posting is judged by what it asks. */
  fieldBelief: 12,
  /** Who shows more of what was asked than this is of the field, whatever the words. */
  fieldByRequirements: 0.2,
  /** What is given where a posting asks for nothing that can be read: nothing found is no zero. */
  unread: 1,
  /** Each denied requirement costs more than its own share; what is shown beside all denials still counts a little. */
  denial: 1.5,
  mostDenied: 0.95,
  /** What is shown counts this much of itself even in a far field, so that nothing true is worth nothing. */
  leastFit: 0.03,
  /** A must counts three times a nice-to-have: the usual scale of hiring scorecards. */
  importance: { must: 3, preferred: 2, nice: 1 } satisfies Record<Importance, number>,
  /** Everyone claims soft skills, so they tell little; licences decide. */
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
  /** Words of a field of work are surer requirements than words that are in no field. */
  fieldTermBonus: 1,
  /** Synonyms and inflections are full matches; a typing error may be another word; a relative proves half. */
  strength: {
    exact: 1,
    alias: 1,
    inflected: 1,
    meaning: 0.95,
    near: 0.8,
    related: 0.5,
    partial: 0.7,
    none: 0,
  } satisfies Record<MatchStrength, number>,
  /** Shown in a dated job over listed over mentioned in passing; small, because layout is not skill. */
  placement: { shown: 1, listed: 0.95, passing: 0.9, none: 0 } satisfies Record<Placement, number>,
  /** Field words that a resume must have before its field is believed; a handful of words proves no trade. */
  fieldDoubt: 2,
  /** Fit from which on the field counts as the same: people of one trade do not share every word. */
  fieldEnough: 0.75,
  /** A second field is named beside the first from this share of its weight on; it does not change the score. */
  mainField: 0.6,
} as const;
