import type { PostingInput } from './concepts/concept-language.ts';
import { loadOnce } from './concepts/load-once.ts';
import { type LoadedScorer, loadScoring, loadScoringFor } from './load-scorer.ts';
import type { Engine } from './types/engine.ts';

/** The engine with the concepts of every language and all their phrasings: for whoever analyses many postings. */
export async function loadEngine(): Promise<Engine> {
  const [scoring, withLedger] = await Promise.all([loadScoring(), loadLedger()]);
  return withLedger(scoring);
}

/** The scorer of `loadScorerFor` with the ledger, which loads on the first call only. */
export async function loadEngineFor(posting?: PostingInput): Promise<Engine> {
  const [scoring, withLedger] = await Promise.all([loadScoringFor(posting), loadLedger()]);
  return withLedger(scoring);
}

const loadLedger = loadOnce(async () => {
  const [
    { compareResumes },
    { applyChanges },
    { judgeRewrite },
    { listDoubts },
    { reviewRewrite, scoreChanges },
    { reviewPart },
  ] = await Promise.all([
    import('./ledger/compare-resumes.ts'),
    import('./ledger/apply-changes.ts'),
    import('./ledger/judge-rewrite.ts'),
    import('./ledger/opinion/list-doubts.ts'),
    import('./ledger/review-rewrite.ts'),
    import('./ledger/review-part.ts'),
  ]);
  return ({ scorer, model }: LoadedScorer): Engine => ({
    ...scorer,
    compare: (rewrite) => compareResumes(rewrite, model),
    doubts: (rewrite) => listDoubts(rewrite, model),
    judge: (input, proposedText, confirmed, opinions) => judgeRewrite(input, proposedText, confirmed, model, opinions),
    review: (input, proposedText, decisions, opinions) =>
      reviewRewrite(input, proposedText, decisions, model, opinions),
    reviewPart: (input, partialText, decisions) => reviewPart(input, partialText, decisions, model),
    scoreChanges: (input, proposedText, changes) => scoreChanges(input, proposedText, changes, model),
    applyChanges: (rewrite, ledger, accepted) => applyChanges(rewrite, ledger, accepted, model),
  });
});
