import type { SavedAnalysis } from '#contract/resume.ts';
import { formulaVersion } from '#engine';
import { Button } from '#web/ui/button.tsx';
import { texts } from './texts.ts';
import { useScoreAgain } from './use-resumes.ts';

/** Which formula computed a saved score; an older one can be recomputed. */
export function ScoreVersion({ resume }: { resume: SavedAnalysis }) {
  const again = useScoreAgain();
  const { engineVersion } = resume;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-muted text-sm">
      <p>{texts.detail.scoredBy(engineVersion)}</p>
      {engineVersion !== formulaVersion && (
        <Button
          variant="secondary"
          disabled={again.isPending}
          aria-busy={again.isPending}
          onClick={() => again.mutate(resume)}
        >
          {again.isPending ? texts.detail.scoringAgain : texts.detail.scoreAgain}
        </Button>
      )}
    </div>
  );
}
