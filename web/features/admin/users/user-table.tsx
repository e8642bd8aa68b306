import { Link } from 'react-router';
import type { AdminUserRow } from '#contract/admin.ts';
import { format } from '#web/lib/format.ts';
import { adminUserPath } from '#web/lib/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BreakableEmail } from '#web/ui/breakable-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Table, TableCell, TableHeader, TableRow } from '#web/ui/table.tsx';
import { texts } from './texts.ts';

export interface UserListProps {
  users: readonly AdminUserRow[];
  /** Asks whether to change the role. */
  onChangeRole(user: AdminUserRow): void;
}

/** The users as a table. */
export function UserTable({ users, onChangeRole }: UserListProps) {
  return (
    // German buttons are long: at 1024 pixels all columns fit only with less space between them.
    <Table className="max-xl:[&_td]:px-2.5 max-xl:[&_thead_th]:px-2.5">
      <caption className="sr-only">{texts.table.caption}</caption>
      <thead>
        <tr>
          <TableHeader>{texts.table.user}</TableHeader>
          <TableHeader>{texts.table.email}</TableHeader>
          <TableHeader>{texts.table.role}</TableHeader>
          <TableHeader>{texts.table.joined}</TableHeader>
          <TableHeader className="text-right">{texts.table.actions}</TableHeader>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <TableRow key={user.id}>
            <th scope="row" className="min-w-28 px-4 py-2 pl-6 text-left font-medium">
              <UserLink user={user} />
            </th>
            <TableCell id={emailId(user)} className="wrap-anywhere min-w-40 py-2!">
              <BreakableEmail>{user.email ?? texts.noEmail}</BreakableEmail>
            </TableCell>
            <TableCell className="py-2!">
              <RoleBadge user={user} />
            </TableCell>
            <TableCell className="whitespace-nowrap py-2! text-muted tabular-nums">
              {format.date(new Date(user.created_at))}
            </TableCell>
            <TableCell className="py-2! text-right">
              <RoleButton user={user} onChangeRole={onChangeRole} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

/** The users as cards, for narrow screens. */
export function UserCards({ users, onChangeRole }: UserListProps) {
  return (
    <ul aria-label={texts.table.caption} className="flex flex-col gap-3">
      {users.map((user) => (
        <li key={user.id}>
          <Card className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-3">
              <h2 className="wrap-anywhere text-base">
                <UserLink user={user} />
              </h2>
              <RoleBadge user={user} />
            </div>
            <p id={emailId(user)} className="wrap-anywhere text-sm">
              <BreakableEmail>{user.email ?? texts.noEmail}</BreakableEmail>
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-muted text-sm">{texts.table.joinedOn(format.date(new Date(user.created_at)))}</p>
              <RoleButton user={user} onChangeRole={onChangeRole} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function UserLink({ user }: { user: AdminUserRow }) {
  return (
    <Link
      to={adminUserPath(user.id)}
      className="wrap-anywhere inline-flex min-h-11 items-center underline-offset-4 hover:underline"
    >
      {user.name || texts.unnamed}
    </Link>
  );
}

function RoleBadge({ user }: { user: AdminUserRow }) {
  return (
    <Badge variant={user.is_admin ? 'accent' : 'neutral'}>{user.is_admin ? texts.roles.admin : texts.roles.user}</Badge>
  );
}

function RoleButton({ user, onChangeRole }: Pick<UserListProps, 'onChangeRole'> & { user: AdminUserRow }) {
  return (
    <Button variant="secondary" size="small" aria-describedby={emailId(user)} onClick={() => onChangeRole(user)}>
      {user.is_admin ? texts.removeAdmin : texts.makeAdmin}
    </Button>
  );
}

/** Distinguishes this row's button from the others. */
function emailId({ id }: AdminUserRow): string {
  return `email-of-${id}`;
}
