import { extractRequirements, type PostingRequirement } from './extract/extract-requirements.ts';
import type { Model } from './extract/extract-terms.ts';
import { type PostingText, readPosting } from './extract/read-posting.ts';
import { profilePosting } from './score/field-fit.ts';
import type { FieldProfile } from './score/field-profile.ts';

/** What a posting says: the same for every resume that is held against it. */
export interface UnderstoodPosting {
  posting: PostingText;
  requirements: readonly PostingRequirement[];
  /** How much it is about each field of work. */
  fields: FieldProfile;
}

/**
 * The postings that are kept for the next call, and how long one may be in characters: while a person edits a resume, or changes are
 * scored one by one, the posting stays the same, and reading it is half of an analysis.
 */
const kept = { postings: 4, characters: 20_000 } as const;

const remembered = new WeakMap<Model, Map<string, UnderstoodPosting>>();

/** Reads a posting and what it asks for; the last few are remembered. Linear in the length. */
export function understandPosting(text: string, model: Model): UnderstoodPosting {
  const known = remembered.get(model) ?? new Map<string, UnderstoodPosting>();
  remembered.set(model, known);
  const understood = known.get(text) ?? understand(text, model);
  // A map keeps the order of insertion: the posting that was used last goes to the end.
  known.delete(text);
  if (text.length <= kept.characters) known.set(text, understood);
  for (const oldest of [...known.keys()].slice(0, -kept.postings)) known.delete(oldest);
  return understood;
}

function understand(text: string, model: Model): UnderstoodPosting {
  const posting = readPosting(text, model.asks);
  return { posting, requirements: extractRequirements(posting, model), fields: profilePosting(posting, model) };
}
