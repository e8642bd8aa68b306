import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toastFailure, toastSuccess, useFailureToast } from '../lib/admin-toasts.ts';
import { callFunction } from '../lib/call-function.ts';
import { pagedKey } from '../lib/use-paged-rows.ts';
import { loadAnalyses, loadEntries, loadPerson } from './load-person.ts';
import { texts } from './texts.ts';

const personKey = (id: string) => ['admin', 'person', id];

/** One person as an administrator sees them; null when there is no such person. */
export function usePerson(id: string) {
  const query = useQuery({
    queryKey: personKey(id),
    queryFn: async () => loadPerson(await getSupabase(), id),
    staleTime: 0,
  });
  useFailureToast(query.error, texts.failed);
  return query;
}

export function useAnalyses(id: string) {
  return useQuery({
    queryKey: [...personKey(id), 'analyses'],
    queryFn: async () => loadAnalyses(await getSupabase(), id),
    staleTime: 0,
  });
}

export function useEntries(id: string) {
  return useQuery({
    queryKey: [...personKey(id), 'entries'],
    queryFn: async () => loadEntries(await getSupabase(), id),
    staleTime: 0,
  });
}

/** An action on an account: a database function, or the server function that deletes the account. */
export type PersonAction =
  | { name: 'signOut' }
  | { name: 'ban'; until: string; reason: string }
  | { name: 'unban' }
  | { name: 'plan'; plan: string; reason: string }
  | { name: 'remove' };

/** Runs an action on an account and reports the outcome. `refusal` says why the last action was refused. */
export function usePersonDeed(person: string) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (action: PersonAction) => runAction(person, action),
    onSuccess: async (_, { name }) => {
      toastSuccess(texts[name].done);
      if (name === 'remove') await queryClient.invalidateQueries({ queryKey: pagedKey('admin_users') });
      else await queryClient.invalidateQueries({ queryKey: personKey(person) });
    },
    onError: (_, { name }) => toastFailure(texts[name].failed),
  });
  return { run: mutate, isBusy: isPending, refusal: error ? messageOf(error, '') : undefined, reset } as const;
}

async function runAction(person: string, action: PersonAction): Promise<void> {
  if (action.name === 'remove') {
    await callFunction('admin-delete-user', { userId: person });
    return;
  }
  const client = await getSupabase();
  const { error } = await client.rpc(...toCall(person, action));
  if (error) throw error;
}

function toCall(person: string, action: Exclude<PersonAction, { name: 'remove' }>): [rpc: string, args: object] {
  switch (action.name) {
    case 'signOut':
      return ['admin_sign_out', { person }];
    case 'ban':
      return ['admin_ban', { person, until: action.until, reason: action.reason }];
    case 'unban':
      return ['admin_ban', { person }];
    case 'plan':
      return ['admin_set_plan', { person, plan: action.plan, reason: action.reason }];
  }
}
