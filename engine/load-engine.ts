import { formulaVersion } from './score/formula.ts';
import type { Engine } from './types.ts';

let loading: Promise<Engine> | undefined;

/**
 * The engine with its lexicon and learned weights, which load on the first call only (as a separate chunk in a browser).
 * Rejects when they cannot be loaded; the next call tries again.
 */
export function loadEngine(): Promise<Engine> {
  loading ??= createEngine().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createEngine(): Promise<Engine> {
  const [
    { createModel },
    { createConcepts },
    { analyse },
    { optimise },
    { compareResumes },
    { applyChanges },
    { judgeRewrite },
    reviewing,
  ] = await Promise.all([
    import('./lexicon/create-model.ts'),
    // A separate file: the list of concepts grows, and a browser caches what has not changed.
    import('./concepts/create-concepts.ts'),
    import('./analyse.ts'),
    import('./optimise/optimise.ts'),
    import('./ledger/compare-resumes.ts'),
    import('./ledger/apply-changes.ts'),
    import('./ledger/judge-rewrite.ts'),
    import('./ledger/review-rewrite.ts'),
  ]);
  const model = createModel(createConcepts());
  return {
    version: formulaVersion,
    analyse: (input) => analyse(input, model),
    optimise: (input, confirmed) => optimise(input, confirmed, model),
    compare: (rewrite) => compareResumes(rewrite, model),
    judge: (input, proposedText, confirmed) => judgeRewrite(input, proposedText, confirmed, model),
    review: (input, proposedText, decisions) => reviewing.reviewRewrite(input, proposedText, decisions, model),
    scoreChanges: (input, proposedText, changes) => reviewing.scoreChanges(input, proposedText, changes, model),
    applyChanges: (rewrite, ledger, accepted) => applyChanges(rewrite, ledger, accepted, model),
  };
}
