import type { AnalysisEvent } from '#contract/analysis-event.ts';
import { texts } from '../texts.ts';

/**
 * How far a streamed analysis is. The stage is read out; the incoming words are only counted, because nothing has checked
 * them yet.
 */
export function AnalysisProgress({ event }: { event: AnalysisEvent }) {
  const words = event.event === 'partial' ? event.data.text.split(/\s+/).filter(Boolean).length : 0;
  return (
    <>
      <span role="status">{texts.stages[stageOf(event)]}</span>
      {words > 0 && <span className="ml-2 tabular-nums">{texts.written(words)}</span>}
    </>
  );
}

function stageOf(event: AnalysisEvent) {
  if (event.event === 'stage') return event.data.stage;
  return event.event === 'partial' ? 'writing' : 'waiting';
}
