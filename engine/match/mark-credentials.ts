import { conceptsNamed, loose } from '../concepts/concept-names.ts';
import type { LanguageConcepts } from '../concepts/create-concepts.ts';
import { isAboutOthers } from '../extract/about-others.ts';
import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { PostingText } from '../extract/read-posting.ts';
import { lineAt } from '../text/lines.ts';
import type { RequirementKind } from '../types/requirement.ts';
import type { Span } from '../types/span.ts';

/** The kinds that a credential gets when no word beside it says what it is. */
const plainKinds: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['skill', 'knowledge']);

/** Two letters stand for many things: "CA" is California, too. */
const shortestName = 3;

/**
 * Marks credentials that only a list knows ("Red Seal", "CIMA", "CEng"), as the posting writes them: in lower case the same words are
 * seldom one.
 *
 * @param concepts none when those of the posting's language are not loaded: then all stay what they are
 */
export function markCredentials(
  requirements: readonly PostingRequirement[],
  { lines }: Pick<PostingText, 'lines'>,
  concepts: LanguageConcepts | undefined,
): readonly PostingRequirement[] {
  if (concepts === undefined) return requirements;
  const { names } = concepts;
  const isOthers = ({ start }: Span) => {
    const line = lines[lineAt(lines, start)];
    return line !== undefined && isAboutOthers(line.content, start - line.start);
  };
  const isCredential = ({ requirement, terms }: PostingRequirement) =>
    plainKinds.has(requirement.kind) &&
    requirement.surface.length >= shortestName &&
    /\p{Lu}/u.test(requirement.surface) &&
    terms.length > 0 &&
    !requirement.spans.every(isOthers) &&
    terms.every(({ key }) =>
      conceptsNamed(names, key).some(({ concept, part }) => part !== loose && names.isCredential(concept)),
    );
  return requirements.map((each) =>
    isCredential(each) ? { ...each, requirement: { ...each.requirement, kind: 'licence' } } : each,
  );
}
