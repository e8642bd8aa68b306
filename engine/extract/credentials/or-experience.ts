import { fewRanges } from '../../text/few-ranges.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { PostingRequirement } from '../extract-requirements.ts';
import type { PostingText } from '../read-posting.ts';
import { plainRequirement } from './named-requirements.ts';

/** What a posting takes instead of a degree or a certificate. */
const instead = fewRanges(
  /(?<!\p{L})(?:(?:or|and\/or)(?: (?:an? |any |the )?(?:equivalent|comparable|similar|relevant|related|commensurate|equal|practical|demonstrable|significant|proven|work|professional|industry)){0,3}(?: (?:combination|mix|amount|level)(?: of)?)?(?: [\p{L}/]{2,12}(?:,| and| or)?){0,3} ?(?:experience|work history)|(?:or )?qualified by experience|in lieu of (?:an? )?(?:degree|diploma|qualification)|experience in lieu)(?!\p{L})/iu,
);

/** "Degree in marketing or two years of experience in sales": such years are asked for by themselves. */
const ofItsOwn = fewRanges(/\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|ten) (?:or more )?years/iu);

/** Years of work that stand for a degree of a rank, when the posting asks for fewer: about as long as its studies. */
const yearsFor: Readonly<Record<string, number>> = {
  doctorate: 8,
  "master's degree": 6,
  "bachelor's degree": 4,
  "associate's degree": 3,
  'high school diploma': 1,
};
/** The same for a certificate of a trade. */
const yearsForCertificate = 3;

const longestSentence = 160;

/** A degree or a certificate that years of work stand for, where the posting says so. */
export function orExperience(each: PostingRequirement, posting: PostingText, asked: number): PostingRequirement {
  const { requirement } = each;
  const { kind, spans, canonical } = requirement;
  const [span] = spans;
  const isCertificate = kind === 'licence' && each.licences.every(({ driving }) => driving === undefined);
  if (span === undefined || posting.language.code !== 'en' || !(kind === 'degree' || isCertificate)) return each;
  const rest = /^[^.;\n]*/u.exec(posting.text.slice(span.end, span.end + longestSentence))?.[0] ?? '';
  const way = instead.exec(rest)?.[0];
  if (way === undefined || ofItsOwn.test(way)) return each;
  const count = Math.max(asked, yearsFor[canonical] ?? yearsForCertificate);
  const years: Requirement = { ...requirement, canonical: `${count} years of experience`, kind: 'years' };
  return { ...each, options: [each, plainRequirement(years, each.probability)] };
}
