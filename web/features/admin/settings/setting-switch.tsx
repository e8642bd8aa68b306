import type { ReactNode } from 'react';
import type { KnownSettings, ReadSetting } from '#contract/settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { texts } from './texts.ts';
import { useSaveSetting } from './use-settings.ts';

/** The settings that are on or off, and nothing else. */
type SwitchKey = 'ai_enabled' | 'ai_second_reader';

interface SettingSwitchProps {
  settingKey: SwitchKey;
  setting: ReadSetting<KnownSettings[SwitchKey]>;
  label: string;
  /** What being on or off means. */
  children: ReactNode;
}

/** A setting that is on or off; it saves at once. */
export function SettingSwitch({ settingKey, setting: { value, isUnreadable }, label, children }: SettingSwitchProps) {
  const { save, isSaving, refusal } = useSaveSetting(settingKey);
  return (
    <Card className="flex flex-col gap-4">
      {isUnreadable && <Alert variant="warning" title={texts.unreadable(settingKey)} />}
      <Switch
        label={label}
        checked={value.enabled}
        // Not disabled while it saves, because it would lose the focus.
        aria-busy={isSaving}
        onChange={(event) => !isSaving && save({ ...value, enabled: event.target.checked })}
      >
        {children}
      </Switch>
      {refusal && (
        <p role="alert" className="text-danger text-sm">
          {refusal}
        </p>
      )}
    </Card>
  );
}
