import type { Requirement } from './requirement.ts';
import type { Span } from './span.ts';

/** `named`: by a name that is used for the same or for a part of it ("wages" for payroll), which need not be another name of it. */
export type MatchStrength =
  | 'exact'
  | 'alias'
  | 'inflected'
  | 'named'
  | 'meaning'
  | 'near'
  | 'related'
  | 'partial'
  | 'none';

export type Placement = 'shown' | 'listed' | 'passing' | 'none';

/** A line of the resume that proves a requirement, with the words that prove it. */
export interface Evidence {
  line: string;
  span: Span;
  placement: Placement;
  strength: MatchStrength;
}

export interface RequirementMatch {
  requirement: Requirement;
  found: boolean;
  /** 0 to 1: how much of the requirement's weight is earned. */
  credit: number;
  evidence: Evidence[];
}

export interface KeywordMatch {
  keyword: string;
  found: boolean;
  /** The resume's lines that show it. */
  locations: string[];
}
