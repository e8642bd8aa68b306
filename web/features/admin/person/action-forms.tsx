import { useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { limits } from '#contract/limits.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { ActionDialog } from '../lib/action-dialog.tsx';
import { type BanLength, banEnd } from './ban-length.ts';
import { texts } from './texts.ts';
import type { PersonAction } from './use-person.ts';

export interface ActionProps {
  person: AdminUser;
  /** What the confirmation calls the person. */
  who: string;
  isBusy: boolean;
  refusal: string | undefined;
  onConfirm(action: PersonAction): void;
  onClose(): void;
}

const lengthOptions = (['day', 'week', 'month', 'forGood'] as const).map((length) => ({
  value: length,
  label: texts.ban.lengths[length],
}));

export function BanForm({ who, isBusy, refusal, onConfirm, onClose }: ActionProps) {
  const [length, setLength] = useState<BanLength>('week');
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...{ isBusy, onClose }}
      title={texts.ban.title(who)}
      description={texts.ban.description}
      confirm={texts.ban.confirm}
      busyLabel={texts.ban.busy}
      look="destructive"
      isReady={reason.trim() !== ''}
      error={refusal}
      onConfirm={() => onConfirm({ name: 'ban', until: banEnd(length, new Date()), reason: reason.trim() })}
    >
      <Choice label={texts.ban.length} value={length} options={lengthOptions} onChange={(next) => setLength(next)} />
      <ReasonField reason={reason} onChange={setReason} />
    </ActionDialog>
  );
}

const planOptions = (['free', 'basic', 'premium'] as const).map((plan) => ({
  value: plan,
  label: texts.facts.plans[plan],
}));

export function PlanForm({ person, who, isBusy, refusal, onConfirm, onClose }: ActionProps) {
  const [plan, setPlan] = useState(person.plan);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...{ isBusy, onClose }}
      title={texts.plan.title(who)}
      description={texts.plan.description}
      confirm={texts.plan.confirm}
      busyLabel={texts.plan.busy}
      isReady={plan !== person.plan && reason.trim() !== ''}
      error={refusal}
      onConfirm={() => onConfirm({ name: 'plan', plan, reason: reason.trim() })}
    >
      <Choice label={texts.plan.plan} value={plan} options={planOptions} onChange={(next) => setPlan(next)} />
      <ReasonField reason={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** Confirmed by typing the email address, so that nobody deletes the wrong person. */
export function RemoveForm({ person, who, isBusy, refusal, onConfirm, onClose }: ActionProps) {
  const [typed, setTyped] = useState('');
  const word = person.email || texts.remove.word;
  return (
    <ActionDialog
      {...{ isBusy, onClose }}
      title={texts.remove.title(who)}
      description={texts.remove.description}
      confirm={texts.remove.confirm}
      busyLabel={texts.remove.busy}
      look="destructive"
      isReady={typed.trim().toLowerCase() === word.toLowerCase()}
      error={refusal}
      onConfirm={() => onConfirm({ name: 'remove' })}
    >
      <Field
        label={texts.remove.label(word)}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ActionDialog>
  );
}

function ReasonField({ reason, onChange }: { reason: string; onChange(reason: string): void }) {
  return (
    <Field
      label={texts.actions.reason}
      hint={texts.actions.reasonHint}
      data-autofocus
      autoComplete="off"
      maxLength={limits.reasonCharacters}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
