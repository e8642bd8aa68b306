import type { AuditLog } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BreakableEmail } from '#web/ui/breakable-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Table, TableCell, TableHeader, TableRow } from '#web/ui/table.tsx';
import { actionVariant, presentAction, presentActor } from '../lib/present-entry.ts';
import { useIsNarrow } from '../lib/use-is-narrow.ts';
import { EntityIcon } from './entity-icon.tsx';
import { texts } from './texts.ts';

interface LogListProps {
  entries: readonly AuditLog[];
  onOpen(entry: AuditLog): void;
}

/** The entries as a table, or as cards on narrow screens. */
export function LogList(props: LogListProps) {
  return useIsNarrow() ? <LogCards {...props} /> : <LogTable {...props} />;
}

function LogTable({ entries, onOpen }: LogListProps) {
  return (
    // At 1024 pixels all columns fit only with less space between them.
    <Table className="max-xl:[&_td]:px-2 max-xl:[&_thead_th]:px-2">
      <caption className="sr-only">{texts.table.caption}</caption>
      <thead>
        <tr>
          <TableHeader className="w-10 pr-0!">
            <span className="sr-only">{texts.table.icon}</span>
          </TableHeader>
          <TableHeader>{texts.table.action}</TableHeader>
          <TableHeader>{texts.table.user}</TableHeader>
          <TableHeader>{texts.table.entityType}</TableHeader>
          <TableHeader>{texts.table.timestamp}</TableHeader>
          <TableHeader className="text-right">{texts.table.details}</TableHeader>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell className="py-2! pr-0!">
              <EntityIcon type={entry.entity_type} />
            </TableCell>
            <TableCell className="min-w-36 py-2!">
              <ActionBadge entry={entry} />
            </TableCell>
            <TableCell className="wrap-anywhere min-w-32 py-2!">
              <BreakableEmail>{presentActor(entry)}</BreakableEmail>
            </TableCell>
            <TableCell className="py-2!">{entry.entity_type}</TableCell>
            <TableCell className="min-w-27 py-2! text-muted tabular-nums xl:min-w-32">
              {format.moment(new Date(entry.created_at))}
            </TableCell>
            <TableCell className="py-2! text-right">
              <DetailsButton entry={entry} onOpen={onOpen} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function LogCards({ entries, onOpen }: LogListProps) {
  return (
    <ul aria-label={texts.table.caption} className="flex flex-col gap-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Card className="flex flex-col gap-2">
            <div className="flex items-center gap-2">
              <EntityIcon type={entry.entity_type} />
              <ActionBadge entry={entry} />
            </div>
            <p className="wrap-anywhere text-sm">
              <BreakableEmail>{presentActor(entry)}</BreakableEmail>
            </p>
            <div className="flex items-end justify-between gap-2">
              <p className="text-muted text-sm">
                {entry.entity_type} · {format.moment(new Date(entry.created_at))}
              </p>
              <DetailsButton entry={entry} onOpen={onOpen} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The text can end in an id, which must be allowed to break. */
function ActionBadge({ entry }: { entry: AuditLog }) {
  return (
    <Badge variant={actionVariant(entry.action)} id={actionId(entry)} className="wrap-anywhere whitespace-normal!">
      {presentAction(entry)}
    </Badge>
  );
}

function DetailsButton({ entry, onOpen }: Pick<LogListProps, 'onOpen'> & { entry: AuditLog }) {
  return (
    <Button variant="secondary" size="small" aria-describedby={actionId(entry)} onClick={() => onOpen(entry)}>
      {texts.table.details}
    </Button>
  );
}

/** Distinguishes this entry's button from the others. */
function actionId({ id }: AuditLog): string {
  return `action-of-${id}`;
}
