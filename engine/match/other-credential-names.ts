import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { PostingTerm } from '../extract/extract-terms.ts';
import { namesIn } from '../extract/licence-lists.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Evidence } from '../types/match.ts';
import type { ResumeText } from './index-resume.ts';
import { evidenceOf, type TermMatchResult } from './match-term.ts';
import { isPending } from './show-licence.ts';

/** The names of a credential as lists have them: each as the posting writes it, and without its last word. */
export function credentialTerms({ requirement, licences }: PostingRequirement): PostingTerm[] {
  if (requirement.kind !== 'licence' || licences.length === 0) return [];
  return namesIn(requirement.surface)
    .map((name) => tokenise(name).map(({ lemma }) => lemma))
    .flatMap((words) => [words, words.slice(0, -1)])
    .filter(({ length }) => length > 1)
    .map((own) => ({
      surface: requirement.surface,
      canonical: own.join(' '),
      key: own.join(' '),
      kind: 'licence',
      probability: 1,
      confidence: 1,
      mentions: [],
    }));
}

/** Where the resume has another name of the very credential ("CACHE Level 3"); one with other numbers is another credential. */
export function otherNamesOf(
  { canonical }: Pick<PostingTerm, 'canonical'>,
  ways: readonly TermMatchResult[],
  resume: ResumeText,
): Evidence[] {
  const numbers = new Set(canonical.match(/\d+/g));
  const isSame = ([from, to]: readonly [number, number]) =>
    resume.tokens.slice(from, to).every(({ lower }) => !/\d/.test(lower) || numbers.has(lower));
  return ways
    .filter(({ strength }) => strength === 'named')
    .flatMap((way) => evidenceOf({ ...way, places: way.places.filter(isSame) }, resume))
    .filter(({ line }) => !isPending(line));
}
