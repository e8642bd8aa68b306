import type { PostingInput } from './concepts/concept-language.ts';
import type { Concepts } from './concepts/create-concepts.ts';
import { loadOnce } from './concepts/load-once.ts';
import type { Model } from './extract/extract-terms.ts';
import { formulaVersion } from './score/formula.ts';
import type { Scorer } from './types/engine.ts';

/** What scores, with the model that it reads with. */
export interface LoadedScorer {
  scorer: Scorer;
  model: Model;
}

/**
 * What scores resumes for one posting: it has the concepts of that posting's language, and the phrasings that it asks for, which load on
 * the first posting that does; any other posting is for another scorer. Without a posting it has none, and the rest is loaded and ready.
 * Rejects when something cannot be loaded; the next call tries again.
 */
export async function loadScorerFor(posting?: PostingInput): Promise<Scorer> {
  return (await loadScoringFor(posting)).scorer;
}

export async function loadScoringFor(posting?: PostingInput): Promise<LoadedScorer> {
  // Two downloads at a time: concepts need not wait for lexicon and weights.
  const [{ scorerWith, unspoken, concepts }] = await Promise.all([loadCore(), posting && startConcepts(posting)]);
  return scorerWith(posting ? await concepts.loadConceptsFor(posting, unspoken) : {});
}

/** The same with the concepts of every language and all their phrasings. */
export async function loadScoring(): Promise<LoadedScorer> {
  const { scorerWith, concepts } = await loadCore();
  return scorerWith(await concepts.loadAllConcepts());
}

async function startConcepts(posting: PostingInput): Promise<void> {
  const [{ conceptLanguageFor }, { loadConcepts }] = await Promise.all([
    import('./concepts/concept-language.ts'),
    import('./concepts/load-concepts.ts'),
  ]);
  await loadConcepts(conceptLanguageFor(posting), []);
}

/** Lexicon and learned weights; they load on the first call only, as separate chunks in a browser. */
const loadCore = loadOnce(async () => {
  const [{ createModel }, concepts, { analyse }, { optimise }] = await Promise.all([
    import('./lexicon/create-model.ts'),
    import('./load-concepts-for.ts'),
    import('./analyse.ts'),
    import('./optimise/optimise.ts'),
  ]);
  const unspoken = createModel();
  const scorerWith = (spoken: Concepts): LoadedScorer => {
    const model = { ...unspoken, concepts: spoken };
    const scorer: Scorer = {
      version: formulaVersion,
      analyse: (input) => analyse(input, model),
      optimise: (input, confirmed) => optimise(input, confirmed, model),
    };
    return { scorer, model };
  };
  return { scorerWith, unspoken, concepts };
});
