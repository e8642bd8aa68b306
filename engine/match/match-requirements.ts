import { degreeLevelIn, degreeLevelOf, yearsAsked } from '../extract/credentials.ts';
import type { PostingRequirement } from '../extract/extract-requirements.ts';
import { formula } from '../score/formula.ts';
import { lineAt, splitSentences } from '../text/lines.ts';
import type { Token } from '../text/tokenise.ts';
import type { Evidence, RequirementMatch } from '../types.ts';
import { evidenceOf, matchTerm, mostEvidence } from './match-term.ts';
import type { ResumeText } from './read-resume.ts';
import { yearsOfExperience } from './years-of-experience.ts';

export interface MatchedRequirement extends RequirementMatch {
  confidence: number;
  /** Lexicon keys of its terms. */
  keys: string[];
  /** Of alternatives the one that the evidence is for, as the posting writes it. */
  proven: string;
}

export interface MatchResult {
  matches: MatchedRequirement[];
  /** Lines of the resume that answer something. */
  matchedLines: Set<number>;
}

/** Looks up every requirement in the resume. Of alternatives the best proven one counts. */
export function matchRequirements(requirements: readonly PostingRequirement[], resume: ResumeText): MatchResult {
  const matchedLines = new Set<number>();
  const matches = requirements.map(({ requirement, terms, confidence }): MatchedRequirement => {
    const keys = terms.map((term) => term.key);
    let best: { credit: number; evidence: Evidence[]; proven: string } = {
      credit: 0,
      evidence: [],
      proven: terms[0]?.surface ?? requirement.surface,
    };
    if (terms.length === 0) return { ...best, ...matchCredential(requirement, resume, matchedLines), confidence, keys };
    for (const term of terms) {
      for (const way of matchTerm(term, resume)) {
        for (const [place] of way.places) matchedLines.add(resume.lineOf[place] ?? 0);
        const evidence = evidenceOf(way, resume);
        const credit = Math.max(0, ...evidence.map(creditOf));
        if (credit > best.credit) best = { credit, evidence, proven: term.surface };
      }
    }
    const found = best.evidence.some((item) => item.strength !== 'related');
    return { requirement, found, ...best, confidence, keys };
  });
  return { matches, matchedLines };
}

function creditOf({ strength, placement }: Evidence): number {
  return formula.strength[strength] * formula.placement[placement];
}

/** A degree counts from its level on; years count in part. */
function matchCredential(
  requirement: PostingRequirement['requirement'],
  resume: ResumeText,
  matchedLines: Set<number>,
): RequirementMatch {
  if (requirement.kind === 'degree') {
    const asked = degreeLevelOf(requirement.canonical);
    const evidence: Evidence[] = [];
    // A resume without line breaks is one line: what one sentence of it denies says nothing of the others.
    const sentences = splitSentences(resume.text);
    const denied = new Set(deniedWords(resume).map((token) => lineAt(sentences, token.start)));
    for (const [index, { content, start, end }] of sentences.entries()) {
      if (denied.has(index) || degreeLevelIn(content) < asked) continue;
      matchedLines.add(lineAt(resume.lines, start));
      evidence.push({ line: content, span: { start, end }, placement: 'listed', strength: 'exact' });
    }
    const found = evidence.length > 0;
    return { requirement, found, credit: found ? 1 : 0, evidence: evidence.slice(0, mostEvidence) };
  }
  const credit = Math.min(1, yearsOfExperience(resume.text) / yearsAsked(requirement));
  return { requirement, found: credit >= 1, credit, evidence: [] };
}

function deniedWords({ tokens, negated }: ResumeText): Token[] {
  return tokens.filter((_, index) => negated[index] === 1);
}
