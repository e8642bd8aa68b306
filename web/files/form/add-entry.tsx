import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EnteredPeriod } from '#engine';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { emptyPeriod, readDraft } from './period-draft.ts';
import { faultWords } from './period-fields.tsx';
import { PeriodInputs } from './period-inputs.tsx';
import { texts } from './texts.ts';

interface AddEntryProps {
  owner: string;
  labels: { title: string; organisation: string };
  onAdd(title: string, organisation: string, period: EnteredPeriod): boolean;
}

/** A button that opens the fields of a new entry, which is written above the others. */
export function AddEntry({ owner, labels, onAdd }: AddEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [organisation, setOrganisation] = useState('');
  const [period, setPeriod] = useState(emptyPeriod);
  const [fault, setFault] = useState<string>();
  const close = () => {
    setOpen(false);
    setTitle('');
    setOrganisation('');
    setPeriod(emptyPeriod);
    setFault(undefined);
  };
  const add = () => {
    const read = readDraft(period);
    if (typeof read === 'string' || title.trim() === '') {
      return setFault((typeof read === 'string' ? faultWords[read] : undefined) ?? texts.needed);
    }
    if (onAdd(title, organisation, read)) close();
  };
  if (!isOpen) {
    return (
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        aria-label={texts.addNamed(texts.addEntry, owner)}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        {texts.addEntry}
      </Button>
    );
  }
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg bg-subtle p-3">
      <legend className="sr-only">{texts.addNamed(texts.addEntry, owner)}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={labels.title} value={title} onChange={(event) => setTitle(event.target.value)} />
        <Field
          label={labels.organisation}
          value={organisation}
          onChange={(event) => setOrganisation(event.target.value)}
        />
      </div>
      <PeriodInputs owner={texts.addEntry} draft={period} fault={fault} onChange={setPeriod} onDone={() => {}} />
      <div className="flex gap-2">
        <Button size="small" onClick={add}>
          {texts.add}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
