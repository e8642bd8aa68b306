import { format } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { PeriodDraft } from './period-draft.ts';
import { texts } from './texts.ts';

interface PeriodInputsProps {
  /** Whose period it is, for screen readers. */
  owner: string;
  draft: PeriodDraft;
  fault: string | undefined;
  onChange(draft: PeriodDraft): void;
  /** The person chose a value, or left a field. */
  onDone(draft: PeriodDraft): void;
}

const monthFormat = { month: 'long', timeZone: 'UTC' } as const;
const months = [
  { value: '', label: texts.noMonth },
  ...Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: format.date(new Date(Date.UTC(2020, month, 1)), monthFormat),
  })),
];

/** From when to when: a month, which may be left out, and a year at each end. */
export function PeriodInputs({ owner, draft, fault, onChange, onDone }: PeriodInputsProps) {
  const choose = (part: Partial<PeriodDraft>) => {
    const next = { ...draft, ...part };
    onChange(next);
    onDone(next);
  };
  const end = (name: string, month: 'fromMonth' | 'toMonth', year: 'fromYear' | 'toYear') => (
    <div className="flex items-center gap-2">
      <span aria-hidden className="min-w-8 text-muted text-sm">
        {name}
      </span>
      <Select
        label={texts.month(name)}
        value={draft[month]}
        options={months}
        className="min-w-0 flex-1"
        onChange={(value) => choose({ [month]: value })}
      />
      <Input
        aria-label={texts.year(name)}
        aria-invalid={fault !== undefined || undefined}
        inputMode="numeric"
        maxLength={4}
        placeholder={texts.yearHint}
        className="w-20! shrink-0"
        value={draft[year]}
        onChange={(event) => onChange({ ...draft, [year]: event.target.value.trim() })}
        onBlur={() => onDone(draft)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onDone(draft);
        }}
      />
    </div>
  );
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{owner}</legend>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {end(texts.from, 'fromMonth', 'fromYear')}
        {!draft.isCurrent && end(texts.to, 'toMonth', 'toYear')}
        <Checkbox
          label={texts.present}
          checked={draft.isCurrent}
          onChange={(event) => choose({ isCurrent: event.target.checked })}
        />
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {fault}
      </p>
    </fieldset>
  );
}
