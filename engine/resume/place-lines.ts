import { fewRanges } from '../text/few-ranges.ts';
import { isRightBelow, type Sentence } from '../text/lines.ts';
import { bulletOf } from '../text/list-style.ts';
import { countAtSpace, splitAtSpace } from '../text/split-at-space.ts';
import { contact } from './contact.ts';
import { dateRange } from './date-range.ts';
import { findHeadings, type LaidOutLine, type LineRole, type RoleOfLine, rolesOfLines } from './layout.ts';
import { readPeriods } from './periods.ts';
import type { Place, Role, SectionKind } from './resume.ts';

const period = fewRanges(
  /\b(?:19|20)\d{2}\s*(?:-|–|—|to|bis|until|till)\s*(?:\p{L}{3,9}\.?,?\s+|\d{1,2}[/.])?(?:(?:19|20)\d{2}|\d{2}\b|present|current|now|today|ongoing|heute|date)|\b(?:since|seit|from)\s+(?:\p{L}{3,9}\.?\s+)?(?:19|20)\d{2}|\b(?:19|20)\d{2}\b[)\]]?\s*$|^[([]?(?:19|20)\d{2}\b|\b(?:19|20)\d{2}\b[),;:\s–-]+(?:with )?(?:distinction|merit|pass|first|upper|lower|second|hon(?:ou)?rs|gpa|grade|cum|magna|summa|[12]:[12])\b/iu,
);
const degree =
  /\b(?:bachelor|master|b\.?\s?sc|m\.?\s?sc|b\.?\s?[as]\b|m\.?\s?[as]\b|pharmd|llb|mba|phd|mpharm|hn[cd]\b|pgce|diploma|degree|associate of|gcse|a-levels?|apprenticeship|diplom|abitur|ausbildung)/i;

type Headings = readonly (SectionKind | undefined)[];

/** A summary is short, and judging it by the whole resume takes time: a longer one is judged as other lines are. */
const longestSummary = 20;

const jobSections: ReadonlySet<SectionKind> = new Set(['jobs', 'projects', 'volunteering', 'achievements']);
const listSections: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'other']);
const summarySections: ReadonlySet<SectionKind> = new Set(['summary', 'interests', 'references']);
/** The sections before the jobs. */
const leadSections: ReadonlySet<SectionKind> = new Set(['top', 'contact', 'summary', 'interests', 'references']);

/**
 * A line that was pasted without its breaks names a section within itself ("Technical Skills • C • Java"). A list that begins so goes
 * on below, but not past the first date: else a whole resume is its first line's list.
 */
interface PastedList {
  line: number;
  /** The section around it. */
  outer: SectionKind;
}

/** "January 2007 Bachelor of Engineering", whatever follows. */
const beginsDated = fewRanges(/^(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}(?!\d)/u);

/** Finds headings, the header lines of jobs and schools, credentials, lists and sentences, and groups them by job. */
export function placeLines(text: string, lines: readonly Sentence[], layout: readonly LaidOutLine[] = []): Place[] {
  const places: Place[] = [];
  let section: SectionKind = 'top';
  let job = 0;
  let isClosed = false;
  let summaryLines = 0;
  let pasted: PastedList | undefined;
  const dated = lines.map(isDatedHeader);
  const roles = rolesOfLines(lines, layout);
  const headings = findHeadings(lines, roles);
  const contacts = lines.map(({ content }, index) =>
    isContact(content, isName(index, lines, dated, roles), roles[index]),
  );
  const hasHeadings = headings.some((heading) => heading !== undefined);
  for (const [index, line] of lines.entries()) {
    const above = places.at(-1);
    // The achievements of a job stay in it.
    const isOfJob: boolean = headings[index] === 'achievements' && jobSections.has(section) && job > 0;
    const named: SectionKind | undefined = isOfJob ? undefined : headings[index];
    if (pasted && line.partOf !== pasted.line && (named || dated[index] || beginsDated.test(line.content))) {
      if (listSections.has(section)) section = pasted.outer;
      pasted = undefined;
    }
    if (named && line.partOf !== undefined) pasted ??= { line: line.partOf, outer: section };
    if (named) section = named;
    // Beside or below a column of its own sections the resume begins anew.
    else if (roles[index] === 'name') section = 'top';
    // Jobs may have no heading of their own.
    const isHeaderHere = dated[index] === true && !named && hasRange(line);
    // Below "Highlights" or a list of skills, too, when bullets follow it.
    const isImplicit: boolean =
      isHeaderHere && (leadSections.has(section) || (section === 'skills' && isBulletBelow(lines, index)));
    if (isImplicit) section = 'jobs';
    const isHeader = !named && isHeaderIn(section, { text, lines, dated, contacts, headings, index, above });
    const role = isHeader ? 'header' : named ? 'heading' : roleIn(section, line.content, contacts[index] === true);
    const startsBlock = role === 'header' && !(above?.role === 'header' && joins(text, lines, index, dated, headings));
    if (startsBlock) job += 1;
    // The title above the line that shows where the jobs begin belongs to the first job.
    else if (isImplicit) moveHeader(places, job, section);
    // Lines below the schools' heading no longer belong to the last job.
    if (named === 'education') isClosed = true;
    else if (startsBlock) isClosed = false;
    const isLoose = role === 'heading' || !(jobSections.has(section) || section === 'education');
    const isAbove = (section === 'top' || section === 'contact') && role === 'sentence' && hasHeadings;
    const isSummary = summaryLines < longestSummary && (summarySections.has(section) || isAbove);
    if (isSummary) summaryLines += 1;
    const isInJob = role === 'header' || (!isLoose && !isClosed && job > 0);
    places.push({ role, section, job: isInJob ? job : undefined, isSummary });
  }
  return places;
}

