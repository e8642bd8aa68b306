import { conceptLanguageFor, conceptLanguages, type PostingInput } from './concepts/concept-language.ts';
import type { Concepts } from './concepts/create-concepts.ts';
import { loadConcepts } from './concepts/load-concepts.ts';
import type { Reader } from './extract/extract-terms.ts';
import { termsAsked } from './match/match-requirements.ts';
import { chunksAsked } from './match/other-words/show-concepts.ts';
import { readablePosting, understandPosting } from './understand-posting.ts';

/** The concepts of every language, with all phrasings. */
export async function loadAllConcepts(): Promise<Concepts> {
  const loaded = await Promise.all(
    conceptLanguages.map(async (language) => [language, await loadConcepts(language)] as const),
  );
  return Object.fromEntries(loaded);
}

/** While a person edits a resume, or changes are scored one by one, the posting stays the same. */
let last: { posting: PostingInput; concepts: Concepts } | undefined;

/**
 * The concepts that the analysis of a posting looks for: those of its language, with the phrasings that it asks for. Which these are
 * follows from the posting alone.
 */
export async function loadConceptsFor(posting: PostingInput, reader: Reader): Promise<Concepts> {
  const { jobTitle, jobDescription } = posting;
  if (last?.posting.jobDescription === jobDescription && last.posting.jobTitle === jobTitle) return last.concepts;
  const language = conceptLanguageFor(posting);
  // They load while the posting is read.
  const loading = loadConcepts(language, []);
  const understood = understandPosting(readablePosting(posting).text, reader);
  const chunks = chunksAsked(await loading, termsAsked(understood.requirements), understood.posting);
  const concepts = { [language]: await loadConcepts(language, chunks) };
  last = { posting: { jobTitle, jobDescription }, concepts };
  return concepts;
}
