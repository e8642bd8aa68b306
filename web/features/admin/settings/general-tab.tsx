import { FieldsForm } from './fields-form.tsx';
import type { Setting } from './load-settings.ts';
import { findSetting } from './read-settings.ts';
import { SettingSwitch } from './setting-switch.tsx';
import { texts } from './texts.ts';

/** The AI switch, and the engine. */
export function GeneralTab({ settings }: { settings: readonly Setting[] }) {
  return (
    <>
      <SettingSwitch settingKey="ai_enabled" setting={findSetting(settings, 'ai_enabled')} label={texts.ai.heading}>
        {texts.ai.description}
      </SettingSwitch>
      <FieldsForm
        settingKey="analysis_engine"
        setting={findSetting(settings, 'analysis_engine')}
        words={texts.engine}
      />
    </>
  );
}