function isBulletBelow(lines: readonly Sentence[], index: number): boolean {
  return bulletOf(lines[index + 1]?.content ?? '') !== undefined;
}

function moveHeader(places: Place[], job: number, section: SectionKind): void {
  for (let index = places.length - 1; places[index]?.job === job; index -= 1) {
    const place = places[index];
    if (place) places[index] = { ...place, section };
  }
}

/** Whether the line may be the person's name, where the document does not say where that is. */
function isName(index: number, lines: readonly Sentence[], dated: readonly boolean[], roles: RoleOfLine): boolean {
  return index === 0 && lines.length > 1 && !dated[index] && !roles.includes('name');
}

interface Neighbours {
  text: string;
  lines: readonly Sentence[];
  dated: readonly boolean[];
  /** Whether each line says who the person is, or how to reach them. */
  contacts: readonly boolean[];
  headings: Headings;
  index: number;
  above: Place | undefined;
}

/** Whether the line names a job or a school: by its date, or as a name next to such a line. */
function isHeaderIn(section: SectionKind, neighbours: Neighbours): boolean {
  const { text, lines, dated, contacts, headings, index, above } = neighbours;
  const line = lines[index];
  if (line === undefined || summarySections.has(section) || listSections.has(section)) return false;
  if (roleIn(section, line.content, contacts[index] === true) !== 'sentence') return false;
  if (dated[index] || isOfPeriod(lines, dated, index) || isOfPeriod(lines, dated, index - 1)) return true;
  if (section === 'education' && degree.test(line.content)) return true;
  if (!isPlainName(line.content)) return false;
  const next = lines[index + 1];
  const previous = lines[index - 1];
  return (
    (dated[index + 1] === true && next !== undefined && isRightBelow(text, line, next)) ||
    isTwoAbove(text, lines, index, dated, headings) ||
    ((dated[index - 1] === true || isOfPeriod(lines, dated, index - 2)) &&
      above?.role === 'header' &&
      previous !== undefined &&
      isRightBelow(text, previous, line)) ||
    (jobSections.has(section) && isLone(text, lines, index, dated, headings))
  );
}

/** Whether the line is the word between the two dates of a period written over three lines. */
function isOfPeriod(lines: readonly Sentence[], dated: readonly boolean[], index: number): boolean {
  const [line, next] = lines.slice(Math.max(0, index), index + 2);
  if (index < 1 || !dated[index - 1] || !line || !next || !/^(?:to|until|till|bis|[-–—])$/i.test(line.content))
    return false;
  return dated[index + 1] === true || /^(?:present|current|now|today|heute)\b/i.test(next.content);
}

/** Whether the line says from when to when, or since when. */
function hasRange({ content }: Pick<Sentence, 'content'>): boolean {
  return onwards.test(content) || readPeriods(content).some(({ isRange }) => isRange);
}

const onwards = /\b(?:19|20)\d{2} onwards?\b/iu;

/** Two dated lines are two jobs; a name and a date, one under the other, are one. */
function joins(
  text: string,
  lines: readonly Sentence[],
  index: number,
  dated: readonly boolean[],
  headings: Headings,
): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (!above || !line || (dated[index] && dated[index - 1])) return false;
  return isRightBelow(text, above, line) || isLone(text, lines, index - 1, dated, headings);
}

