import { useState } from 'react';
import type { AdminUserRow } from '#contract/admin.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PagedList } from '../lib/paged-list.tsx';
import { SearchField } from '../lib/search-field.tsx';
import { useIsNarrow } from '../lib/use-is-narrow.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import { texts } from './texts.ts';
import { useChangeRole, useUsers } from './use-users.ts';
import { UserCards, UserTable } from './user-table.tsx';

/** User Management: everyone with an account, and who is an administrator. */
export function UsersPage() {
  const [read, write] = useUrlState();
  const list = useUsers(read('q'));
  const isNarrow = useIsNarrow();
  const role = useChangeRole();
  const [asked, setAsked] = useState<AdminUserRow>();
  const List = isNarrow ? UserCards : UserTable;
  return (
    <>
      <PageHeading>{texts.heading}</PageHeading>
      <SearchField label={texts.search} value={read('q')} onChange={(q) => write({ q })} />
      {role.refusal && <Alert variant="destructive" title={role.refusal} />}
      <PagedList
        label={texts.table.caption}
        list={list}
        texts={{ loading: texts.loading, failed: texts.loadFailed, empty: texts.empty }}
      >
        {(users) => <List users={users} onChangeRole={setAsked} />}
      </PagedList>
      {asked && (
        <RoleQuestion
          user={asked}
          isBusy={role.isChanging}
          onConfirm={() =>
            role.change({ id: asked.id, isAdmin: !asked.is_admin }, { onSettled: () => setAsked(undefined) })
          }
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface RoleQuestionProps {
  user: AdminUserRow;
  isBusy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

function RoleQuestion({ user, isBusy, onConfirm, onCancel }: RoleQuestionProps) {
  const words = user.is_admin ? texts.revoke : texts.grant;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isBusy && onCancel()}
      title={words.title}
      description={words.description(user.email ?? (user.name || texts.unnamed))}
      cancel={texts.cancel}
      confirm={words.confirm}
      look={user.is_admin ? 'destructive' : 'primary'}
      busy={isBusy}
      busyLabel={words.busy}
      onConfirm={onConfirm}
    />
  );
}
