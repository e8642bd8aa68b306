import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminUser } from '#contract/admin.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { BanForm, type DeedProps, PlanForm, RemoveForm } from './deed-forms.tsx';
import { texts } from './texts.ts';
import { type PersonDeed, usePersonDeed } from './use-person.ts';

/** What can be done to an account; each after a question. */
export function PersonActions({ person }: { person: AdminUser }) {
  const [asked, setAsked] = useState<PersonDeed['name']>();
  const { run, isBusy, refusal, reset } = usePersonDeed(person.id);
  const navigate = useNavigate();
  const headingId = useId();
  const ask = (name: PersonDeed['name']) => {
    reset();
    setAsked(name);
  };
  const confirm = (deed: PersonDeed) =>
    run(deed, {
      onSuccess: () => {
        setAsked(undefined);
        if (deed.name === 'remove') void navigate(paths.adminUsers);
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
        <DeedQuestion
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

function DeedQuestion({ name, ...deed }: DeedProps & { name: PersonDeed['name'] }) {
  if (name === 'ban') return <BanForm {...deed} />;
  if (name === 'plan') return <PlanForm {...deed} />;
  if (name === 'remove') return <RemoveForm {...deed} />;
  const words = texts[name];
  return (
    <DeedDialog
      title={words.title(deed.who)}
      description={words.description}
      confirm={words.confirm}
      busyLabel={words.busy}
      isBusy={deed.isBusy}
      error={deed.refusal}
      onConfirm={() => deed.onConfirm({ name })}
      onClose={deed.onClose}
    />
  );
}