/** An employer between empty lines, above the first of the jobs held there. */
function isLone(
  text: string,
  lines: readonly Sentence[],
  index: number,
  dated: readonly boolean[],
  headings: Headings,
): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || !below || dated[index] || dated[index + 1] !== true || isRightBelow(text, line, below)) return false;
  return above === undefined || !isRightBelow(text, above, line) || headings[index - 1] !== undefined;
}

/** A title above a company above a date. */
function isTwoAbove(
  text: string,
  lines: readonly Sentence[],
  index: number,
  dated: readonly boolean[],
  headings: Headings,
): boolean {
  const [line, next, last] = lines.slice(index, index + 3);
  if (!line || !next || !last || dated[index + 2] !== true || !isPlainName(next.content)) return false;
  return isRightBelow(text, line, next) && isRightBelow(text, next, last) && !headings[index + 1];
}

function isContact(content: string, isFirst: boolean, said: LineRole | undefined): boolean {
  return (
    said === 'name' ||
    said === 'contact' ||
    contact.test(content.replace(dateRange, '')) ||
    (isFirst && bulletOf(content) === undefined && !content.includes(':') && countAtSpace(content) <= 6)
  );
}

function roleIn(section: SectionKind, content: string, isContact: boolean): Role {
  if (isContact) return 'contact';
  if (content.includes(':')) {
    if (credentialsLabel.test(content)) return 'credential';
    if (listLabel.test(content)) return 'list';
  }
  // Below the schools, without a heading of their own.
  if (section === 'credentials' || (section === 'education' && credential.test(content))) return 'credential';
  return listSections.has(section) ? 'list' : 'sentence';
}

const credentialsLabel = fewRanges(
  /^(?:[-–*•]\s*)?(?:\p{L}+ ){0,3}(?:cert(?:ificat\w*|s)|licen[sc]es?|registrations?|licen[sc]es? and \w+)\s*:/iu,
);
const listLabel = fewRanges(
  /^(?:[-–*•]\s*)?(?:\p{L}+[ &/]+){0,3}(?:skills|languages|tools|tech|technologies|software|systems|it|kenntnisse|sprachen)\s*:/iu,
);
const credential = fewRanges(/\blicen[cs]es?$|^\p{L}+ (?:registered|certified)\b/iu);

/** A sentence that begins in the line, or an action without a bullet: "Took two apprentices along from 2021". */
const told = fewRanges(
  /\p{Ll}{4}[.;] +\p{Lu}|\b(?:while|when|because|was|were|who|I|my)\b|^\p{Lu}\p{Ll}+(?: \p{Ll}+){3}/u,
);

/** A line of a job or a school: short, without a bullet, with its period or year. */
function isDatedHeader({ content }: Sentence): boolean {
  return (
    content.length <= 140 &&
    !isItem(content) &&
    (period.test(content) || hasRange({ content })) &&
    !told.test(content) &&
    !/[.;]$|\b(?:in|im|of|by|during)\s+(?:19|20)\d{2}$/u.test(content.replace(/\b\p{L}{1,4}\.$/u, ''))
  );
}

/** An item of a list, by a mark of any kind: "+ Took stock", "~ Marked papers", "o Cleaned"; a number may begin a job. */
function isItem(content: string): boolean {
  return bulletOf(content) !== undefined || itemMark.test(content);
}

const itemMark = fewRanges(/^(?:[^\p{L}\p{N}\s([{"'“‘„<$€£#@&]{1,3}|o)\s+\S/u);

/** A name has no more words. */
const longestName = 10;

/** A title, a company, a place: a few capitalised words, not a sentence. */
function isPlainName(content: string): boolean {
  // Most lines are sentences.
  if (/[.;!?]$/.test(content)) return false;
  const words = splitAtSpace(content);
  if (words.length > longestName) return false;
  const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  // "Checked IDs and bags" is an action, "Certified Nurse" is a title.
  if (
    /^(?!Certified|Registered|Licensed|United|Allied|Associated|Advanced|Applied|Unified|Integrated)\p{Lu}\p{Ll}+ed (?!.*,)/u.test(
      content,
    ) &&
    large < words.length
  )
    return false;
  return (
    // "Systems: SAP" says itself what it is.
    !/^\p{L}+: |\blicen[cs]es?\b|\b(?:in|by|during) (?:19|20)\d{2}$/iu.test(content) &&
    !isItem(content) &&
    large / words.length >= 0.5
  );
}
