import { type ConceptNames, loose } from '../../concepts/concept-names.ts';
import { readName } from '../../extract/credentials/licence-name.ts';
import { overlaps } from '../../extract/credentials/named-requirements.ts';
import type { PostingRequirement } from '../../extract/extract-requirements.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import { longestAround } from '../other-words/names-around.ts';

/** A credential is written like a name: "AWS Solutions Architect Professional", and no "driving licence checks". */
const proper = fewRanges(/\p{Lu}[^\n]{0,40} \p{Lu}|\d/u);

/**
 * A keyword that is a part of a listed credential's name is that credential: of "AWS Solutions Architect Professional" no AWS. English only,
 * because German nouns are all written like names.
 */
export function withWholeCredentials(
  requirements: readonly PostingRequirement[],
  posting: PostingText,
  names: ConceptNames,
): readonly PostingRequirement[] {
  if (posting.language.code !== 'en') return requirements;
  const taken: Span[] = requirements.flatMap(({ requirement }) =>
    requirement.kind === 'licence' ? requirement.spans : [],
  );
  return requirements.flatMap((each) => {
    const whole = wholeOf(each, posting, names);
    if (whole === undefined) return each;
    // "Supervisor" of a Food Safety Supervisor asks for nothing more.
    if (taken.some((span) => overlaps(span, whole))) return [];
    taken.push(whole);
    return asCredential(each, whole, posting);
  });
}

/** Where the one mention of a keyword stands within a credential's name. */
function wholeOf(
  { requirement, terms, options }: PostingRequirement,
  posting: PostingText,
  names: ConceptNames,
): Span | undefined {
  const [mention, ...others] = terms.flatMap(({ mentions }) => mentions);
  if (requirement.kind === 'licence' || options.length > 0 || mention === undefined || others.length > 0)
    return undefined;
  const [place] = longestAround(names, posting, mention).filter(({ name }) =>
    names.conceptsOf(name, false).some(({ concept, part }) => part !== loose && names.isCredential(concept)),
  );
  const [first, last] = [posting.tokens[place?.from ?? 0], posting.tokens[(place?.to ?? 0) - 1]];
  if (place === undefined || first === undefined || last === undefined) return undefined;
  return proper.test(posting.text.slice(first.start, last.end)) ? { start: first.start, end: last.end } : undefined;
}

function asCredential(asked: PostingRequirement, { start, end }: Span, { text }: PostingText): PostingRequirement {
  const surface = text.slice(start, end);
  const key = tokenise(surface)
    .map(({ lemma }) => lemma)
    .join(' ');
  const terms = asked.terms.map(
    (term): PostingTerm => ({ ...term, surface, canonical: surface, key, kind: 'licence' }),
  );
  const named = {
    surface,
    canonical: surface,
    kind: 'licence',
    spans: [{ start, end }],
  } satisfies Partial<Requirement>;
  return { ...asked, requirement: { ...asked.requirement, ...named }, terms, licences: readName(surface) };
}
