import { extractRequirements, type PostingRequirement } from './extract/extract-requirements.ts';
import type { Model } from './extract/extract-terms.ts';
import { type PostingText, readPosting } from './extract/read-posting.ts';
import { profilePosting } from './score/field-fit.ts';
import type { FieldProfile } from './score/field-profile.ts';
import { joinWrapped } from './text/join-wrapped.ts';
import { RecentTexts } from './text/recent-texts.ts';

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
const kept = { texts: 4, characters: 20_000 } as const;

const remembered = new WeakMap<Model, RecentTexts<UnderstoodPosting>>();

/** Reads a posting and what it asks for; the last few are remembered. Linear in the length. */
export function understandPosting(text: string, model: Model): UnderstoodPosting {
  const recent = remembered.get(model) ?? new RecentTexts<UnderstoodPosting>(kept);
  remembered.set(model, recent);
  return recent.get(text, () => understand(text, model));
}

function understand(text: string, model: Model): UnderstoodPosting {
  // Only here: the texts that reading is learned from have one sentence in a line.
  const posting = readPosting(joinWrapped(text), model.asks);
  return { posting, requirements: extractRequirements(posting, model), fields: profilePosting(posting, model) };
}
