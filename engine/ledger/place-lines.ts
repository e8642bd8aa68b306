import { isRightBelow, type Sentence } from '../text/lines.ts';
import { bulletOf } from '../text/list-style.ts';
import { dateRange } from './months.ts';
import { titleWord } from './title-words.ts';

/** What a line of a resume is for. */
export type Role = 'contact' | 'heading' | 'header' | 'credential' | 'list' | 'sentence';

export interface Place {
  role: Role;
  /** Number of the job or school (the block of header lines) it stands under; undefined before the first. */
  job: number | undefined;
  /** A summary may draw on the whole resume. */
  isSummary: boolean;
}

type Section = 'top' | 'summary' | 'jobs' | 'education' | 'credentials' | 'list';

const sectionHeadings: readonly [Section, RegExp][] = [
  ['education', /^(?:education|academic|academics|ausbildung|bildung|studium|schul)/i],
  // Every word of it, because "Oregon RN license" is a licence and no heading.
  [
    'credentials',
    /^[\s,&/]*(?:(?:professional|additional|other|relevant|current|and|und|training|courses?|memberships?|education|awards?|honou?rs?|certificat\w*|certs?|licen[sc]\w*|credentials?|registrations?|zertifi\w*|tickets|qualifications?)(?:[\s,&/]+|$))+$/i,
  ],
  [
    'list',
    /skills|competenc|technolog|\btools\b|languages|kenntnisse|sprachen|proficienc|expertise|strengths|^(?:additional|other|further) (?:information|details)$|^miscellaneous$/i,
  ],
  ['summary', /summary|objective|profile|overview|^about|^profil|interests|hobbies|references/i],
  [
    'jobs',
    /experience|employment|work|career|^jobs?\b|^positions?\b|^(?:roles|posts|appointments|assignments)$|professional background|projects?\b|berufs|werdegang|projekte|internship|volunteer|history/i,
  ],
];

const period =
  /\b(?:19|20)\d{2}\s*(?:-|–|—|to|bis|until|till)\s*(?:\p{L}{3,9}\.?,?\s+|\d{1,2}[/.])?(?:(?:19|20)\d{2}|\d{2}\b|present|current|now|today|ongoing|heute|date)|\b(?:since|seit|from)\s+(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}|\b(?:19|20)\d{2}\b[)\]]?\s*$|^[([]?(?:19|20)\d{2}\b|\b(?:19|20)\d{2}\b[),;:\s–-]+(?:with )?(?:distinction|merit|pass|first|upper|lower|second|hon(?:ou)?rs|gpa|grade|cum|magna|summa|[12]:[12])\b/iu;
/** From one date to another, or to now. */
const hasPeriod =
  /\b(?:19|20)\d{2}\s*(?:-|–|—|to|bis|until|till)\s*\S|\b(?:since|seit|from)\s+(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}/iu;
const contact = /\S@\S|https?:|www\.|linkedin|github\.com|(?:\+?\d[\s().-]{0,2}){9}/i;
const degree =
  /\b(?:bachelor|master|b\.?\s?sc|m\.?\s?sc|b\.?\s?[as]\b|m\.?\s?[as]\b|pharmd|llb|mba|phd|mpharm|hn[cd]\b|pgce|diploma|degree|associate of|gcse|a-levels?|apprenticeship|diplom|abitur|ausbildung)/i;

/** A summary is short, and judging it by the whole resume takes time: what is longer is judged as other lines are. */
const longestSummary = 20;

/** Finds headings, the header lines of jobs and schools, credentials, lists and sentences, and groups them by job. */
export function placeLines(text: string, lines: readonly Sentence[]): Place[] {
  const places: Place[] = [];
  let section: Section = 'top';
  let job = 0;
  let isClosed = false;
  let summaryLines = 0;
  const dated = lines.map(isDatedHeader);
  const hasHeadings = lines.some((line) => sectionOf(line.content));
  for (const [index, line] of lines.entries()) {
    const named = sectionOf(line.content);
    const above = places.at(-1);
    if (named) section = named;
    // Jobs may stand under no heading of their own.
    if (isLead(section) && dated[index] && !named && hasPeriod.test(line.content)) section = 'jobs';
    let role = named ? 'heading' : roleIn(section, line.content, index === 0 && lines.length > 1);
    const touches = (other: number) => {
      const [upper, lower] = other < index ? [lines[other], line] : [line, lines[other]];
      return dated[other] === true && upper && lower && isRightBelow(text, upper, lower);
    };
    if (role !== 'heading' && role !== 'contact' && section !== 'summary' && section !== 'list') {
      if (role === 'sentence' && dated[index]) role = 'header';
      else if (role === 'sentence' && section !== 'credentials' && isPlainName(line.content)) {
        if (
          touches(index + 1) ||
          isTwoAbove(text, lines, index, dated) ||
          (touches(index - 1) && above?.role === 'header') ||
          (section === 'jobs' && isLone(text, lines, index, dated))
        )
          role = 'header';
      }
      if (role === 'sentence' && section === 'education' && degree.test(line.content)) role = 'header';
    }
    const startsBlock = role === 'header' && !(above?.role === 'header' && joins(text, lines, index, dated));
    if (startsBlock) job += 1;
    // What stands below the schools' heading is no more of the last job.
    if (named === 'education') isClosed = true;
    else if (startsBlock) isClosed = false;
    const isLoose =
      role === 'heading' ||
      section === 'summary' ||
      section === 'top' ||
      section === 'list' ||
      section === 'credentials';
    const isSummary =
      summaryLines < longestSummary &&
      (section === 'summary' || (section === 'top' && role === 'sentence' && hasHeadings));
    if (isSummary) summaryLines += 1;
    places.push({ role, job: role === 'header' || (!isLoose && !isClosed && job > 0) ? job : undefined, isSummary });
  }
  return places;
}

/** What stands before the jobs. */
function isLead(section: Section): boolean {
  return section === 'top' || section === 'summary';
}

/** Two dated lines are two jobs; a name and a date, one under the other, are one. */
function joins(text: string, lines: readonly Sentence[], index: number, dated: readonly boolean[]): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || (dated[index] && dated[index - 1])) return false;
  return isRightBelow(text, above, line) || isLone(text, lines, index - 1, dated);
}

