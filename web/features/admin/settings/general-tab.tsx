import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import type { KnownSettings } from './read-settings.ts';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSaveSetting } from './use-settings.ts';

/** The AI's switch, which saves at once, and the engine. */
export function GeneralTab({ settings }: { settings: KnownSettings }) {
  return (
    <>
      <AiSwitch setting={settings.ai_enabled} />
      <EngineForm setting={settings.analysis_engine} />
    </>
  );
}

function AiSwitch({ setting: { value, isUnreadable } }: { setting: KnownSettings['ai_enabled'] }) {
  const { save, isSaving, refusal } = useSaveSetting('ai_enabled');
  return (
    <Card className="flex flex-col gap-4">
      {isUnreadable && <Alert variant="warning" title={texts.unreadable('ai_enabled')} />}
      <Switch
        label={texts.ai.heading}
        checked={value.enabled}
        // Not disabled while it saves: that would take the focus away.
        aria-busy={isSaving}
        onChange={(event) => !isSaving && save({ ...value, enabled: event.target.checked })}
      >
        {texts.ai.description}
      </Switch>
      {refusal && (
        <p role="alert" className="text-danger text-sm">
          {refusal}
        </p>
      )}
    </Card>
  );
}

function EngineForm({ setting: { value, isUnreadable } }: { setting: KnownSettings['analysis_engine'] }) {
  const [engine, setEngine] = useState(value.engine);
  const { save, isSaving, refusal } = useSaveSetting('analysis_engine');
  return (
    <SettingForm
      heading={texts.engine.heading}
      settingKey="analysis_engine"
      isUnreadable={isUnreadable}
      isSaving={isSaving}
      error={refusal}
      onSave={() => save({ ...value, engine })}
    >
      <Choice
        label={texts.engine.label}
        value={engine}
        options={[
          { value: 'advanced', label: texts.engine.advanced },
          { value: 'basic', label: texts.engine.basic },
        ]}
        onChange={setEngine}
      />
    </SettingForm>
  );
}
