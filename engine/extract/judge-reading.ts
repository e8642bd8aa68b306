import type { PostingReading } from '../types/requirement.ts';
import type { PostingRequirement } from './extract-requirements.ts';
import { boilerplate } from './lines/sections.ts';
import type { PostingText } from './read-posting.ts';

/** What is less likely to be asked for than `sure` fills up a list, but it is nothing that was found. */
const enough = { words: 80, requirements: 8, boilerplate: 0.7, sure: 0.3 } as const;

/** How much of a posting could be read, and when it is little, why. */
export function judgeReading(
  posting: PostingText,
  requirements: readonly PostingRequirement[],
): Omit<PostingReading, 'says' | 'band'> {
  const words = posting.tokens.length;
  const certainty = requirements.reduce((sum, { probability }) => sum + probability, 0);
  const reading = { words, requirements: requirements.length, certainty };
  const found = requirements.filter(({ probability }) => probability >= enough.sure).length;
  return found >= enough.requirements ? reading : { ...reading, little: reasonOf(posting) };
}

function reasonOf({ tokens, lineOf, sections, language }: PostingText): NonNullable<PostingReading['little']> {
  if (tokens.length < enough.words) return 'short';
  if (!language.covered) return 'language';
  const idle = tokens.filter((_, index) => boilerplate.has(sections[lineOf[index] ?? 0] ?? 'open')).length;
  return idle >= enough.boilerplate * tokens.length ? 'company' : 'general';
}
