import type { Span } from './span.ts';

export type RequirementKind =
  | 'skill'
  | 'tool'
  | 'knowledge'
  | 'licence'
  | 'degree'
  | 'years'
  | 'language'
  | 'title'
  | 'soft';

/** `unsure`: the posting names it, but hardly as something that it asks for. */
export type Importance = 'must' | 'preferred' | 'nice' | 'unsure';

/** One thing the posting asks for. Alternatives ("Python or Java") are one requirement. */
export interface Requirement {
  /** As the posting writes it (the first mention). */
  surface: string;
  /** Canonical form, the same for every alias. */
  canonical: string;
  alternatives: string[];
  kind: RequirementKind;
  importance: Importance;
  /** Mentions in the posting. */
  spans: Span[];
}

/** How much of a posting could be read. */
export interface PostingReading {
  words: number;
  requirements: number;
  /** The sum of the requirements' probabilities: how many the posting is expected to ask for. */
  certainty: number;
  /**
   * Why little was found to match, when there are fewer than eight requirements: the posting is `short` (under 80 words), in a
   * `language` that is not covered, is mostly about the `company`, its offer and the law, or names little in `general`
   * words only. The page then says: we found little to match in this posting.
   */
  little?: 'short' | 'language' | 'company' | 'general';
  /** How reliable the score is: the number alone, `about` the number with a band, or so `little` that only the findings count. */
  says: 'number' | 'about' | 'little';
  /** The two ends of the band. */
  band?: { from: number; to: number };
}
