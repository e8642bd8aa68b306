import { analyse } from '../analyse.ts';
import type { Model } from '../extract/extract-terms.ts';
import type { AnalysisInput } from '../types/analysis.ts';
import type { Judgement } from '../types/ledger.ts';
import type { Opinion } from '../types/opinion.ts';
import { safeTogether, textWith } from './apply-changes.ts';
import { compareResumes } from './compare-resumes.ts';

/** The part of a proposed resume that may be taken over without asking, that text's score by the same formula, and the ledger. */
export function judgeRewrite(
  input: AnalysisInput,
  proposedText: string,
  confirmed: readonly string[],
  model: Model,
  opinions: readonly Opinion[] = [],
): Judgement {
  const rewrite = { originalText: input.resumeText, improvedText: proposedText, confirmed, now: input.now, opinions };
  const ledger = compareResumes(rewrite, model);
  const accepted = safeTogether(rewrite, ledger.changes, model);
  const text = textWith(rewrite, accepted);
  const { matchScore } = analyse({ ...input, resumeText: text }, model);
  return { ...ledger, text, matchScore, taken: accepted.map(({ id }) => id) };
}
