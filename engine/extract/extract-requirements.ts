import type { Requirement, RequirementKind } from '../types.ts';
import { extractCredentials } from './credentials.ts';
import { mostKeywords } from './extract-keywords.ts';
import { extractTerms, type Model, type PostingTerm } from './extract-terms.ts';
import { importanceOf } from './importance.ts';
import type { PostingText } from './read-posting.ts';

/** A requirement with what matching needs beside the public fields. */
export interface PostingRequirement {
  requirement: Requirement;
  /** Terms of which one suffices; empty for degrees and years. */
  terms: PostingTerm[];
  confidence: number;
}

/** Everything a posting asks for, surest first; alternatives ("Python or Java") are one requirement. */
export function extractRequirements(posting: PostingText, model: Model): PostingRequirement[] {
  const terms = extractTerms(posting, model).slice(0, mostKeywords);
  const groups = groupAlternatives(terms, posting);
  const credentials = extractCredentials(posting);
  const degreeSpans = credentials.flatMap((credential) => credential.spans);
  return [
    ...groups
      .filter(([first]) => !first?.mentions.every((mention) => degreeSpans.some((span) => overlaps(mention, span))))
      .map((group) => toRequirement(group, posting)),
    ...credentials.map((requirement) => ({ requirement, terms: [], confidence: 1 })),
  ];
}

/** Joins terms that stand alone between "or": A or B, A, B or C, A/B. Each term joins one group. */
function groupAlternatives(terms: readonly PostingTerm[], { text }: PostingText): PostingTerm[][] {
  const ordered = terms
    .flatMap((term) => term.mentions.map((mention) => ({ term, mention })))
    .sort((a, b) => a.mention.start - b.mention.start);
  const groupOf = new Map<PostingTerm, PostingTerm[]>(terms.map((term) => [term, [term]]));
  let run = new Set<PostingTerm>();
  for (const [index, { term, mention }] of ordered.entries()) {
    const before = ordered[index - 1];
    const gap = before ? text.slice(before.mention.end, Math.min(mention.start, before.mention.end + 12)) : '';
    if (before && /^,? (?:or|oder|and\/or|bzw\.) $/.test(gap)) {
      run.add(before.term).add(term);
      const members = [...new Set([...run].flatMap((member) => groupOf.get(member) ?? []))];
      for (const member of members) groupOf.set(member, members);
    }
    if (before && gap === ', ') run.add(before.term);
    else run = new Set();
  }
  return [...new Set(groupOf.values())];
}

function toRequirement(terms: PostingTerm[], posting: PostingText): PostingRequirement {
  const [first, ...others] = terms;
  const levels = terms.map((term) => importanceOf(term, posting));
  const requirement: Requirement = {
    surface: terms.map((term) => term.surface).join(' or '),
    canonical: terms.map((term) => term.canonical).join(' or '),
    alternatives: others.length === 0 ? [] : terms.map((term) => term.surface),
    kind: kindOf(first),
    importance: levels.includes('must') ? 'must' : levels.includes('preferred') ? 'preferred' : 'nice',
    spans: terms.flatMap((term) => term.mentions.map(({ start, end }) => ({ start, end }))),
  };
  return { requirement, terms, confidence: Math.max(...terms.map((term) => term.confidence)) };
}

function kindOf(term: PostingTerm | undefined): RequirementKind {
  return term?.kind ?? 'knowledge';
}

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
