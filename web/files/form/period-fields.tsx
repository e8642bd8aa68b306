import { useState } from 'react';
import type { EnteredPeriod, WrittenPeriod } from '#engine';
import { draftOf, emptyPeriod, type PeriodFault, readDraft } from './period-draft.ts';
import { PeriodInputs } from './period-inputs.tsx';
import { texts } from './texts.ts';

interface PeriodFieldsProps {
  owner: string;
  /** Undefined where a period is yet to be written. */
  period: WrittenPeriod | undefined;
  onCommit(period: EnteredPeriod): void;
}

/** What is said of a fault; nothing where the person has not finished. */
export const faultWords: Record<PeriodFault, string | undefined> = {
  incomplete: undefined,
  'wrong-year': texts.wrongYear,
  'ends-before': texts.endsBefore,
};

/** The dates of an entry. They go into the text as soon as they are a period. */
export function PeriodFields({ owner, period, onCommit }: PeriodFieldsProps) {
  const written = period ? draftOf(period) : emptyPeriod;
  const base = JSON.stringify(written);
  const [typed, setTyped] = useState({ base, draft: written });
  const [fault, setFault] = useState<string>();
  // What is written since the person began is what the fields show.
  const draft = typed.base === base ? typed.draft : written;
  const done = (next: typeof draft) => {
    if (JSON.stringify(next) === base) return setFault(undefined);
    const read = readDraft(next);
    setFault(typeof read === 'string' ? faultWords[read] : undefined);
    if (typeof read !== 'string') onCommit(read);
  };
  return (
    <PeriodInputs
      owner={owner}
      draft={draft}
      fault={fault}
      onChange={(next) => setTyped({ base, draft: next })}
      onDone={done}
    />
  );
}
