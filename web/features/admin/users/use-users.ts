import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { AdminUserRow } from '#contract/admin.ts';
import { authState } from '#web/lib/auth-state.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toastFailure, toastSuccess } from '../lib/admin-toasts.ts';
import { pagedKey, usePagedRows } from '../lib/use-paged-rows.ts';
import { changeRole } from './change-role.ts';
import { texts } from './texts.ts';

/** The people whose name or email address contains the search, newest first. */
export function useUsers(search: string) {
  return usePagedRows({ rpc: 'admin_users', shape: AdminUserRow, filters: { search }, failed: texts.loadFailed });
}

/** Grants or removes admin rights. `refusal` says why the last change was refused. */
export function useChangeRole() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, isAdmin }: { id: string; isAdmin: boolean }) =>
      changeRole(await getSupabase(), id, isAdmin),
    onSuccess: (_, { id, isAdmin }) => {
      toastSuccess(isAdmin ? texts.grant.done : texts.revoke.done);
      queryClient.setQueriesData<InfiniteData<AdminUserRow[]>>(
        { queryKey: pagedKey('admin_users') },
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => page.map((row) => (row.id === id ? { ...row, is_admin: isAdmin } : row))),
          },
      );
      noticeOwnRole(id, isAdmin);
    },
    onError: () => toastFailure(texts.roleFailed),
  });
  return { change: mutate, isChanging: isPending, refusal: error ? messageOf(error, '') : '' };
}

/** People who remove their own rights leave the admin area at once. */
function noticeOwnRole(id: string, isAdmin: boolean): void {
  const { user, roles } = authState.get();
  if (user?.id !== id || isAdmin) return;
  authState.change({ roles: roles.filter((role) => role !== 'admin') });
}
