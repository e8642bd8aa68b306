import { analyse } from '../analyse.ts';
import type { Model } from '../extract/extract-terms.ts';
import { optimise } from '../optimise/optimise.ts';
import { splitLines } from '../text/lines.ts';
import type { AnalysisInput } from '../types/analysis.ts';
import type { Change, Decisions, Judgement } from '../types/ledger.ts';
import { safeTogether, textWith } from './apply-changes.ts';
import { compareResumes } from './compare-resumes.ts';
import { isTooLong } from './too-long.ts';

/**
 * The resume after a person's decisions on a proposed rewrite: the accepted changes as far as they are safe,
 * the person's own words where they edited one, and the keywords that they said are true of them.
 */
export function reviewRewrite(
  input: AnalysisInput,
  proposedText: string,
  decisions: Decisions,
  model: Model,
): Judgement {
  const rewrite = {
    originalText: input.resumeText,
    improvedText: proposedText,
    confirmed: decisions.confirmed,
    now: input.now,
  };
  const ledger = compareResumes(rewrite, model);
  const { edits, rejected } = decisions;
  const accepted = safeTogether(
    rewrite,
    ledger.changes.filter(({ id }) => !rejected.has(id) && !edits.has(id)),
    model,
  );
  // Nobody has to prove to this engine what they write about themselves.
  const edited = ledger.changes.filter(({ id }) => edits.has(id));
  const resumeText = textWith(rewrite, [...accepted, ...edited], edits);
  const { text, matchScore } = optimise({ ...input, resumeText }, decisions.keywords, model);
  return { ...ledger, text, matchScore, taken: [...accepted, ...edited].map(({ id }) => id) };
}

/** The points that each change alone, safe or not, adds to the original's score; in the order of `changes`. */
export function scoreChanges(
  input: AnalysisInput,
  proposedText: string,
  changes: readonly Change[],
  model: Model,
): number[] {
  const rewrite = { originalText: input.resumeText, improvedText: proposedText };
  // Nothing of what is not compared is taken over, so it is worth nothing.
  if ([input.resumeText, proposedText].some((text) => isTooLong({ lines: splitLines(text) })))
    return changes.map(() => 0);
  const { matchScore } = analyse(input, model);
  return changes.map((change) => {
    const resumeText = textWith(rewrite, [change]);
    return analyse({ ...input, resumeText }, model).matchScore - matchScore;
  });
}
