import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reading } from '#contract/analysis.ts';
import { format } from '#web/lib/format.ts';
import { scoreBand } from '#web/ui/score-band.ts';
import type { NextStep } from '../lib/next-step.ts';
import { texts } from '../texts.ts';
import { ringOf } from './score-sayings.tsx';
import { texts as resultTexts } from './texts.ts';

interface NextStepBarProps {
  /** Of the shown text. */
  score: number;
  /** Points since the results were opened. */
  gained: number;
  reading: Reading | undefined;
  step: NextStep;
  /** Stands in place of the step while a language model is at work. */
  progress: ReactNode;
  /** The one button. */
  action: ReactNode;
}

/** The verdict, what governs it, and the one thing to do next; stays on top while the rest scrolls. */
export function NextStepBar({ score, gained, reading, step, progress, action }: NextStepBarProps) {
  const { word: ownWord, bandOf = score } = ringOf(score, reading);
  const band = bandOf === 'none' ? undefined : scoreBand(bandOf);
  return (
    <section
      aria-label={texts.bar.label}
      data-uncovered
      className="sticky top-16 z-20 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b bg-page/95 px-4 py-3 backdrop-blur sm:mx-0 sm:rounded-xl sm:border sm:bg-surface sm:px-5 print:static"
    >
      <p
        className="flex shrink-0 flex-col border-l-4 pl-3 leading-tight"
        style={{ borderColor: band?.color ?? 'var(--color-muted)' }}
      >
        <span className="font-semibold text-xl tabular-nums">{format.percent(score)}</span>
        <span className="text-muted text-xs">
          {ownWord ?? band?.word}
          {gained !== 0 && <span className="block">{texts.bar.gained(gained)}</span>}
        </span>
      </p>
      {progress ? (
        <p className="min-w-0 flex-1 basis-48 text-sm max-sm:min-h-[3lh]">{progress}</p>
      ) : (
        // Three lines on phones, so that nothing below moves when the points are known.
        <p className="flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm max-sm:min-h-[3lh]" role="status">
          {step.kind === 'required' && (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 self-start text-danger" />
          )}
          <span className="wrap-anywhere">{says(step, reading)}</span>
        </p>
      )}
      <div className="max-sm:w-full max-sm:*:w-full print:hidden">{action}</div>
    </section>
  );
}

/** What is required, and that an equivalent would do: the resume shows neither. */
function named(name: string, reading: Reading | undefined): string {
  return reading?.orEquivalent?.includes(name) ? resultTexts.orEquivalent(name) : name;
}

function says(step: NextStep, reading: Reading | undefined): string {
  switch (step.kind) {
    case 'required':
      return texts.reading.decisive(step.names.map((name) => named(name, reading)));
    case 'answers':
      return texts.bar.answers(step.waiting.count, Math.round(step.waiting.points ?? 0));
    case 'keywords':
      return texts.bar.keywords(step.count, step.points);
    case 'open':
      return reading?.says === 'little' ? texts.reading.little : texts.results.scoreMeaning;
    case 'done':
      return step.isAll ? texts.bar.done : resultTexts.smallLeft;
  }
}
