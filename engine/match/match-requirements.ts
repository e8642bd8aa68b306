import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import { degreeLevelIn, degreeLevelOf, yearsAsked } from '../extract/credentials.ts';
import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { Model } from '../extract/extract-terms.ts';
import { levelOfLanguage } from '../extract/language-levels.ts';
import { workIn, yearsWorked } from '../resume/years-worked.ts';
import { formula } from '../score/formula.ts';
import { lineAt } from '../text/lines.ts';
import type { Token } from '../text/tokenise.ts';
import type { Evidence, RequirementMatch } from '../types/match.ts';
import type { Span } from '../types/span.ts';
import type { ResumeText } from './index-resume.ts';
import { evidenceOf, matchTerm, mostEvidence } from './match-term.ts';
import { lookUpConcepts } from './show-concepts.ts';
import { credentialClauses, isPending, showLicence } from './show-licence.ts';
import { softProof } from './soft-proof.ts';

export interface MatchedRequirement extends RequirementMatch {
  confidence: number;
  /** Lexicon keys of its terms. */
  keys: string[];
  /** Among alternatives, the one that the evidence is for, as the posting writes it. */
  proven: string;
}

export interface MatchResult {
  matches: MatchedRequirement[];
  /** Lines of the resume that meet a requirement. */
  matchedLines: Set<number>;
}

/** What matching knows of words; without concepts nothing is shown in other words. */
export interface MatchKnowledge extends Pick<Model, 'rarity'> {
  /** Those of the posting's language. */
  concepts: LanguageConcepts | undefined;
}

/** Looks up every requirement in the resume. Among alternatives, the best proven one counts. */
export function matchRequirements(
  requirements: readonly PostingRequirement[],
  resume: ResumeText,
  { concepts, rarity }: MatchKnowledge,
  now?: string,
): MatchResult {
  const matchedLines = new Set<number>();
  const inOtherWords = lookUpConcepts(
    concepts,
    requirements.flatMap(({ terms }) => terms),
    resume,
  );
  const clauses = requirements.some(({ licences }) => licences.length > 0) ? credentialClauses(resume) : [];
  const matches = requirements.map(
    ({ requirement, terms, licences, level, yearsOf, confidence }): MatchedRequirement => {
      const keys = terms.map((term) => term.key);
      let best: { credit: number; evidence: Evidence[]; proven: string } = {
        credit: 0,
        evidence: [],
        proven: terms[0]?.surface ?? requirement.surface,
      };
      if (requirement.kind === 'years')
        return { ...best, ...matchYears(requirement, yearsOf, resume, now), confidence, keys };
      if (requirement.kind === 'degree')
        return { ...best, ...matchDegree(requirement, resume, matchedLines), confidence, keys };
      const shownBy = showLicence(licences, clauses, resume);
      if (shownBy.length > 0) {
        for (const { span } of shownBy) matchedLines.add(lineAt(resume.lines, span.start));
        best = {
          credit: Math.max(...shownBy.map((item) => creditOf(item))),
          evidence: shownBy,
          proven: requirement.surface,
        };
      }
      for (const term of terms) {
        const ways = [...matchTerm(term, resume), ...(isExact(licences) ? [] : inOtherWords(term))];
        const soft = ways.length === 0 ? softProof(term, resume, rarity) : undefined;
        for (const way of soft ? [soft] : ways) {
          for (const [place] of way.places) matchedLines.add(resume.lineOf[place] ?? 0);
          const evidence = evidenceOf(way, resume);
          const credit = Math.max(0, ...evidence.map((item) => creditOf(item, way.share)));
          if (credit > best.credit) best = { credit, evidence, proven: term.surface };
        }
      }
      if (level !== undefined && isBelow(level, terms, resume))
        best = {
          ...best,
          credit: best.credit / 2,
          evidence: best.evidence.map((each) => ({ ...each, strength: 'partial' })),
        };
      const found = best.evidence.some((item) => item.strength !== 'related' && item.strength !== 'partial');
      return { requirement, found, ...best, confidence, keys };
    },
  );
  return { matches, matchedLines };
}

/** Whether the resume gives the language a level wherever it names it, and a lower one than is asked for. */
function isBelow(level: number, terms: PostingRequirement['terms'], resume: ResumeText): boolean {
  const shown = terms
    .flatMap(({ canonical }) => resume.terms.get(canonical) ?? [])
    .map(([from, to]) => {
      const { content, start } = resume.lines[resume.lineOf[from] ?? 0] ?? { content: '', start: 0 };
      const [first, last] = [resume.tokens[from]?.start ?? 0, resume.tokens[to - 1]?.end ?? 0];
      return levelOfLanguage(content, first - start, last - start, false) ?? Number.POSITIVE_INFINITY;
    });
  return shown.length > 0 && Math.max(...shown) < level;
}

/** Of what has a number in its name, other names of its kind are other things: OSHA 10 is no OSHA 30. */
function isExact(licences: PostingRequirement['licences']): boolean {
  return licences.some(({ codes, level }) => level !== undefined || codes.some((code) => /\d/.test(code)));
}

function creditOf({ strength, placement }: Evidence, share = 1): number {
  return formula.strength[strength] * formula.placement[placement] * share;
}

/** A degree counts if it has at least the required level. */
function matchDegree(
  requirement: PostingRequirement['requirement'],
  resume: ResumeText,
  matchedLines: Set<number>,
): RequirementMatch {
  const asked = degreeLevelOf(requirement.canonical);
  const evidence: Evidence[] = [];
  // A resume without line breaks is one line: a denial in one sentence says nothing about the others.
  const sentences = resume.resume.lines;
  const denied = new Set(deniedWords(resume).map((token) => lineAt(sentences, token.start)));
  for (const [index, { content, start, end }] of sentences.entries()) {
    if (denied.has(index) || isPending(content) || degreeLevelIn(content) < asked) continue;
    matchedLines.add(lineAt(resume.lines, start));
    evidence.push({ line: content, span: { start, end }, placement: 'listed', strength: 'exact' });
  }
  const found = evidence.length > 0;
  return { requirement, found, credit: found ? 1 : 0, evidence: evidence.slice(0, mostEvidence) };
}

/** Years count in part; "5 years of Java" counts the jobs that show Java. */
function matchYears(
  requirement: PostingRequirement['requirement'],
  terms: PostingRequirement['yearsOf'],
  resume: ResumeText,
  now: string | undefined,
): RequirementMatch {
  const spans = terms.length === 0 ? undefined : terms.flatMap((term) => placesOf(term, resume));
  const credit = Math.min(1, yearsWorked(workIn(resume.resume), now, spans) / yearsAsked(requirement));
  return { requirement, found: credit >= 1, credit, evidence: [] };
}

/** Where a resume shows a term: a tool by its name, a skill also by what is related. */
function placesOf(term: PostingRequirement['terms'][number], { tokens, ...resume }: ResumeText): Span[] {
  return matchTerm(term, { tokens, ...resume })
    .filter(({ strength }) => strength !== 'related' || term.kind !== 'tool')
    .flatMap(({ places }) => places)
    .map(([from, to]) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }));
}

function deniedWords({ tokens, negated }: ResumeText): Token[] {
  return tokens.filter((_, index) => negated[index] === 1);
}
