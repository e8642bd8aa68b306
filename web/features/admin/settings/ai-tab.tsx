import { useState } from 'react';
import { type KnownSettings, type ReadSetting, settings } from '#contract/settings.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { useHealth } from '../lib/use-health.ts';
import { listModels } from './model-options.ts';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useProviderModels } from './use-provider-models.ts';
import { useSaveSetting } from './use-settings.ts';

/** No model has an empty name. */
const ANOTHER = '';

/** `AI_MODEL` stands in for this one only (docs/decisions/007-which-model.md). */
const seeded = settings.openai_model.initial.model;

/** The language model to use: a suggested one, one the provider lists, or any other by name. */
export function AiTab({ setting: { value, isUnreadable } }: { setting: ReadSetting<KnownSettings['openai_model']> }) {
  const provider = useProviderModels();
  const inUse = useHealth().data?.ai;
  const models = listModels(provider.data ?? []);
  const [choice, setChoice] = useState<{ model: string; isTyped: boolean }>();
  const [isMissing, setMissing] = useState(false);
  const { save, isSaving, refusal } = useSaveSetting('openai_model');
  // Until the person chooses: the stored model, in the text field if no list has it.
  const { model, isTyped } = choice ?? { model: value.model, isTyped: !models.includes(value.model) };

  function submit(): void {
    const name = model.trim();
    setMissing(name === '');
    if (name !== '') save({ ...value, model: name });
  }
  const error = isMissing ? texts.ai.nameMissing : refusal;
  return (
    <SettingForm
      heading={texts.ai.modelHeading}
      settingKey="openai_model"
      isUnreadable={isUnreadable}
      isSaving={isSaving}
      error={isTyped ? undefined : error}
      onSave={submit}
    >
      <Choice
        label={texts.ai.model}
        value={isTyped ? ANOTHER : model}
        options={[...models.map((name) => ({ value: name, label: name })), { value: ANOTHER, label: texts.ai.another }]}
        onChange={(name) => {
          setMissing(false);
          setChoice({ model: name, isTyped: name === ANOTHER });
        }}
      />
      {isTyped && (
        <Field
          label={texts.ai.name}
          hint={texts.ai.nameHint}
          autoComplete="off"
          spellCheck={false}
          className="sm:max-w-110"
          value={model}
          error={error}
          onChange={(event) => setChoice({ model: event.target.value, isTyped: true })}
        />
      )}
      {value.model === seeded && inUse?.isConfigured && inUse.model !== seeded && (
        <p className="wrap-anywhere text-sm">{texts.ai.configured(inUse.model, seeded)}</p>
      )}
      {!provider.isPending && (
        <p className="text-muted text-sm">
          {provider.data?.length ? texts.ai.provider(provider.data.length) : texts.ai.providerSilent}
        </p>
      )}
    </SettingForm>
  );
}
