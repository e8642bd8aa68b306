import { titleWord } from '../../resume/title-words.ts';
import { isBulleted } from '../../text/lines.ts';
import type { LostFact } from '../../types/claim.ts';
import type { Header } from '../jobs/match-jobs.ts';
import { isKeptInGerman } from '../judge/withdrawn/german-kept.ts';
import { isCovered, isSameGrade, leastShared } from '../judge/withdrawn/is-covered.ts';
import { respelledWords, shareOf } from '../judge/words/respelled-words.ts';
import { tellsNumbers } from '../judge/words/restated-numbers.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { findSources } from '../lines/find-sources.ts';
import { isSameAmount } from '../numbers/amounts.ts';
import { readMonths } from '../numbers/months.ts';

/** Where the losses of the original's lines are looked up. */
export interface Kept {
  original: ResumeDocument;
  improved: ResumeDocument;
  /** The improved header of each job of the original. */
  matched: ReadonlyMap<number, Header>;
}

/** The losses, except facts that the improved text has in another spelling where the line went. */
export function withdrawLost(kept: Kept, lost: ReadonlyMap<number, LostFact[]>): Map<number, LostFact[]> {
  const left = new Map<number, LostFact[]>();
  for (const [index, facts] of lost) {
    const line = kept.original.lines[index];
    const open = line ? facts.filter((fact) => !stillStands(kept, line, fact)) : facts;
    if (open.length > 0) left.set(index, open);
  }
  return left;
}

/** What plain nouns are taken for in German, which writes them all large. */
const namesWords = /^(?:employer|degree|licence)$/;

function stillStands({ original, improved, matched }: Kept, line: ResumeLine, fact: LostFact): boolean {
  if (fact.kind === 'contact') return false;
  // The day of a date may go when its month stays.
  if (/^\d{1,2}$/.test(fact.text) && dayOfMonth.test(original.text.slice(line.start, line.end))) return true;
  if (line.role === 'header' && isLength(original, fact)) return true;
  if (line.role === 'header' && isUndated(original, line) && isAnywhere(original, line, fact, improved)) return true;
  const header = line.role === 'header' && line.job !== undefined ? matched.get(line.job) : undefined;
  const sources = findSources(line, improved, header?.job).lines;
  if (isMonthOfSchool(original, line, fact, [...(header?.lines ?? []), ...sources])) return true;
  if (isStartOfSchool(original, line, fact, [...(header?.lines ?? []), ...sources])) return true;
  const lines = [...(header?.lines ?? []), ...(header?.shared ?? []), ...sources];
  if (isTold(original, line, fact, lines)) return true;
  if (line.role !== 'sentence' && standsBeside(improved, line, fact.text)) return true;
  if (fact.kind === 'outcome') return tellsNumbers(original, line, improved, lines);
  const around = [...new Set(lines.flatMap(({ index }) => improved.lines.slice(Math.max(0, index - 1), index + 2)))];
  if (
    improved.isGerman &&
    line.role !== 'sentence' &&
    namesWords.test(fact.kind) &&
    isKeptInGerman(original, line, fact.span, {
      document: improved,
      lines: [...new Set([...lines, ...around])],
      reserving: sources,
      isFinding: false,
    })
  )
    return true;
  if (isSameGrade(fact.text, around)) return true;
  if (isCovered(original, line, fact, respelledWords(original, line, improved, around))) return true;
  const block = [
    ...new Set([...blockOf(improved, lines[0], header === undefined && fact.kind !== 'number'), ...lines.slice(0, 1)]),
  ];
  const respelled = respelledWords(original, line, improved, block);
  if (line.stems.size < 2 || shareOf(original, line, respelled.known) < leastShared) return false;
  return isCovered(original, line, fact, respelled, { stands: true });
}

/** "Six years" beside the dates that say so: the number, or the word behind it. */
function isLength({ text }: ResumeDocument, { kind, span }: LostFact): boolean {
  if (kind === 'number') return ofTime.test(text.slice(span.end, span.end + 8));
  return (
    kind === 'employer' && ofTime.test(text.slice(span.start - 1, span.end)) && /\d/.test(text[span.start - 2] ?? '')
  );
}

const ofTime = /^[\s-](?:years?|yrs?|months?|mon|monate?n?)\b/iu;

/** The first year of a school whose last year stays: "BSc, 2017" for "BSc, 2014-2017". */
function isStartOfSchool(
  original: ResumeDocument,
  line: ResumeLine,
  { text, span }: LostFact,
  places: readonly ResumeLine[],
): boolean {
  if (!/^(?:19|20)\d\d$/.test(text) || !school.test(line.content)) return false;
  const [, last] = /^ ?[-–—] ?(?:(?:19|20)?(\d\d))\b/u.exec(original.text.slice(span.end, line.end)) ?? [];
  return last !== undefined && places.some(({ content }) => new RegExp(`\\b(?:19|20)${last}\\b`).test(content));
}

