import { CircleAlert, CircleCheck } from 'lucide-react';
import type { KnockOut, Quality } from '#engine';
import { inWords } from '#web/lib/engine-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ScoreBar } from '#web/ui/score-bar.tsx';
import { texts } from '../texts.ts';
import { texts as resultTexts } from './texts.ts';

/** Licences, permits and locations that decide besides the score. */
export function KnockOuts({ knockOuts }: { knockOuts: KnockOut[] }) {
  if (knockOuts.length === 0) return null;
  return (
    <section aria-label={texts.knockOuts.title} className="flex flex-col gap-2">
      <h3 className="font-medium text-sm">{texts.knockOuts.title}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {knockOuts.map(({ requirement, met, reason }) => (
          <li key={requirement.canonical} className="flex gap-2">
            {met ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-score-high" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
            )}
            <span>
              <span className="font-medium">
                {resultTexts.labelled(requirement.surface, met ? texts.knockOuts.met : texts.knockOuts.unmet)}
              </span>
              <span className="block text-muted">{inWords(reason)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A separate score next to the match score, with the findings that lowered it. */
export function QualityScore({ title, quality }: { title: string; quality: Quality }) {
  const score = <ScoreBar label={title} value={quality.score} />;
  if (quality.findings.length === 0) return score;
  return (
    <div>
      {score}
      <Disclosure summary={texts.findings(quality.findings.length)}>
        <ul className="list-disc pl-5 text-sm">
          {quality.findings.map((finding) => (
            <li key={`${finding.code}-${finding.spans[0]?.start ?? 0}`}>{inWords(finding)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
