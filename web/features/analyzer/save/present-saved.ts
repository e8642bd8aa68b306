import { type SavedAnalysis, UNTITLED_JOB } from '#contract/resume.ts';
import type { CurrentAnalysis } from '../lib/analyzer-state.ts';

/** A saved analysis as the analyzer shows it. What a row of an earlier version lacks is left out. */
export function presentSaved(saved: SavedAnalysis): CurrentAnalysis {
  const { rewriting } = saved;
  const hasOptimized = saved.optimizedResume !== '';
  return {
    runId: `saved-${saved.id}`,
    request: {
      jobTitle: saved.jobTitle === UNTITLED_JOB ? undefined : saved.jobTitle,
      jobDescription: saved.jobDescription,
      resumeText: saved.resumeText,
      resumeRoles: saved.resumeRoles,
      now: saved.analysedOn,
    },
    result: {
      matchScore: saved.matchScore,
      optimizedMatchScore: saved.optimizedMatchScore,
      keywordMatches: saved.keywordMatches,
      recommendations: saved.recommendations,
      improvedResumeText: saved.optimizedResume,
      missingKeywordsInContext: saved.missingKeywordsInContext,
      now: saved.analysedOn,
      version: saved.engineVersion,
      reading: saved.reading,
      ...(saved.engineVersion?.startsWith('basic') && { engine: 'basic' as const }),
      ...(rewriting && { rewriting: { ...rewriting, changes: [] } }),
    },
    decisions: saved.decisions,
    saving: { status: 'saved', id: saved.id },
    isStale: false,
    isRewriting: false,
    isReopened: true,
    analysedText: rewriting?.originalText ?? saved.resumeText,
    startScore: hasOptimized ? saved.optimizedMatchScore : saved.matchScore,
    isOriginalEdited: false,
    revision: saved.revision,
  };
}
