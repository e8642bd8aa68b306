import { useId, useState } from 'react';
import type { KnownSettings } from '#contract/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ActionDialog } from '../lib/action-dialog.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { toMoment } from '../lib/local-time.ts';
import { texts } from './texts.ts';
import { useChangeMaintenance, useMaintenance } from './use-maintenance.ts';

type Maintenance = KnownSettings['maintenance'];

/** Closes Shortlist to everybody but administrators, and opens it again. */
export function MaintenanceCard() {
  const { data, error, isFetching, refetch } = useMaintenance();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <h2 id={headingId} className="text-base">
          {texts.maintenance.heading}
        </h2>
        {error && (
          <LoadFailed
            title={texts.maintenance.failed}
            error={error}
            isStale={data !== undefined}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && <MaintenanceState state={data} />}
        {!(data || error) && <Skeleton className="h-16" />}
      </Card>
    </section>
  );
}

function MaintenanceState({ state }: { state: Maintenance }) {
  const words = texts.maintenance;
  const [isAsked, setAsked] = useState(false);
  const { change, isBusy } = useChangeMaintenance();
  const isClosed = state.enabled && !(Date.parse(state.until) < Date.now());
  return (
    <>
      <div className="flex flex-col gap-1 text-sm">
        <p>{isClosed ? presentClosed(state.until) : words.open}</p>
        <p className="text-muted">{words.hint}</p>
      </div>
      {isClosed ? (
        <Button
          className="self-start"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => change({ enabled: false, until: '' })}
        >
          {isBusy ? words.reopening : words.reopen}
        </Button>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          {words.close}
        </Button>
      )}
      {isAsked && <CloseDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function CloseDialog({ onClose }: { onClose(): void }) {
  const words = texts.maintenance;
  const [until, setUntil] = useState('');
  const { change, isBusy, refusal } = useChangeMaintenance();
  return (
    <ActionDialog
      {...{ isBusy, onClose }}
      title={words.title}
      description={words.hint}
      confirm={words.confirm}
      busyLabel={words.busy}
      look="destructive"
      error={refusal}
      onConfirm={() => change({ enabled: true, until: toMoment(until) }, { onSuccess: onClose })}
    >
      <Field
        type="datetime-local"
        label={words.until}
        hint={words.untilHint}
        data-autofocus
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </ActionDialog>
  );
}

function presentClosed(until: string): string {
  return until === '' ? texts.maintenance.closed : texts.maintenance.closedUntil(until);
}
