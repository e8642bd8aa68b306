import type { ConceptLanguage, PostingInput } from './concepts/concept-language.ts';
import type { Concepts } from './concepts/create-concepts.ts';
import { formulaVersion } from './score/formula.ts';
import type { Engine } from './types/engine.ts';

/** The engine with the concepts of every language: for whoever analyses many postings. */
export async function loadEngine(): Promise<Engine> {
  const { loadFor, languages } = await loadCore();
  return loadFor(languages);
}

/**
 * The engine for one posting: it has the concepts of that posting's language only, which load on the first posting in it; without
 * a posting it has none, and the rest is loaded and ready. Rejects when something cannot be loaded; the next call tries again.
 */
export async function loadEngineFor(posting?: PostingInput): Promise<Engine> {
  const { loadFor, languageFor } = await loadCore();
  return loadFor(posting ? [languageFor(posting)] : []);
}

let loading: ReturnType<typeof createCore> | undefined;

/** Lexicon and learned weights; they load on the first call only, as separate chunks in a browser. */
function loadCore(): ReturnType<typeof createCore> {
  loading ??= createCore().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function createCore() {
  const [
    { createModel },
    { conceptLanguages, conceptLanguageFor },
    { loadConcepts },
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
    import('./concepts/concept-language.ts'),
    import('./concepts/load-concepts.ts'),
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
  const engines = new Map<string, Engine>();
  return {
    languages: conceptLanguages,
    languageFor: conceptLanguageFor,
    async loadFor(languages: readonly ConceptLanguage[]): Promise<Engine> {
      const key = languages.join();
      const engine = engines.get(key) ?? engineWith(await loadConcepts(languages));
      engines.set(key, engine);
      return engine;
    },
  };
}
