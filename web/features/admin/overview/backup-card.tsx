import { useId, useState } from 'react';
import type { AdminBackups } from '#contract/admin.ts';
import { presentBytes } from '#web/lib/present-bytes.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '../lib/load-failed.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { texts } from './texts.ts';
import { useBackups, useBackupWork } from './use-backups.ts';

type Backup = AdminBackups['backups'][number];

const SECONDS_PER_HOUR = 3600;
/** Backups shown: older ones are restored by command. */
const SHOWN = 10;

/** The last backup, a button to make one, and a list to restore one from. */
export function BackupCard() {
  const { data, error, isFetching, refetch } = useBackups();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <h2 id={headingId} className="text-base">
          {texts.backups.heading}
        </h2>
        {error && (
          <LoadFailed
            title={texts.backups.failed}
            error={error}
            isStale={data !== undefined}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && <BackupFacts state={data} />}
        {!(data || error) && <Skeleton className="h-24" />}
      </Card>
    </section>
  );
}

function BackupFacts({ state }: { state: AdminBackups }) {
  const words = texts.backups;
  const [asked, setAsked] = useState<Backup>();
  const { run, isBusy } = useBackupWork('make');
  const newest = state.backups.find(({ isRestorePoint }) => !isRestorePoint);
  const isMaking = isBusy || state.running === 'backup';
  return (
    <>
      <div className="flex flex-col gap-1 text-sm">
        <p>{newest ? words.newest(newest.madeAt) : words.none}</p>
        <p className="text-muted">{presentPlace(state)}</p>
        {state.running === 'restore' && <p role="status">{words.restoring}</p>}
        {state.last?.fault && <p className="wrap-anywhere text-danger">{words.lastFault(state.last.fault)}</p>}
        {state.last?.needsRestart && <p className="text-danger">{words.restart}</p>}
      </div>
      <Button
        variant="secondary"
        className="self-start"
        disabled={isMaking || state.running !== null}
        aria-busy={isMaking}
        onClick={() => run('')}
      >
        {isMaking ? words.making : words.make}
      </Button>
      <BackupList backups={state.backups.slice(0, SHOWN)} isBusy={state.running !== null} onRestore={setAsked} />
      {asked && <RestoreDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface BackupListProps {
  backups: readonly Backup[];
  isBusy: boolean;
  onRestore(backup: Backup): void;
}

function BackupList({ backups, isBusy, onRestore }: BackupListProps) {
  const words = texts.backups;
  if (backups.length === 0) return null;
  return (
    <ul aria-label={words.list} className="flex flex-col divide-y divide-line text-sm">
      {backups.map((backup) => {
        const name = words.item(backup.madeAt, presentBytes(backup.bytes));
        return (
          <li key={backup.name} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <span className="tabular-nums">
              {name}
              {backup.isRestorePoint && <span className="text-muted"> ({words.point})</span>}
            </span>
            <Button
              variant="secondary"
              disabled={isBusy}
              aria-label={`${words.restore}: ${name}`}
              onClick={() => onRestore(backup)}
            >
              {words.restore}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function presentPlace({ place, isEncrypted, everySeconds }: AdminBackups): string {
  const words = texts.backups;
  return [
    words.places[place],
    isEncrypted ? words.encrypted : words.plain,
    everySeconds === null ? words.byHand : words.every(Math.round(everySeconds / SECONDS_PER_HOUR)),
  ].join('; ');
}
