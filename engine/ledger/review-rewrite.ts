import { analyse } from '../analyse.ts';
import type { Model } from '../extract/extract-terms.ts';
import { optimise } from '../optimise/optimise.ts';
import type { AnalysisInput, Change, Decisions, Judgement } from '../types.ts';
import { applyChanges, textWith } from './apply-changes.ts';
import { compareResumes } from './compare-resumes.ts';

/**
 * What becomes of the resume by a person's decisions on a proposed rewrite: the accepted changes as far as they are safe,
 * the person's own words where they edited one, and the keywords that they said are true of them.
 */
export function reviewRewrite(
  input: AnalysisInput,
  proposedText: string,
  decisions: Decisions,
  model: Model,
): Judgement {
  const rewrite = { originalText: input.resumeText, improvedText: proposedText, confirmed: decisions.confirmed };
  const ledger = compareResumes(rewrite, model);
  const accepted = ledger.changes.map(({ id }) => id).filter((id) => !decisions.rejected.has(id));
  const resumeText = applyChanges(rewrite, ledger, accepted, model, decisions.edits);
  const { text, matchScore } = optimise({ ...input, resumeText }, decisions.keywords, model);
  return { ...ledger, text, matchScore };
}

/** The points that each change alone, safe or not, adds to the original's score; in the order of `changes`. */
export function scoreChanges(
  input: AnalysisInput,
  proposedText: string,
  changes: readonly Change[],
  model: Model,
): number[] {
  const rewrite = { originalText: input.resumeText, improvedText: proposedText };
  const { matchScore } = analyse(input, model);
  return changes.map((change) => {
    const resumeText = textWith(rewrite, [change]);
    return analyse({ ...input, resumeText }, model).matchScore - matchScore;
  });
}
