import { analyse } from '../analyse.ts';
import type { Model } from '../extract/extract-terms.ts';
import { optimise } from '../optimise/optimise.ts';
import { splitLines } from '../text/lines.ts';
import type { AnalysisInput } from '../types/analysis.ts';
import type { Change, Decisions, Judgement, Rewrite } from '../types/ledger.ts';
import type { Opinion } from '../types/opinion.ts';
import { safeTogether, textWith } from './apply-changes.ts';
import { compareResumes } from './compare-resumes.ts';
import { isTooLong } from './lines/too-long.ts';

/**
 * The resume after a person's decisions on a proposed rewrite: the accepted changes as far as they are safe,
 * the person's own words where they edited one, and the keywords that they said are true of them.
 */
export function reviewRewrite(
  input: AnalysisInput,
  proposedText: string,
  decisions: Decisions,
  model: Model,
  opinions: readonly Opinion[] = [],
): Judgement {
  const rewrite = {
    originalText: input.resumeText,
    improvedText: proposedText,
    confirmed: decisions.confirmed,
    now: input.now,
    opinions,
  };
  const { changes, accepted, taken } = decide(rewrite, decisions, model);
  const resumeText = textWith(rewrite, accepted, decisions.edits);
  const { text, matchScore } = optimise({ ...input, resumeText }, decisions.keywords, model);
  return { changes, text, matchScore, taken };
}

/** The changes of a rewrite, and which of them go in: those that are safe together, and those in the person's own words. */
export function decide(rewrite: Rewrite, { edits, rejected }: Decisions, model: Model) {
  const { changes } = compareResumes(rewrite, model);
  const safe = safeTogether(
    rewrite,
    changes.filter(({ id }) => !rejected.has(id) && !edits.has(id)),
    model,
  );
  // Nobody has to prove to this engine what they write about themselves.
  const accepted = [...safe, ...changes.filter(({ id }) => edits.has(id))];
  return { changes, accepted, taken: accepted.map(({ id }) => id) };
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
