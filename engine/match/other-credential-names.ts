import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { PostingTerm } from '../extract/extract-terms.ts';
import { namesIn } from '../extract/licence-lists.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Evidence } from '../types/match.ts';
import type { ResumeText } from './index-resume.ts';
import { evidenceOf, type TermMatchResult } from './match-term.ts';
import { isPending } from './show-licence.ts';

/**
 * The names of a credential as lists have them: each as the posting writes it, and without its last word. A standard ("DGUV V3") has other names,
 * too, and keeps its number in all of them.
 */
export function credentialTerms({ requirement, licences, options }: PostingRequirement): PostingTerm[] {
  const isStandard = requirement.kind === 'knowledge' && options.length === 0 && /\d/.test(requirement.surface);
  if ((requirement.kind !== 'licence' && !isStandard) || licences.length === 0) return [];
  return namesIn(requirement.surface)
    .map((name) => tokenise(name).map(({ lemma }) => lemma))
    .flatMap((words) => (isStandard ? [words] : [words, words.slice(0, -1)]))
    .filter(({ length }) => length > 1)
    .map((own) => ({
      surface: requirement.surface,
      canonical: own.join(' '),
      key: own.join(' '),
      kind: isStandard ? undefined : 'licence',
      probability: 1,
      confidence: 1,
      mentions: [],
    }));
}

/** Where the resume has another name of the very credential ("CACHE Level 3"); one with other numbers is another credential. */
export function otherNamesOf(
  { canonical, kind }: Pick<PostingTerm, 'canonical' | 'kind'>,
  ways: readonly TermMatchResult[],
  resume: ResumeText,
): Evidence[] {
  const numbers = new Set(canonical.match(/\d+/g));
  const isSame = ([from, to]: readonly [number, number]) => {
    const written = resume.tokens.slice(from, to).flatMap(({ lower }) => lower.match(/\d+/g) ?? []);
    return (kind === 'licence' || written.length > 0) && written.every((number) => numbers.has(number));
  };
  return ways
    .filter(({ strength }) => strength === 'named')
    .flatMap((way) => evidenceOf({ ...way, places: way.places.filter(isSame) }, resume))
    .filter(({ line }) => !isPending(line));
}
