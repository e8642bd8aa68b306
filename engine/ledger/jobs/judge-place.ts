import { say } from '../../say.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { findSources } from '../lines/find-sources.ts';
import { defineRule, type Proof, type Statement } from '../lines/rule.ts';

/** A line that another job explains this much better was moved here from that job. */
const placeNumbers = { elsewhere: 0.7, here: 0.45 } as const;

/** A fact must stay with its job. */
export const placeRule = defineRule({
  id: 'place',
  roles: ['sentence'],
  judgesUnchanged: true,
  claims({ line, improved, job }: Case): Statement[] {
    return job === undefined ? [] : [{ kind: 'employer', span: spanOfWords(improved, line.from, line.to) }];
  },
  proves: ({ line, original, sources, job }): Proof | undefined => {
    const source = sources.lines[0];
    if (job === undefined || source?.job === undefined || source.job === job) return 'wording';
    if (sources.coverage < placeNumbers.elsewhere || source.role !== 'sentence') return 'wording';
    const words = original.stemsOfJob.get(job);
    const shared = [...line.stems].filter((word) => words?.has(word)).length / Math.max(1, line.stems.size);
    const isHere = shared >= placeNumbers.here || findSources(line, original, source.job).lines[0]?.job === job;
    return isHere ? 'wording' : undefined;
  },
  question({ header, sources }) {
    const employer = header?.lines[0]?.content ?? '';
    const spans = sources.lines.slice(0, 1).map(spanOf);
    return [say('ledger.otherEmployer', { employer }, ...spans), say('ask.there', { employer })];
  },
});
