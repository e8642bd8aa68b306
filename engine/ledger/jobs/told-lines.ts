import type { SectionKind } from '../../resume/resume.ts';
import { isRightBelow } from '../../text/lines.ts';
import { framesOf } from '../judge/german/german-frames.ts';
import { isTied, wordsIn } from '../judge/german/german-words.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { notOfJobs, ofPost } from '../vocabulary/de/headings.ts';

const ofJobs: ReadonlySet<SectionKind> = new Set(['jobs', 'projects', 'volunteering', 'achievements']);
/** A header names at least a title or an employer, in words, before a line below it can be anything else. */
const leastNamed = 2;
/** "Be- und Entladen": as many words before the action that a line begins with. */
const mostBefore = 2;
/** A line of the other text says what a line says if it has this share of its words, and as many. */
const leastShare = 0.5;
const leastShared = 2;
/** A word in more lines than this does not distinguish them, and looking up all of them would not be linear. */
const mostPlaces = 20;

type Test = (line: ResumeLine, document: ResumeDocument) => boolean;

/**
 * German writes every noun large, so that a line without a bullet below a header looks like a part of it. Both texts have to read it
 * alike: a line that tells what was done, or that the other text has among what was done, is no header in either.
 */
export function readTold(original: ResumeDocument, improved: ResumeDocument): [ResumeDocument, ResumeDocument] {
  if (!original.isGerman) return [original, improved];
  const old = withTold(withoutFalseJobs(original), tells);
  const own = withTold(withoutFalseJobs(improved), tells);
  return [
    withTold(old, (line, document) => isToldIn(own, line, document)),
    withTold(own, (line, document) => isToldIn(old, line, document)),
  ];
}

function withTold(document: ResumeDocument, isTold: Test): ResumeDocument {
  const told = new Set(document.lines.filter((line) => isBelowHeader(line, document) && isTold(line, document)));
  if (told.size === 0) return document;
  return { ...document, lines: document.lines.map((line) => (told.has(line) ? { ...line, role: 'sentence' } : line)) };
}

/** "Entladen mit dem Stapler (Schein seit 2015)" right below another line begins no job: what follows belongs to the job above. */
function withoutFalseJobs(document: ResumeDocument): ResumeDocument {
  const jobOf = new Map<number, number>();
  const told = new Set<ResumeLine>();
  for (const line of document.lines) {
    const above = document.lines[line.index - 1];
    if (above?.job === undefined || line.job === undefined || !beginsFalsely(document, line, above)) continue;
    told.add(line);
    jobOf.set(line.job, jobOf.get(above.job) ?? above.job);
  }
  if (told.size === 0) return document;
  const lines = document.lines.map((line): ResumeLine => {
    const job = jobOf.get(line.job ?? -1);
    return job === undefined ? line : { ...line, job, role: told.has(line) ? 'sentence' : line.role };
  });
  return { ...document, lines };
}

/** Whether a line right below another job's is taken for a header only for a year in brackets. */
function beginsFalsely(document: ResumeDocument, line: ResumeLine, above: ResumeLine): boolean {
  if (line.role !== 'header' || line.job === above.job || !ofJobs.has(line.section)) return false;
  if (document.lines[line.index + 1]?.role === 'header' || !isRightBelow(document.text, above, line)) return false;
  const bare = line.content.replace(/\([^()]*\)/gu, '');
  if (/\d{4}/.test(bare) || isJob.test(line.content)) return false;
  return !notOfJobs.test(bare) && !notOfJobs.test(above.content) && tells(line, document);
}

/** From when to when, or a title. */
const isJob = /\d{4} ?[-–—/] ?\S|\b(?:bis|heute)\b|\p{L}(?:er|erin|ist|istin|frau|mann|ant|antin)(?:,| bei\b)/u;

/** Whether a line without a date stands below a line of the same job that names something already. */
function isBelowHeader(line: ResumeLine, document: ResumeDocument): boolean {
  if (line.role !== 'header' || !ofJobs.has(line.section) || isDated(line) || notOfJobs.test(line.content))
    return false;
  let [named, hasPeriod] = [0, false];
  for (let index = line.index - 1; named < leastNamed || !hasPeriod; index -= 1) {
    const above = document.lines[index];
    if (above?.role !== 'header' || above.job !== line.job || notOfJobs.test(above.content)) return false;
    hasPeriod ||= isDated(above) && period.test(above.content);
    named += above.content.match(name)?.length ?? 0;
  }
  return true;
}

const isDated = ({ amounts }: ResumeLine) => amounts.some(({ unit }) => unit === 'year');
/** A job lasts from when to when; a course was in a year. */
const period = /\d ?[-–—/]|\b(?:seit|ab|bis|heute)\b/iu;
/** A word written large that is no month and no "Seit". */
const name =
  /(?<![\p{L}\p{N}])(?!(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jän|Seit|Ab|Bis|Heute|Von)\p{L}*)\p{Lu}\p{L}+/gu;

/** Whether a line says what was done: by a verb, a participle, a stop, or an action and its thing. */
function tells(line: ResumeLine, document: ResumeDocument): boolean {
  if (/[.!]$/.test(line.content) || opening.test(line.content)) return true;
  return framesOf(document, line, wordsIn(document, line)).deeds.some(({ word, isVerb, things }) => {
    if (isVerb) return word.index > line.from || /(?:e|te)$/.test(word.lower);
    return word.index - line.from <= mostBefore && things.length > 0 && !ofPost.test(word.lower);
  });
}

/** Nobody's title begins like this. */
const opening = /^(?:Als|Bei|Mit|In|Im|Zu|Für|Rund|Etwa|Ca\.|Alleinige|Gemeinsam|Zusammen|\d+)\s/u;

/** Whether a line of the other text that is no header has the words of a line. */
function isToldIn(other: ResumeDocument, line: ResumeLine, document: ResumeDocument): boolean {
  const shared = new Map<number, number>();
  for (const stem of line.stems)
    for (const place of (other.linesOf.get(stem) ?? []).slice(0, mostPlaces))
      shared.set(place, (shared.get(place) ?? 0) + 1);
  const [place = -1] = [...shared].sort(([, a], [, b]) => b - a)[0] ?? [];
  const same = other.lines[place];
  if (same?.role !== 'sentence' || same.job === undefined || same.isSummary) return false;
  const [words, others] = [wordsIn(document, line), wordsIn(other, same)];
  const tied = words.filter((word) => others.some((each) => isTied(word, each))).length;
  return tied >= leastShared && tied >= words.length * leastShare;
}
