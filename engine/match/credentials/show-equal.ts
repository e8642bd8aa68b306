import { degreeLevelOf } from '../../extract/credentials/credentials.ts';
import { levelIn } from '../../extract/credentials/licence-name.ts';
import { credentialTitles, ownNames } from '../../extract/credentials/licence-words.ts';
import type { Resume, SectionKind } from '../../resume/resume.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { ResumeText } from '../index-resume.ts';
import { type CredentialClause, findClauses } from './credential-clause.ts';
import { isCredentialWord } from './is-credential-word.ts';
import { degreeLevelsOf } from './show-degree.ts';

/** Credentials by how long it takes to get one. Schools and driving licences are equivalent to none. */
const rank = { none: 0, course: 1, trade: 2, degree: 3 } as const;

/** The ranks of degreeLevelIn: a high school's diploma, an apprenticeship, a bachelor's and above. */
const rankOfDegree = [rank.none, rank.trade, rank.degree, rank.degree, rank.degree] as const;

const school = fewRanges(
  /(?<!\p{L})(?:gcses?|a[- ]levels?|high school|secondary school|leaving cert\p{L}*|ged|hauptschul\p{L}*|realschul\p{L}*|mittlere reife|abitur|fachabitur|driv(?:er|ing)\p{L}*|führerschein\p{L}*|fahrerlaubnis|licence class|class \d)(?!\p{L})/iu,
);
const course = fewRanges(
  /first aid|erste[- ]hilfe|ersthelfer|cpr|aed|(?<!\p{L})bls|food (?:safety|hygiene|handl)|hygiene|gesundheitszeugnis|belehrung|manual handling|whmis|white card|cscs|fork ?lift|stapler|reach truck|dbs|osha|safeguarding|smart ?serve|rsa(?!\p{L})|child(?:ren)? check|typing|kurs(?!\p{L})|lehrgang|seminar|schulung/iu,
);
/** Masters and technicians rank with a bachelor's degree in Germany; so do members of a professional body. */
const likeDegree = fewRanges(
  /(?<!\p{L})(?:\p{L}*meister(?:in|brief|prüfung)?|\p{L}*techniker(?:in)?|\p{L}*fachwirt(?:in)?|\p{L}*betriebswirt(?:in)?|bilanzbuchhalter(?:in)?|chartered|chartership|acca|aca|cima|cpa|ceng|ieng|m?rics|rgn|rmn)(?!\p{L})/iu,
);
/** NVQ 6 is a degree's level, 5 nearly. */
const levelOfDegree = 5;

/** "NNEB nursery nurse, 1998", where such are listed. */
const leadingCode = fewRanges(/^[\s\-–•*]*\p{Lu}{3,}(?!\p{L})/u);
const ofOwnName = fewRanges(
  /(?<!\p{L})(?:journey(?:man|woman|person)|red seal|city (?:&|and) guilds|trade test)(?!\p{L})/iu,
);
const listed: ReadonlySet<SectionKind> = new Set<SectionKind>(['credentials', 'education']);

/** Sentences about work name many a certificate that is not one's own. */
const ofWork: ReadonlySet<SectionKind> = new Set<SectionKind>(['jobs', 'projects', 'volunteering', 'achievements']);

/** Whether a resume shows another credential of the rank of one of which the posting takes an equivalent. */
export function showsEqual(requirement: Requirement, resume: ResumeText): boolean {
  const asked = rankAsked(requirement);
  if (asked === rank.none) return false;
  const level = levelIn(requirement.surface);
  const levels = degreeLevelsOf(resume);
  if (levels.some((shown) => shown !== undefined && (rankOfDegree[shown] ?? rank.none) >= asked)) return true;
  const isEqual = (clause: CredentialClause) => {
    if (rankShown(clause, resume.resume) < asked) return false;
    const shown = levelIn(clause.text);
    return level === undefined || shown === undefined || shown >= level;
  };
  return findClauses(resume, isEqual).length > 0;
}

function rankAsked({ kind, canonical, surface }: Requirement): number {
  if (kind === 'degree') return rankOfDegree[degreeLevelOf(canonical)] ?? rank.trade;
  if (school.test(surface)) return rank.none;
  return course.test(surface) ? rank.course : rank.trade;
}

function rankShown({ text, start, words, isListed }: CredentialClause, { lines }: Resume): number {
  const line = lines[lineAt(lines, start)];
  if (!isListed || line === undefined || line.role === 'heading' || school.test(text)) return rank.none;
  const isOfWork = ofWork.has(line.section) && line.role === 'sentence';
  const isNamed = words.some(({ lemma }) => (isOfWork ? credentialTitles.has(lemma) : isCredentialWord(lemma)));
  const isCode = leadingCode.test(text) || ofOwnName.test(text) || text.search(ownNames) >= 0;
  if (!isNamed && !(listed.has(line.section) && isCode)) return rank.none;
  if (course.test(text)) return rank.course;
  return likeDegree.test(text) || (levelIn(text) ?? 0) >= levelOfDegree ? rank.degree : rank.trade;
}