/** An employer between empty lines, above the first of the jobs that were held there. */
function isLone(text: string, lines: readonly Sentence[], index: number, dated: readonly boolean[]): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || !below || dated[index] || dated[index + 1] !== true || isRightBelow(text, line, below)) return false;
  return above === undefined || !isRightBelow(text, above, line) || sectionOf(above.content) !== undefined;
}

/** A title above a company above a date. */
function isTwoAbove(text: string, lines: readonly Sentence[], index: number, dated: readonly boolean[]): boolean {
  const [line, next, last] = lines.slice(index, index + 3);
  if (!line || !next || !last || dated[index + 2] !== true || !isPlainName(next.content)) return false;
  return isRightBelow(text, line, next) && isRightBelow(text, next, last) && !sectionOf(next.content);
}

function sectionOf(content: string): Section | undefined {
  const bare = content.replace(/(?<![:*_#=\-–])[:*_#=\-–]+\s*$|^[*_#=\-–\s]+|\s\([^)]{0,60}\)$/g, '');
  const words = bare.split(/\s+/).length;
  // "Experience with Kubernetes" is no heading.
  if (/\p{L}\s+(?:with|using|in|as|mit)\s+\p{L}/iu.test(bare)) return undefined;
  if (words > 5 || bare.length > 45 || /[.;,]$/.test(bare) || /\d|:/.test(bare) || bulletOf(content)) return undefined;
  // "Project Manager" and "Social Worker" are titles, and so is "Associate, Employment".
  if (/^\p{L}+,/u.test(bare) && titleWord.test(bare.split(',')[0]?.toLowerCase() ?? '')) return undefined;
  if (titleWord.test(bare.split(/\s+/).at(-1)?.toLowerCase() ?? '')) return undefined;
  const isLoud = bare === bare.toUpperCase() || content.trimEnd().endsWith(':') || words <= 3;
  return isLoud ? sectionHeadings.find(([, pattern]) => pattern.test(bare))?.[0] : undefined;
}

function roleIn(section: Section, content: string, isFirst: boolean): Role {
  if (
    contact.test(content.replace(dateRange, '')) ||
    (isFirst && bulletOf(content) === undefined && !content.includes(':') && content.split(/\s+/).length <= 6)
  )
    return 'contact';
  if (
    /^(?:[-–*•]\s*)?(?:\p{L}+ ){0,3}(?:certificat\w*|licen[sc]es?|registrations?|licen[sc]es? and \w+)\s*:/iu.test(
      content,
    )
  )
    return 'credential';
  if (
    /^(?:[-–*•]\s*)?(?:\p{L}+[ &/]+){0,3}(?:skills|languages|tools|technologies|software|systems|it|kenntnisse|sprachen)\s*:/iu.test(
      content,
    )
  )
    return 'list';
  // Below the schools, without a heading of their own.
  const isPaper = /\blicen[cs]es?$|^\p{L}+ (?:registered|certified)\b/iu.test(content);
  if (section === 'credentials' || (section === 'education' && isPaper)) return 'credential';
  return section === 'list' ? 'list' : 'sentence';
}

/** A sentence that begins in the line, and a deed without a bullet: "Took two apprentices along from 2021". */
const told = /\p{Ll}{4}[.;] +\p{Lu}|\b(?:while|when|because|was|were|who|I|my)\b|^\p{Lu}\p{Ll}+(?: \p{Ll}+){3}/u;

/** A line of a job or a school: short, without a bullet, with its period or year. */
function isDatedHeader({ content }: Sentence): boolean {
  return (
    content.length <= 140 &&
    bulletOf(content) === undefined &&
    period.test(content) &&
    !told.test(content) &&
    !/[.;]$|\b(?:in|im|of|by|during)\s+(?:19|20)\d{2}$/u.test(content.replace(/\b\p{L}{1,4}\.$/u, ''))
  );
}

/** A title, a company, a place: a few words that begin large, no sentence. */
function isPlainName(content: string): boolean {
  const words = content.split(/\s+/);
  const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  // "Checked IDs and bags" tells a deed, "Certified Nurse" names one.
  if (
    /^(?!Certified|Registered|Licensed|United|Allied|Associated|Advanced|Applied|Unified|Integrated)\p{Lu}\p{Ll}+ed (?!.*,)/u.test(
      content,
    ) &&
    large < words.length
  )
    return false;
  return (
    // "Systems: SAP" tells what it is itself.
    !/^\p{L}+: |\blicen[cs]es?\b|\b(?:in|by|during) (?:19|20)\d{2}$/iu.test(content) &&
    words.length <= 10 &&
    bulletOf(content) === undefined &&
    !/[.;!?]$/.test(content) &&
    large / words.length >= 0.5
  );
}
