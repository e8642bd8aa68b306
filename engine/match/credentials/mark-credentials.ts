import { conceptsNamed, loose } from '../../concepts/concept-names.ts';
import type { LanguageConcepts } from '../../concepts/create-concepts.ts';
import { readName } from '../../extract/credentials/licence-name.ts';
import { held } from '../../extract/credentials/licence-words.ts';
import type { PostingRequirement } from '../../extract/extract-requirements.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { isAboutOthers } from '../../extract/words/about-others.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import type { RequirementKind } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import { withWholeCredentials } from './whole-credentials.ts';

/** The kinds that a credential gets when no word beside it says what it is. */
const plainKinds: ReadonlySet<RequirementKind> = new Set<RequirementKind>(['skill', 'knowledge']);

/** "RDCs" are distribution centres, and no sonographer's RDCS; "handled RMAs" are returns. */
const severalOf = fewRanges(/(?:^| )\p{Lu}{2,5}s$/u);

/** Two letters stand for many things: "CA" is California, too. */
const shortestName = 3;

/** Without what it is in, it is no other credential than the one beside it: "Pflegefachfrau mit Examen". */
const ofNothing = /^(?:Examen|Abschluss|Diplom|Zertifikat|Prüfung|Nachweis|Anerkennung)$/u;

/** In a list of what is asked for, it is the certificate. */
const firstAid = /^(?:(?:emergency|p(?:a|ae)ediatric|basic|current) )?first aid(?: at work)?(?: train(?:ing|ed))?$/iu;
const namedSo = /(?:certificate|certification|licen[cs]e)$/iu;

/**
 * Marks credentials that only a list knows ("Red Seal", "CIMA", "CEng"), as the posting writes them: in lower case the same words are
 * seldom one. Like others they are then shown by short form, number and level, too: "CIPD Associate Diploma Level 5" has a CIPD Level 5.
 *
 * @param concepts none when those of the posting's language are not loaded: then all stay what they are
 */
export function markCredentials(
  requirements: readonly PostingRequirement[],
  posting: PostingText,
  concepts: LanguageConcepts | undefined,
): readonly PostingRequirement[] {
  if (concepts === undefined) return requirements;
  const { names } = concepts;
  const { lines, sections } = posting;
  const isOthers = ({ start }: Span) => {
    const line = lines[lineAt(lines, start)];
    return line !== undefined && isAboutOthers(line.content, start - line.start);
  };
  // "Carry out MOTs", "MOT tests": there it is the work.
  const isWork = ({ start }: Span) => {
    const at = lineAt(lines, start);
    return sections[at] === 'duties' && !held.test(lines[at]?.content ?? '');
  };
  const isWanted = ({ start }: Span) => /^(?:requirements|preferred)$/.test(sections[lineAt(lines, start)] ?? '');
  const isCredential = ({ requirement, terms }: PostingRequirement) =>
    plainKinds.has(requirement.kind) &&
    requirement.surface.length >= shortestName &&
    !ofNothing.test(requirement.surface) &&
    !severalOf.test(requirement.surface) &&
    terms.length > 0 &&
    ((firstAid.test(requirement.surface) && requirement.spans.some(isWanted)) ||
      ((/\p{Lu}/u.test(requirement.surface) || namedSo.test(requirement.surface)) && isListed(terms))) &&
    !requirement.spans.every((span) => isOthers(span) || isWork(span));
  const isKnown = ({ key }: PostingTerm) =>
    conceptsNamed(names, key).some(({ concept, part }) => part !== loose && names.isCredential(concept));
  const isListed = (terms: PostingRequirement['terms']) => terms.every(isKnown);
  return withWholeCredentials(requirements, posting, names).map((all) => {
    const each = ofCredentials(all, isKnown);
    if (each.requirement.kind !== 'licence' && !isCredential(each)) return each;
    if (ofNothing.test(each.requirement.surface))
      return { ...each, requirement: { ...each.requirement, importance: 'preferred' } };
    const licences = each.licences.length > 0 ? each.licences : each.terms.flatMap(({ surface }) => readName(surface));
    return { ...each, requirement: { ...each.requirement, kind: 'licence' }, licences };
  });
}

/** "Red Seal, Baker or equivalent trade papers" asks for the first: it is no other way to be a baker. */
function ofCredentials(asked: PostingRequirement, isKnown: (term: PostingTerm) => boolean): PostingRequirement {
  const known = asked.terms.filter(isKnown);
  const [first] = known;
  if (first === undefined || known.length === asked.terms.length) return asked;
  if (!asked.terms.some(({ surface }) => ofAnyKind.test(surface))) return asked;
  const surfaces = known.map(({ surface }) => surface);
  const requirement = {
    ...asked.requirement,
    surface: surfaces.join(' or '),
    canonical: known.map(({ canonical }) => canonical).join(' or '),
    alternatives: known.length > 1 ? surfaces : [],
    spans: known.flatMap(({ mentions }) => mentions.map(({ start, end }) => ({ start, end }))),
  };
  return { ...asked, requirement, terms: known };
}

const ofAnyKind = fewRanges(/(?<!\p{L})(?:papers|certificat\p{L}+|qualifications?|licen[cs]es?|diplomas?|tickets?)$/iu);
