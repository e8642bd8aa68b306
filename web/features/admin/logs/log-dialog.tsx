import type { ReactNode } from 'react';
import type { AuditLog } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { actionVariant, identifyActor, presentAction } from '../lib/present-entry.ts';
import { texts } from './texts.ts';

interface LogDialogProps {
  entry: AuditLog;
  /** Narrows the list to the actor of this entry. */
  onOnlyUser(): void;
  onClose(): void;
}

/** One entry in full. */
export function LogDialog({ entry, onOnlyUser, onClose }: LogDialogProps) {
  const { dialog } = texts;
  return (
    <Dialog open width="wide" onOpenChange={(open) => !open && onClose()} title={dialog.title}>
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        <Item name={dialog.action}>
          <Badge variant={actionVariant(entry.action)} className="wrap-anywhere whitespace-normal!">
            {presentAction(entry)}
          </Badge>
        </Item>
        <Item name={dialog.timestamp}>{format.moment(new Date(entry.created_at))}</Item>
        <Item name={dialog.user}>{identifyActor(entry)}</Item>
        <Item name={dialog.ipAddress}>{entry.ip_address ?? texts.notRecorded}</Item>
        <Item name={dialog.entityType}>{entry.entity_type}</Item>
        <Item name={dialog.entityId}>{entry.entity_id ?? texts.none}</Item>
      </dl>
      <section className="flex flex-col gap-2 text-sm">
        <h3 className="text-sm">{dialog.details}</h3>
        <pre className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-wrap rounded-lg bg-subtle p-3 font-mono">
          {entry.details === null ? texts.none : JSON.stringify(entry.details, null, 2)}
        </pre>
      </section>
      <Button variant="secondary" className="self-start" onClick={onOnlyUser}>
        {dialog.onlyUser}
      </Button>
    </Dialog>
  );
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <dt className="font-medium text-muted">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
