import { type OtherWay, otherWayBehind } from '../../extract/credentials/other-ways.ts';
import type { PostingTerm } from '../../extract/extract-terms.ts';
import type { PostingText } from '../../extract/read-posting.ts';
import { workIn, yearsWorked } from '../../resume/years-worked.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import { lineAt } from '../../text/lines.ts';
import { isTradeOfKind, kindsOfTrade } from '../../text/roots/trade-kinds.ts';
import type { Evidence } from '../../types/match.ts';
import type { Requirement } from '../../types/requirement.ts';
import type { Span } from '../../types/span.ts';
import type { ResumeText } from '../index-resume.ts';
import { findClauses } from './credential-clause.ts';

interface Shown {
  resume: ResumeText;
  now: string | undefined;
  /** All that the posting asks for, and where the resume shows it. */
  terms: readonly PostingTerm[];
  placesOf: (term: PostingTerm) => readonly Span[];
}

/** So many things that the posting asks for make a job one of its field, where it does not say which. */
const sameField = 2;

/** "Lehre im Bereich Metall", "Elektrofachkraft": any training of the kind is what is asked for. */
const ofKind = fewRanges(/(?<!\p{L})(?:im (?:Bereich|Berufsfeld)|Elektrofachkraft|Metallfachkraft)(?!\p{L})/u);

/** The lines that show what a German posting takes instead of a training: another one of the kind, or years of work. */
export function showOtherWay(
  { kind, spans, surface }: Requirement,
  posting: PostingText | undefined,
  shown: Shown,
): Evidence[] {
  if (posting === undefined || (kind !== 'licence' && kind !== 'degree')) return [];
  if (ofKind.test(surface)) return showKin(surface, shown);
  const ways = spans.flatMap(({ end }) => otherWayBehind(posting, end) ?? []);
  for (const way of ways) {
    const evidence = [...(way.kin ? showKin(surface, shown) : []), ...showWork(way, shown)];
    if (evidence.length > 0) return evidence;
  }
  return [];
}

function showKin(surface: string, { resume }: Shown): Evidence[] {
  const kinds = kindsOfTrade(surface);
  return findClauses(resume, ({ isListed, text }) => isListed && isTradeOfKind(text, kinds)).map(
    ({ line, start, text }) => evidenceOf(resume, line, { start, end: start + text.length }),
  );
}

/** The headers of the jobs in which somebody did it long enough. */
function showWork({ years, place }: OtherWay, { resume, now, terms, placesOf }: Shown): Evidence[] {
  if (years === undefined) return [];
  const named = terms.filter(({ mentions }) => mentions.some(({ start }) => start >= place.start && start < place.end));
  const isNamed = named.length > 0;
  const places = (isNamed ? named : terms).map(placesOf);
  const jobs = resume.resume.entries.filter(
    (entry) =>
      entry.kind === 'job' &&
      places.filter((each) => each.some(({ start }) => start >= entry.start && start < entry.end)).length >=
        (isNamed ? 1 : sameField),
  );
  const isOfJobs = ({ start }: Span) => jobs.some((job) => job.start <= start && start < job.end);
  if (jobs.length === 0 || yearsWorked(workIn(resume.resume), { now, counts: isOfJobs }) < years) return [];
  return jobs.flatMap(({ header: [header] }) =>
    header ? [evidenceOf(resume, header.content, { start: header.start, end: header.end })] : [],
  );
}

function evidenceOf({ lines, placements }: ResumeText, line: string, span: Span): Evidence {
  return { line, span, placement: placements[lineAt(lines, span.start)] ?? 'listed', strength: 'meaning' };
}
