import { ScoreBar } from '#web/ui/score-bar.tsx';
import type { ResumeSummary } from './load-resumes.ts';
import { hasOptimizedScore } from './score-points.ts';
import { texts } from './texts.ts';

interface OptimizedScoreProps {
  resume: Pick<ResumeSummary, 'optimizedMatchScore' | 'hasOptimizedText'>;
  label: string;
  hideLabel?: boolean;
}

/** The optimised score as a bar, or that there is none. */
export function OptimizedScore({ resume, label, hideLabel }: OptimizedScoreProps) {
  if (!hasOptimizedScore(resume)) {
    return (
      <p className="flex justify-between gap-3 text-muted text-sm">
        {!hideLabel && <span className="font-medium text-ink">{label}</span>}
        {texts.table.notOptimized}
      </p>
    );
  }
  return <ScoreBar label={label} hideLabel={hideLabel} value={resume.optimizedMatchScore} />;
}
