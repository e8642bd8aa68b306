import type { Requirement, RequirementKind, Span } from '../types.ts';
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
  /** What the years are to be of ("5 years of Java"), one of them; empty for years of any work. */
  yearsOf: PostingTerm[];
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
    ...credentials.map((requirement) => ({
      requirement,
      terms: [],
      yearsOf: requirement.kind === 'years' ? yearsOf(requirement, groups, posting) : [],
      confidence: 1,
    })),
  ];
}

/** "5 years of Java", "3 Jahre Erfahrung mit Java", and "Java (5 years)". */
const behindYears =
  /^\s{0,2}(?:(?:of|in|with|mit|an)\s)?(?:(?:professional|hands-on|practical|relevant|solid|strong|proven|commercial|working|work|recent|einschlägige|praktische)\s){0,2}(?:experience|expertise|berufserfahrung|erfahrung)?\s?(?:(?:of|in|with|using|mit|in|im)\s)?(?:the\s)?$/iu;
const beforeYears = /^\s(?:experience\s)?[(:–-]\s?(?:at least |minimum |min\. |mindestens |mind\. )?$/iu;
/** As far as the years and what they are of stand apart. */
const mostBetween = 60;

/** The tools or skills whose years are asked for, alternatives together. */
function yearsOf({ spans }: Requirement, groups: readonly PostingTerm[][], { text }: PostingText): PostingTerm[] {
  const [years] = spans;
  if (years === undefined) return [];
  const isMeant = ({ start, end }: Span) =>
    (start >= years.end && start - years.end <= mostBetween && behindYears.test(text.slice(years.end, start))) ||
    (end <= years.start && years.start - end <= mostBetween && beforeYears.test(text.slice(end, years.start)));
  const group = groups.find((terms) => terms.some(({ kind, mentions }) => isSkill(kind) && mentions.some(isMeant)));
  return group?.filter(({ kind }) => isSkill(kind)) ?? [];
}

function isSkill(kind: PostingTerm['kind']): boolean {
  return kind === 'tool' || kind === 'skill';
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
  return { requirement, terms, yearsOf: [], confidence: Math.max(...terms.map((term) => term.confidence)) };
}

function kindOf(term: PostingTerm | undefined): RequirementKind {
  return term?.kind ?? 'knowledge';
}

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
