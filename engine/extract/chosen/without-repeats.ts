import { beginsWithDigit } from '../../text/begins-with-digit.ts';
import { wordSet } from '../../text/word-set.ts';
import type { PostingTerm } from '../extract-terms.ts';
import type { PostingText } from '../read-posting.ts';
import { withOneShift } from '../words/shift-words.ts';
import { verbBase } from '../words/verbs.ts';

/** Words that add nothing to what they stand beside: "GMP rules" asks for GMP. As lemmas. */
const lightWords: ReadonlySet<string> =
  wordSet(`basic basics principle technique procedure protocol norm process practice fundamental concept task duty activity work operation method
  environment setting sector industry experience knowledge skill tool system architecture qualified certified requirement regulation guideline
  standard rule function issue matter related need programme program initiative`);

/**
 * Terms without those that ask for another one with words that add nothing: "Attrition" and "control attrition", "Java" and "Java 8/11" are each one
 * keyword, with all mentions of both.
 */
export function withoutRepeats(
  terms: readonly PostingTerm[],
  { language }: Pick<PostingText, 'language'>,
): PostingTerm[] {
  if (language.code === 'de') return withOneShift(terms);
  const kept: PostingTerm[] = [];
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const added = new Map<PostingTerm, PostingTerm[]>();
  for (const term of terms) {
    const core = term.kind === undefined ? byKey.get(coreOf(term.key)) : undefined;
    if (core === undefined || core === term || !names(core)) kept.push(term);
    else added.set(core, [...(added.get(core) ?? []), term]);
  }
  return kept.map((term) => {
    const repeats = added.get(term) ?? [];
    if (repeats.length === 0) return term;
    const mentions = [...term.mentions, ...repeats.flatMap((repeat) => repeat.mentions)].sort(
      (a, b) => a.start - b.start,
    );
    const surest = (of: 'probability' | 'confidence') => Math.max(term[of], ...repeats.map((repeat) => repeat[of]));
    return { ...term, mentions, probability: surest('probability'), confidence: surest('confidence') };
  });
}

/** A single small word is not what a longer name is about: "care" of "care environment". */
function names({ key, kind, surface }: PostingTerm): boolean {
  return kind !== undefined || key.includes(' ') || /\p{Lu}/u.test(surface);
}

/** A key without the verb that leads it, numbers, and words that add nothing. */
export function coreOf(key: string): string {
  const core = withoutLightEnd(key);
  const [first = '', ...rest] = core.split(' ');
  return rest.length > 0 && verbBase(first) !== undefined ? rest.join(' ') : core;
}

/** A key without the numbers and the words that add nothing at its end. */
export function withoutLightEnd(key: string): string {
  const words = key.split(' ');
  const isLight = (word = '') => lightWords.has(word) || beginsWithDigit(word);
  let to = words.length;
  while (to > 1 && isLight(words[to - 1])) to -= 1;
  return words.slice(0, to).join(' ');
}
