import { useState } from 'react';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { type KnownSettings, parseLimit } from './read-settings.ts';
import { SettingForm } from './setting-form.tsx';
import { texts } from './texts.ts';
import { useSaveSetting } from './use-settings.ts';

const plans = ['free', 'basic', 'premium'] as const;
const planOptions = plans.map((plan) => ({ value: plan, label: texts.plan.plans[plan] }));

/** What new accounts get, and how much each plan allows. */
export function SubscriptionTab({ settings }: { settings: KnownSettings }) {
  return (
    <>
      <NewAccounts setting={settings.default_subscription} />
      <DailyLimits setting={settings.daily_scan_limits} />
    </>
  );
}

function NewAccounts({ setting: { value, isUnreadable } }: { setting: KnownSettings['default_subscription'] }) {
  const [plan, setPlan] = useState(value.plan);
  const [limit, setLimit] = useState(String(value.resume_limit));
  const [enforce, setEnforce] = useState(value.enforce ?? false);
  const { save, isSaving, refusal } = useSaveSetting('default_subscription');
  const submit = () => {
    setLimit(String(parseLimit(limit)));
    save({ ...value, plan, resume_limit: parseLimit(limit), enforce });
  };
  return (
    <SettingForm
      heading={texts.plan.heading}
      settingKey="default_subscription"
      isUnreadable={isUnreadable}
      isSaving={isSaving}
      onSave={submit}
    >
      <Choice label={texts.plan.plan} value={plan} options={planOptions} onChange={(next) => setPlan(next)} />
      <Field
        label={texts.plan.limit}
        hint={texts.plan.limitHint}
        type="number"
        inputMode="numeric"
        className="sm:max-w-40"
        value={limit}
        error={refusal}
        onChange={(event) => setLimit(event.target.value)}
      />
      <Switch
        label={texts.plan.enforce}
        checked={enforce}
        className="sm:max-w-114"
        onChange={(event) => setEnforce(event.target.checked)}
      >
        {texts.plan.enforceHint}
      </Switch>
    </SettingForm>
  );
}

function DailyLimits({ setting: { value, isUnreadable } }: { setting: KnownSettings['daily_scan_limits'] }) {
  const [limits, setLimits] = useState({
    free: String(value.free),
    basic: String(value.basic),
    premium: String(value.premium),
  });
  const { save, isSaving, refusal } = useSaveSetting('daily_scan_limits');
  const submit = () => {
    const numbers = {
      free: parseLimit(limits.free),
      basic: parseLimit(limits.basic),
      premium: parseLimit(limits.premium),
    };
    setLimits({ free: String(numbers.free), basic: String(numbers.basic), premium: String(numbers.premium) });
    save({ ...value, ...numbers });
  };
  return (
    <SettingForm
      heading={texts.daily.heading}
      settingKey="daily_scan_limits"
      isUnreadable={isUnreadable}
      isSaving={isSaving}
      error={refusal}
      onSave={submit}
    >
      <p className="text-muted text-sm">{texts.daily.hint}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {plans.map((plan) => (
          <Field
            key={plan}
            label={texts.daily.label(texts.plan.plans[plan])}
            type="number"
            inputMode="numeric"
            value={limits[plan]}
            onChange={(event) => setLimits({ ...limits, [plan]: event.target.value })}
          />
        ))}
      </div>
    </SettingForm>
  );
}
