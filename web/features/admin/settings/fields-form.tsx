import { useState } from 'react';
import { type FieldForm, formsOf, type KnownSettings, type ReadSetting, type SettingKey } from '#contract/settings.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { fieldOf, fromFieldValues, toFieldValues } from './field-values.ts';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSaveSetting } from './use-settings.ts';

interface FieldWords {
  label: string;
  hint?: string;
  /** The labels of a choice's options. */
  options?: Readonly<Record<string, string>>;
  /** What each option means. */
  meanings?: Readonly<Record<string, string>>;
}

interface FieldsFormProps<Key extends SettingKey> {
  settingKey: Key;
  setting: ReadSetting<KnownSettings[Key]>;
  words: {
    heading: string;
    hint?: string;
    fields: { readonly [Name in keyof KnownSettings[Key]]-?: FieldWords };
  };
}

/** A setting's form, with the fields listed in contract/settings.ts. */
export function FieldsForm<Key extends SettingKey>({ settingKey, setting, words }: FieldsFormProps<Key>) {
  const [values, setValues] = useState(() => toFieldValues(settingKey, setting.value));
  const { save, isSaving, refusal } = useSaveSetting(settingKey);
  const fieldWords: Readonly<Record<string, FieldWords>> = words.fields;
  const refused = fieldOf(refusal);
  const areAllNumbers = formsOf(settingKey).every(({ field }) => field.form === 'number');
  const hasRefused = formsOf(settingKey).some(({ name, field }) => name === refused && field.form === 'number');

  function submit(): void {
    const saved = fromFieldValues(settingKey, values);
    setValues(toFieldValues(settingKey, saved));
    save(saved);
  }
  return (
    <SettingForm
      heading={words.heading}
      settingKey={settingKey}
      isUnreadable={setting.isUnreadable}
      isSaving={isSaving}
      error={hasRefused ? undefined : refusal}
      onSave={submit}
    >
      {words.hint && <p className="text-muted text-sm">{words.hint}</p>}
      <div className={areAllNumbers ? 'grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-col gap-4'}>
        {formsOf(settingKey).map(({ name, field }) => (
          <SettingField
            key={name}
            field={field}
            words={fieldWords[name] ?? { label: name }}
            value={values[name]}
            error={hasRefused && name === refused ? refusal : undefined}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
      </div>
    </SettingForm>
  );
}

interface SettingFieldProps {
  field: FieldForm;
  words: FieldWords;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange(value: string | boolean): void;
}

function SettingField({
  field,
  words: { label, hint, options = {}, meanings = {} },
  value,
  error,
  onChange,
}: SettingFieldProps) {
  if (field.form === 'switch') {
    return (
      <Switch
        label={label}
        checked={value === true}
        className="sm:max-w-114"
        onChange={(event) => onChange(event.target.checked)}
      >
        {hint}
      </Switch>
    );
  }
  const text = String(value ?? '');
  if (field.form === 'choice') {
    return (
      <Choice
        label={label}
        value={text}
        options={field.options.map((option) => ({ value: option, label: options[option] ?? option }))}
        hint={meanings[text]}
        onChange={onChange}
      />
    );
  }
  return (
    <div className="max-w-80">
      <Field
        {...inputOf(field)}
        label={label}
        hint={hint}
        trailing={field.form === 'number' && <Unit name={texts.units[field.unit]} />}
        value={text}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function inputOf(field: Exclude<FieldForm, { form: 'switch' | 'choice' }>) {
  if (field.form === 'moment') return { type: 'datetime-local' };
  if (field.form === 'text') return { maxLength: field.maxLength };
  return { type: 'number', inputMode: 'numeric' as const, min: field.min, max: field.max, step: 1 };
}

/** Shown in the field; screen readers get it from the label or the heading. */
function Unit({ name }: { name: string }) {
  return (
    <span aria-hidden className="pointer-events-none flex h-11 items-center pr-3 text-muted text-sm">
      {name}
    </span>
  );
}
