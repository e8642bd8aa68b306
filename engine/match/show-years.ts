import { yearsAsked } from '../extract/credentials/credentials.ts';
import type { PostingRequirement } from '../extract/extract-requirements.ts';
import type { Entry, Resume } from '../resume/resume.ts';
import { workIn, yearsWorked } from '../resume/years-worked.ts';
import { lineAt } from '../text/lines.ts';
import type { RequirementMatch } from '../types/match.ts';
import type { Requirement, RequirementKind } from '../types/requirement.ts';
import type { Span } from '../types/span.ts';
import { isCopiedAt, type ResumeText } from './index-resume.ts';

const chosen = {
  /**
   * A job that shows so many of the things asked for is work of the kind. While every job counted, three in four juniors of 31 trades had the
   * years asked for, from a till or a kitchen.
   */
  shown: 2,
  /** A posting that asks for fewer things than this does not say what its work is, so that any work counts. */
  asked: 8,
} as const;

/** What anybody shows in any job. */
const ofAnyWork: ReadonlySet<RequirementKind> = new Set(['soft', 'language', 'degree', 'years']);

/** The requirements that each line of a resume shows, by its number. */
export type ShownByLine = ReadonlyMap<number, ReadonlySet<PostingRequirement>>;

/** Whether what a part of a resume says of years counts. */
export type CountsYears = (place: Span) => boolean;

/**
 * Where years count when a posting does not say of what: in jobs that show some of what it asks for, and outside jobs.
 *
 * @param asked everything that the posting asks for
 */
export function yearsOfTheWork(
  asked: readonly PostingRequirement[],
  shown: ShownByLine,
  { resume, lines }: ResumeText,
): CountsYears {
  const says = ({ requirement }: PostingRequirement) => !ofAnyWork.has(requirement.kind);
  if (asked.filter(says).length < chosen.asked) return () => true;
  const shownIn = new Map<number, Set<PostingRequirement>>(resume.entries.map(({ number }) => [number, new Set()]));
  for (const [line, requirements] of shown) {
    const ofJob = shownIn.get(entryAt(resume, lines[line]?.start ?? 0)?.number ?? 0);
    for (const each of requirements) if (says(each)) ofJob?.add(each);
  }
  return ({ start }) => {
    const job = entryAt(resume, start);
    return job === undefined || (shownIn.get(job.number)?.size ?? 0) >= chosen.shown;
  };
}

function entryAt({ entries }: Resume, at: number): Entry | undefined {
  const entry = entries[lineAt(entries, at)];
  return entry && entry.start <= at && at < entry.end ? entry : undefined;
}

/** Years count in part. */
export function showYears(
  requirement: Requirement,
  resume: ResumeText,
  { counts, now }: { counts: CountsYears; now: string | undefined },
): RequirementMatch {
  const isCopied = (at: number) => isCopiedAt(resume, at);
  const years = yearsWorked(workIn(resume.resume), { now, counts, isCopied });
  const credit = resume.isPosting ? 1 : Math.min(1, years / yearsAsked(requirement));
  return { requirement, found: credit >= 1, credit, evidence: [] };
}
