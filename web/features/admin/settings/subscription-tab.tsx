import { FieldsForm } from './fields-form.tsx';
import type { Setting } from './load-settings.ts';
import { findSetting } from './read-settings.ts';
import { texts } from './texts.ts';

/** What new accounts get, how much each plan allows, how much one person may keep, and how long what they did is. */
export function SubscriptionTab({ settings }: { settings: readonly Setting[] }) {
  return (
    <>
      <FieldsForm
        settingKey="default_subscription"
        setting={findSetting(settings, 'default_subscription')}
        words={texts.plan}
      />
      <FieldsForm
        settingKey="daily_scan_limits"
        setting={findSetting(settings, 'daily_scan_limits')}
        words={texts.daily}
      />
      <FieldsForm settingKey="kept_limits" setting={findSetting(settings, 'kept_limits')} words={texts.kept} />
      <FieldsForm settingKey="retention" setting={findSetting(settings, 'retention')} words={texts.retention} />
    </>
  );
}