/** The month of an apprenticeship or a school whose years stay: "2013 – 2016" for "08/2013 – 07/2016". */
function isMonthOfSchool(
  { tokens, text }: ResumeDocument,
  line: ResumeLine,
  { text: lost, span }: LostFact,
  places: readonly ResumeLine[],
): boolean {
  if (!school.test(line.content) && !germanSchool.test(line.content)) return false;
  const isMonth = [...readMonths(tokens, line.from, line.to, text).values()].some(
    ({ key, from }) => key.startsWith('m') && tokens[from]?.start === span.start,
  );
  const years = line.content.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return (
    isMonth &&
    !/\b(?:19|20)\d\d\b/.test(lost) &&
    places.some(({ content }) => years.every((year) => content.includes(year)))
  );
}

const germanSchool = /\b(?:Ausbildung|Lehre|Studium|\p{L}*schule|Gymnasium|Hochschule|Universität)\b/u;

const school =
  /\b(?:B\.?(?:A|Sc|Eng|Ed|Com)|M\.?(?:A|Sc|Eng|Ed|Chem|Phys|Math)|PGCE|HN[CD]|[BM]BA|LLB|PhD|Ph\.D|Bachelor|Master|Diploma|Degree|University|College|School|GCSEs?|A[- ][Ll]evels?)\b/u;

/** A line of skills or of school that was taken for a header, because nothing but its place says otherwise. */
function isUndated({ tokens, text }: ResumeDocument, { from, to }: ResumeLine): boolean {
  return (
    readMonths(tokens, from, to, text).size === 0 && !tokens.slice(from, to).some(({ lower }) => titleWord.test(lower))
  );
}

/** Whether each word of a loss is somewhere in the improved text. */
function isAnywhere(
  { tokens, stemOf }: ResumeDocument,
  line: ResumeLine,
  { span }: LostFact,
  improved: ResumeDocument,
) {
  for (let index = line.from; index < line.to; index += 1) {
    const { start = 0, end = 0 } = tokens[index] ?? {};
    const stem = stemOf[index] ?? '';
    if (start >= span.start && end <= span.end && stem !== '' && !improved.linesOf.has(stem)) return false;
  }
  return true;
}

/** A sum of a header that the line it went to gives in other figures: "$18k" and "$18,000". */
function isTold(original: ResumeDocument, line: ResumeLine, fact: LostFact, lines: readonly ResumeLine[]): boolean {
  const sum = line.amounts.find(({ from }) => original.tokens[from]?.start === fact.span.start);
  if (fact.kind !== 'number' || sum === undefined || sum.unit === 'year') return false;
  return lines.some(({ amounts }) => amounts.slice(0, mostPlaces).some((other) => isSameAmount(other, sum)));
}

/** "68%" of "DMLT, 2019, 68%": the number of a credential in a line that has its year, too. */
function standsBeside(improved: ResumeDocument, line: ResumeLine, text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false;
  const numbersIn = ({ content }: ResumeLine): string[] => content.match(/\d{2,}/g) ?? [];
  const others = numbersIn(line).filter((number) => number !== text);
  const places = improved.linesOf.get(others[0] ?? '')?.slice(0, mostPlaces) ?? [];
  return places.some((place) => {
    const there = improved.lines[place];
    return there !== undefined && [text, ...others].every((number) => numbersIn(there).includes(number));
  });
}

const mostPlaces = 20;

const dayOfMonth =
  /\b\d{1,2}(?:st|nd|rd|th|\.)? ?(?:Jan|Feb|Feber|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])|\b\d{1,2}\.\d{1,2}\.(?:19|20)?\d\d\b/i;

/** A line without a bullet and no longer than this may be a piece of a header, whatever it was taken for. */
const longestPiece = 14;

/** The header, credentials or list around a line: if they have most of an old header, they are that header, whatever the layout. */
function blockOf({ lines }: ResumeDocument, line: ResumeLine | undefined, isUnmatched: boolean): ResumeLine[] {
  if (line === undefined) return [];
  const isOf = ({ role, content }: ResumeLine) =>
    role !== 'sentence' || (isUnmatched && !isBulleted(content) && content.split(/\s+/).length <= longestPiece);
  return lines.slice(Math.max(0, line.index - 2), line.index + 3).filter(isOf);
}
