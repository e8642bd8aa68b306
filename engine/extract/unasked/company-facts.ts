import { fewRanges } from '../../text/few-ranges.ts';
import { isBulleted } from '../../text/lines.ts';
import { numbersBetween } from '../../text/number-names.ts';
import { speaksToApplicants } from './company-prose.ts';

const count = String.raw`(?:\d[\d.,]{0,12}\+?(?: (?:million|mio\.?))?|${numbersBetween('en', 2, 12)}|${numbersBetween('de', 2, 12)})`;
/** What employers count of themselves. */
const counted = String.raw`staff|people|employees|associates|colleagues|nurses|vets|doctors|partners|residents|beds|bedrooms|covers|seats|homes|branches|clinics|locations|sites|practices|plants|factories|depots|offices|stores|shops|salons|hangars|machines|countries|states|customers|clients|patients|members|policies|students|pupils|children|places|berufsträger|mitarbeite\p{L}{1,7}|beschäftigte|leute|menschen|kolleg\p{L}{2,9}|standorte?n?|filialen|werken?|ländern?|kunden|mandanten|kinder|betten|plätze`;
const fact = fewRanges(
  new RegExp(
    String.raw`(?<!\p{L})(?:${count} (?:\p{L}{2,20} )?(?:${counted})|(?:since|founded|established|opened|seit|gegründet)(?: in)? (?:19|20)\d\d|family[- ](?:owned|run|group)|independent|inhabergeführt|series [a-e])(?!\p{L})`,
    'giu',
  ),
);

/** One such number may be of the work ("functions for 150 people"). */
const fewest = 2;
/** Longer lines are whole postings. */
const longest = 600;

/**
 * Whether a line without any word that speaks to applicants counts what the employer is ("four vets, five nurses, independent since 1990"):
 * its other words are no requirements. Linear in the length.
 */
export function countsEmployer(content: string): boolean {
  if (isBulleted(content) || content.length > longest || speaksToApplicants(content)) return false;
  return (content.match(fact) ?? []).length >= fewest;
}
