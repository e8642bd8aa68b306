import type { Importance, MatchStrength, Placement, RequirementKind } from '../types.ts';

/** Changes with every number below, so that a saved score says what made it. */
export const formulaVersion = 'shortlist-1';

/**
 * Every chosen number of the score. The points were chosen on the dev pairs (engine/README.md has the figures): the
 * field of work tells trades apart, the requirements tell people of one trade apart.
 */
export const formula = {
  /** Points for the field of work; the rest of the hundred goes to the requirements. */
  fieldPoints: 60,
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
  strength: { exact: 1, alias: 1, inflected: 1, near: 0.8, related: 0.5, none: 0 } satisfies Record<
    MatchStrength,
    number
  >,
  /** Shown in a dated job over listed over mentioned in passing; small, because layout is not skill. */
  placement: { shown: 1, listed: 0.95, passing: 0.9, none: 0 } satisfies Record<Placement, number>,
  /** Field words that a resume must have before its field is believed; a handful of words proves no trade. */
  fieldDoubt: 2,
  /** Fit from which on the field counts as the same: people of one trade do not share every word. */
  fieldEnough: 0.9,
  /** A second field is named beside the first from this share of its weight on; it does not change the score. */
  mainField: 0.6,
} as const;
