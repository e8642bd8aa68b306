import type { AnalysisResult } from '#contract/analysis.ts';
import { texts } from '../texts.ts';

/** How the note begins in a server's answer. */
const unavailable = 'AI analysis unavailable';

/** The recommendation for an answer that is not an analysis (product rule 8.4). */
export const invalidFormatMessage = texts.notes.invalidFormat;

/** The recommendation that says why the analysis is basic matching. */
export function unavailableMessage(reason: string): string {
  return texts.notes.unavailable(reason);
}

/** Whether a recommendation is the note of a limited analysis. */
export function isUnavailableNote(recommendation: string): boolean {
  return recommendation.startsWith(unavailable) || recommendation.startsWith(texts.notes.start);
}

/** Why a result is limited, as the alert shows it; undefined when it is a full one. */
export function limitedMessage(result: AnalysisResult): string | undefined {
  return result.recommendations.find(isUnavailableNote);
}
