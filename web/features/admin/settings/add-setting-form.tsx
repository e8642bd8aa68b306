import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { messageOf } from '#web/lib/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { toastFailure } from '../lib/admin-toasts.ts';
import { parseNewValue } from './read-settings.ts';
import { texts } from './texts.ts';
import { useAddSetting } from './use-settings.ts';

const empty = { key: '', value: '', description: '' };

/** A form for a setting with a new key; the input stays when it is refused. */
export function AddSettingForm() {
  const [fields, setFields] = useState(empty);
  const add = useAddSetting();
  const key = fields.key.trim();
  const isComplete = key !== '' && fields.value.trim() !== '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const description = fields.description.trim() || null;
    add.mutate({ key, value: parseNewValue(fields.value), description }, { onSuccess: () => setFields(empty) });
  }
  /** While the button is disabled the browser submits nothing on Enter, and nobody would learn why. */
  function tellMissing(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !isComplete) toastFailure(texts.add.required);
  }
  return (
    <Card>
      <form
        aria-label={texts.add.heading}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={submit}
        onKeyDown={tellMissing}
      >
        <h2 className="text-base">{texts.add.heading}</h2>
        <Field
          label={texts.add.key}
          autoComplete="off"
          spellCheck={false}
          value={fields.key}
          onChange={(event) => setFields({ ...fields, key: event.target.value })}
        />
        <Field
          label={texts.add.value}
          autoComplete="off"
          spellCheck={false}
          value={fields.value}
          error={add.error ? messageOf(add.error, texts.addFailed) : undefined}
          onChange={(event) => setFields({ ...fields, value: event.target.value })}
        />
        <Field
          label={texts.add.description}
          labelNote={texts.add.optional}
          autoComplete="off"
          value={fields.description}
          onChange={(event) => setFields({ ...fields, description: event.target.value })}
        />
        <Button type="submit" className="self-start" disabled={!isComplete || add.isPending} aria-busy={add.isPending}>
          {add.isPending ? texts.add.busy : texts.add.button}
        </Button>
      </form>
    </Card>
  );
}
