import { say } from '../say.ts';
import type { Claim } from '../types.ts';
import { type Case, spanOf, spanOfWords, unsupported } from './claim.ts';
import { findSources } from './find-sources.ts';

/** A line that another job explains so much better was moved to this one. */
const placeNumbers = { elsewhere: 0.7, here: 0.45 } as const;

/** A fact must stay with the job it was done in. */
export function judgePlace(given: Case): Claim[] {
  const { line, improved, original, sources, job, header } = given;
  const source = sources.lines[0];
  if (line.role !== 'sentence' || job === undefined || source?.job === undefined || source.job === job) return [];
  if (sources.coverage < placeNumbers.elsewhere || source.role !== 'sentence') return [];
  const words = original.stemsOfJob.get(job);
  const shared = [...line.stems].filter((word) => words?.has(word)).length / Math.max(1, line.stems.size);
  if (shared >= placeNumbers.here || findSources(line, original, source.job).lines[0]?.job === job) return [];
  const employer = header?.lines[0]?.content ?? '';
  const span = spanOfWords(improved, line.from, line.to);
  const reason = say('ledger.otherEmployer', { employer }, spanOf(source));
  return [unsupported(given, 'employer', span, reason, say('ask.there', { employer }))];
}
