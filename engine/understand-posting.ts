import type { PostingInput } from './concepts/concept-language.ts';
import { extractRequirements, type PostingRequirement } from './extract/extract-requirements.ts';
import type { Reader } from './extract/extract-terms.ts';
import type { AskWeights } from './extract/lines/line-asks.ts';
import { partOffers } from './extract/lines/part-offers.ts';
import { type PostingText, readPosting } from './extract/read-posting.ts';
import { rarityOf } from './extract/words/rarity.ts';
import { profilePosting } from './score/field-fit.ts';
import type { FieldProfile } from './score/field-profile.ts';
import { RecentTexts } from './text/cache/recent-texts.ts';
import { movedTwice } from './text/close-gaps.ts';
import { joinWrapped } from './text/join-wrapped.ts';
import { mendWords } from './text/mend-words.ts';
import { readablePart } from './text/most-read.ts';
import { roundBullets } from './text/round-bullets.ts';
import { lemma } from './text/tokenise.ts';

/** What a posting says: the same for every resume that is held against it. */
export interface UnderstoodPosting {
  posting: PostingText;
  requirements: readonly PostingRequirement[];
  /** How much it is about each field of work. */
  fields: FieldProfile;
}

/** The text of a posting that is read, what of it is the title that was given apart, and whether the rest was cut. */
export function readablePosting({ jobTitle, jobDescription }: PostingInput) {
  const heading = jobTitle ? `${jobTitle}\n` : '';
  const read = readablePart(jobDescription);
  return { text: heading + read, heading, isCut: read !== jobDescription };
}

/**
 * The postings that are kept for the next call, and how long one may be in characters: while a person edits a resume, or changes are
 * scored one by one, the posting stays the same, and reading it is half of an analysis.
 */
const kept = { texts: 4, characters: 20_000 } as const;

/** By the weights that every model has its own of: concepts, which differ from posting to posting, have no part in reading. */
const remembered = new WeakMap<AskWeights, RecentTexts<UnderstoodPosting>>();

/** Reads a posting and what it asks for; the last few are remembered. Linear in the length. */
export function understandPosting(text: string, model: Reader): UnderstoodPosting {
  const recent = remembered.get(model.asks) ?? new RecentTexts<UnderstoodPosting>(kept);
  remembered.set(model.asks, recent);
  return recent.get(text, () => understand(text, model));
}

function understand(text: string, model: Reader): UnderstoodPosting {
  // Only here: the texts that reading is learned from have one sentence in a line.
  const mended = mendWords(text, (word) => rarityOf(model.rarity, lemma(word)));
  const read = readPosting(partOffers(joinWrapped(roundBullets(mended.text))), model.asks);
  const posting = { ...read, sourceOf: movedTwice(mended.sourceOf, read.sourceOf) };
  return { posting, requirements: extractRequirements(posting, model), fields: profilePosting(posting, model) };
}
