import type { PostingInput } from './concepts/concept-language.ts';
import type { Concepts } from './concepts/create-concepts.ts';
import { loadOnce } from './concepts/load-once.ts';
import { formulaVersion } from './score/formula.ts';
import type { Engine } from './types/engine.ts';

/** The engine with the concepts of every language and all their phrasings: for whoever analyses many postings. */
export async function loadEngine(): Promise<Engine> {
  const { engineWith, loadAll } = await loadCore();
  return engineWith(await loadAll());
}

/**
 * The engine for one posting: it has the concepts of that posting's language, and the phrasings that it asks for, which load on the first
 * posting that does; any other posting is for another engine. Without a posting it has none, and the rest is loaded and ready. Rejects when something cannot be loaded; the next call tries again.
 */
export async function loadEngineFor(posting?: PostingInput): Promise<Engine> {
  const { engineWith, loadFor } = await loadCore();
  return engineWith(posting ? await loadFor(posting) : {});
}

/** Lexicon and learned weights; they load on the first call only, as separate chunks in a browser. */
const loadCore = loadOnce(createCore);

async function createCore() {
  const [
    { createModel },
    { loadAllConcepts, loadConceptsFor },
    { analyse },
    { optimise },
    { compareResumes },
    { applyChanges },
    { judgeRewrite },
    { listDoubts },
    reviewing,
    { reviewPart },
  ] = await Promise.all([
    import('./lexicon/create-model.ts'),
    import('./load-concepts-for.ts'),
    import('./analyse.ts'),
    import('./optimise/optimise.ts'),
    import('./ledger/compare-resumes.ts'),
    import('./ledger/apply-changes.ts'),
    import('./ledger/judge-rewrite.ts'),
    import('./ledger/opinion/list-doubts.ts'),
    import('./ledger/review-rewrite.ts'),
    import('./ledger/review-part.ts'),
  ]);
  const unspoken = createModel();
  const engineWith = (concepts: Concepts): Engine => {
    const model = { ...unspoken, concepts };
    return {
      version: formulaVersion,
      analyse: (input) => analyse(input, model),
      optimise: (input, confirmed) => optimise(input, confirmed, model),
      compare: (rewrite) => compareResumes(rewrite, model),
      doubts: (rewrite) => listDoubts(rewrite, model),
      judge: (input, proposedText, confirmed, opinions) =>
        judgeRewrite(input, proposedText, confirmed, model, opinions),
      review: (input, proposedText, decisions, opinions) =>
        reviewing.reviewRewrite(input, proposedText, decisions, model, opinions),
      reviewPart: (input, partialText, decisions) => reviewPart(input, partialText, decisions, model),
      scoreChanges: (input, proposedText, changes) => reviewing.scoreChanges(input, proposedText, changes, model),
      applyChanges: (rewrite, ledger, accepted) => applyChanges(rewrite, ledger, accepted, model),
    };
  };
  return {
    engineWith,
    loadAll: loadAllConcepts,
    loadFor: (posting: PostingInput) => loadConceptsFor(posting, unspoken),
  };
}
