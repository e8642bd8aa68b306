import type { AnalysisResult } from '#contract/analysis.ts';
import type { Analysis, RequirementKind } from '#engine';

/** What a line of skills cannot say: years, degrees and titles stand with jobs and schools. */
const notSkills: ReadonlySet<RequirementKind> = new Set(['years', 'degree', 'title']);

/**
 * The missing keywords that a person can confirm for their skills section. Of alternatives ("Epic or Cerner") each is
 * offered by itself, for who has one rarely has all. Without an explanation: the missing keywords as they are.
 */
export function offeredKeywords(result: AnalysisResult, explanation: Analysis | undefined): string[] {
  if (!explanation) return result.keywordMatches.filter((match) => !match.found).map((match) => match.keyword);
  const offered = explanation.requirements
    .filter(({ found, requirement }) => !found && !notSkills.has(requirement.kind))
    .flatMap(({ requirement }) =>
      requirement.alternatives.length > 1 ? requirement.alternatives : [requirement.surface],
    );
  return [...new Set(offered)];
}
