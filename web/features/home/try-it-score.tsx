import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { mostWithoutRequired } from '#web/ui/score-band.ts';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { texts } from './texts.ts';
import type { Score } from './use-try-it.ts';

interface TryItScoreProps {
  score: Score;
  onSignIn(): void;
  onBack(): void;
}

/** The overall score, and what signing in adds to it. */
export function TryItScore({ score, onSignIn, onBack }: TryItScoreProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The pressed button is far below: on a phone the score would start behind the header.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { result } = texts;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl">
          {result.title}
        </h2>
        <ScoreRing label={result.title} value={score.matchScore} size={176} {...ringOf(score)} />
        <p className="text-muted text-sm">{result.meaning}</p>
        {!score.language.covered && <p className="text-sm">{result.uncovered}</p>}
      </div>
      <div className="flex flex-col gap-3 rounded-lg bg-subtle p-4">
        <h3 className="flex items-center gap-2 text-base">
          <LockKeyhole aria-hidden className="size-4 text-muted" />
          {result.authenticationRequired}
        </h3>
        <p className="text-muted text-sm">{result.authenticationReason}</p>
        <Button onClick={onSignIn}>{result.open}</Button>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="secondary" onClick={onSignIn}>
            {result.optimize}
          </Button>
          <Button variant="secondary" onClick={onSignIn}>
            {result.download}
          </Button>
        </div>
      </div>
      <Button variant="ghost" onClick={onBack}>
        {result.back}
      </Button>
    </div>
  );
}

/** The ring's word and colour claim no more than is certain (docs/decisions/018-what-is-said-of-a-score.md). */
function ringOf({ matchScore, reading, decisive }: Score): { word?: string; bandOf?: number | 'none' } {
  if (reading.says === 'little') return { word: texts.result.uncertain, bandOf: 'none' };
  return { bandOf: decisive.length > 0 ? Math.min(matchScore, mostWithoutRequired) : matchScore };
}
