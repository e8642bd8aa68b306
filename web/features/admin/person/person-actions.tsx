import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminUser } from '#contract/admin.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ActionDialog } from '../lib/action-dialog.tsx';
import { type ActionProps, BanForm, PlanForm, RemoveForm } from './action-forms.tsx';
import { texts } from './texts.ts';
import { type PersonAction, usePersonDeed } from './use-person.ts';

/** The actions on an account; each asks for confirmation. */
export function PersonActions({ person }: { person: AdminUser }) {
  const [asked, setAsked] = useState<PersonAction['name']>();
  const { run, isBusy, refusal, reset } = usePersonDeed(person.id);
  const navigate = useNavigate();
  const headingId = useId();
  const ask = (name: PersonAction['name']) => {
    reset();
    setAsked(name);
  };
  const confirm = (action: PersonAction) =>
    run(action, {
      onSuccess: () => {
        setAsked(undefined);
        if (action.name === 'remove') void navigate(paths.adminUsers);
      },
    });
  const words = texts.actions;
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-3">
        <h2 id={headingId} className="text-base">
          {words.heading}
        </h2>
        <p className="text-muted text-sm">{words.hint}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => ask('signOut')}>
            {words.signOut}
          </Button>
          {!person.is_paid && (
            <Button variant="secondary" onClick={() => ask('plan')}>
              {words.plan}
            </Button>
          )}
          {person.banned_until ? (
            <Button variant="secondary" onClick={() => ask('unban')}>
              {words.unban}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => ask('ban')}>
              {words.ban}
            </Button>
          )}
          <Button variant="destructive" onClick={() => ask('remove')}>
            {words.remove}
          </Button>
        </div>
        {person.is_paid && <p className="text-muted text-sm">{words.paidPlan}</p>}
      </Card>
      {asked && (
        <ActionQuestion
          name={asked}
          person={person}
          who={person.email ?? (person.name || texts.unnamed)}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

function ActionQuestion({ name, ...action }: ActionProps & { name: PersonAction['name'] }) {
  if (name === 'ban') return <BanForm {...action} />;
  if (name === 'plan') return <PlanForm {...action} />;
  if (name === 'remove') return <RemoveForm {...action} />;
  const words = texts[name];
  return (
    <ActionDialog
      title={words.title(action.who)}
      description={words.description}
      confirm={words.confirm}
      busyLabel={words.busy}
      isBusy={action.isBusy}
      error={action.refusal}
      onConfirm={() => action.onConfirm({ name })}
      onClose={action.onClose}
    />
  );
}
