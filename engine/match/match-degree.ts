import { degreeLevelOf } from '../extract/credentials/credentials.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { lineAt } from '../text/lines.ts';
import type { Token } from '../text/tokenise.ts';
import type { Evidence, RequirementMatch } from '../types/match.ts';
import type { Requirement } from '../types/requirement.ts';
import { degreeLevelsOf } from './credentials/show-degree.ts';
import type { ResumeText } from './index-resume.ts';
import { mostEvidence } from './match-term.ts';

/** A degree counts if it has at least the required level. */
export function matchDegree(requirement: Requirement, resume: ResumeText, matchedLines: Set<number>): RequirementMatch {
  const asked = degreeLevelOf(requirement.canonical);
  const isUpperSchool = upperSchool.test(requirement.surface);
  const evidence: Evidence[] = [];
  // A resume without line breaks is one line: a denial in one sentence says nothing about the others.
  const sentences = resume.resume.lines;
  const levels = degreeLevelsOf(resume);
  const denied = new Set(deniedWords(resume).map((token) => lineAt(sentences, token.start)));
  for (const [index, { content, start, end }] of sentences.entries()) {
    const level = levels[index];
    if (level === undefined || level < asked || denied.has(index)) continue;
    if (isUpperSchool && level === asked && !upperSchool.test(content)) continue;
    matchedLines.add(lineAt(resume.lines, start));
    evidence.push({ line: content, span: { start, end }, placement: 'listed', strength: 'exact' });
  }
  const found = evidence.length > 0;
  return { requirement, found, credit: found ? 1 : 0, evidence: evidence.slice(0, mostEvidence) };
}

/** What admits to a university, of all that ends school. */
const upperSchool = fewRanges(/abitur|matura|reifeprüfung|diplomprüfung|hochschulreife|a[- ]levels?(?!\p{L})/iu);

function deniedWords({ tokens, negated, inAddress }: ResumeText): Token[] {
  return tokens.filter((_, index) => negated[index] === 1 && inAddress[index] === 0);
}
