import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AdminBackups } from '#contract/admin.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { toastFailure, toastSuccess } from '../lib/admin-toasts.ts';
import { callFunction } from '../lib/call-function.ts';
import { texts } from './texts.ts';

const key = ['admin', 'backups'];

/** Milliseconds between two looks at work that takes longer than an answer waits for it. */
const LOOK_MS = 2000;

/** The backups of the installation, and what is being done with them. */
export function useBackups() {
  return useQuery({
    queryKey: key,
    queryFn: async () => AdminBackups.parse(await callFunction('admin-backups')),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? LOOK_MS : false),
  });
}

/** Makes a backup; with a name, restores that one. `refusal` says why the last attempt was refused. */
export function useBackupWork(kind: 'make' | 'restore') {
  const queryClient = useQueryClient();
  const words = texts.backups;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (name: string) =>
      AdminBackups.parse(await callFunction(`admin-${kind}-backup`, kind === 'make' ? {} : { name })),
    onSuccess: async (state) => {
      queryClient.setQueryData(key, state);
      if (!state.running) toastSuccess(kind === 'make' ? words.made : words.restored);
      // Every page shows what was there before.
      if (kind === 'restore') await queryClient.invalidateQueries();
    },
    onError: async () => {
      toastFailure(kind === 'make' ? words.makeFailed : words.restoreFailed);
      await queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return { run: mutate, isBusy: isPending, refusal: error ? messageOf(error, '') : undefined, reset } as const;
}
