import type { KnownSettings, ReadSetting } from '#contract/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { FieldsForm } from './fields-form.tsx';
import type { Setting } from './load-settings.ts';
import { findSetting } from './read-settings.ts';
import { texts } from './texts.ts';
import { useSaveSetting } from './use-settings.ts';

/** The AI switch, which saves at once, and the engine. */
export function GeneralTab({ settings }: { settings: readonly Setting[] }) {
  return (
    <>
      <AiSwitch setting={findSetting(settings, 'ai_enabled')} />
      <FieldsForm
        settingKey="analysis_engine"
        setting={findSetting(settings, 'analysis_engine')}
        words={texts.engine}
      />
    </>
  );
}

function AiSwitch({ setting: { value, isUnreadable } }: { setting: ReadSetting<KnownSettings['ai_enabled']> }) {
  const { save, isSaving, refusal } = useSaveSetting('ai_enabled');
  return (
    <Card className="flex flex-col gap-4">
      {isUnreadable && <Alert variant="warning" title={texts.unreadable('ai_enabled')} />}
      <Switch
        label={texts.ai.heading}
        checked={value.enabled}
        // Not disabled while it saves, because it would lose the focus.
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
