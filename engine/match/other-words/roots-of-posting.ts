import type { PostingText } from '../../extract/read-posting.ts';
import { onceForBoth } from '../../text/cache/once-for.ts';
import type { WordRoots } from '../../text/roots/word-roots.ts';

/** The roots of a posting's words: half-qualified people write those as well. */
export const rootsOfPosting = onceForBoth(({ tokens }: PostingText, { rootOf }: WordRoots): ReadonlySet<string> => {
  const roots = new Set<string>();
  for (const { lemma } of tokens) roots.add(rootOf(lemma));
  return roots;
});
