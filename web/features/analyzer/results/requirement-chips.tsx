import { useId, useState } from 'react';
import type { RequirementMatch } from '#engine';
import { Chip } from '#web/ui/chip.tsx';
import { texts } from '../texts.ts';
import { markEvidence, type RequirementGroup } from './present-requirements.ts';

interface RequirementChipsProps {
  group: RequirementGroup;
  resumeText: string;
}

/** Requirements of one importance as chips; a chip opens its evidence in the resume. */
export function RequirementChips({ group, resumeText }: RequirementChipsProps) {
  const id = useId();
  const [opened, setOpened] = useState<string>();
  const shown = group.matches.find((match) => match.requirement.canonical === opened);
  const found = group.matches.filter((match) => match.found).length;

  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-2">
      <h3 id={`${id}-title`} className="flex items-baseline justify-between gap-4 text-sm">
        {texts.importance[group.importance]}
        <span className="font-normal text-muted tabular-nums">{texts.foundOf(found, group.matches.length)}</span>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {group.matches.map((match) => {
          const { canonical, surface } = match.requirement;
          const isOpen = canonical === opened;
          return (
            <li key={canonical}>
              <Chip
                found={match.found}
                word={match.found ? texts.found : texts.absent}
                aria-expanded={isOpen}
                aria-controls={`${id}-evidence`}
                onClick={() => setOpened(isOpen ? undefined : canonical)}
              >
                {surface}
              </Chip>
            </li>
          );
        })}
      </ul>
      <div id={`${id}-evidence`} aria-live="polite">
        {shown && <EvidenceLines match={shown} resumeText={resumeText} />}
      </div>
    </section>
  );
}

function EvidenceLines({ match, resumeText }: { match: RequirementMatch; resumeText: string }) {
  const { requirement, evidence } = match;
  return (
    <div className="flex animate-rise flex-col gap-2 rounded-lg bg-subtle p-3 text-sm">
      <p>
        <span className="font-medium">{requirement.surface}</span>
        {requirement.alternatives.length > 1 && (
          <span className="text-muted"> · {texts.alternatives(requirement.alternatives)}</span>
        )}
      </p>
      {evidence.length === 0 && <p className="text-muted">{texts.noEvidence}</p>}
      {evidence.map((proof) => (
        <figure key={`${proof.span.start}-${proof.span.end}`} className="border-accent border-l-2 pl-3">
          <blockquote className="wrap-anywhere">
            {markEvidence(resumeText, proof).map((part) =>
              part.marked ? <mark key={part.text}>{part.text}</mark> : part.text,
            )}
          </blockquote>
          <figcaption className="text-muted text-xs">
            {texts.strengths[proof.strength === 'named' ? 'meaning' : proof.strength]} ·{' '}
            {texts.placements[proof.placement]}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
