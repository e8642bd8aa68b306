import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type KnownSettings, readSetting, settings } from '#contract/settings.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toastFailure, toastSuccess } from '../lib/admin-toasts.ts';
import { texts } from './texts.ts';

type Maintenance = KnownSettings['maintenance'];

const key = ['admin', 'maintenance'];
const Rows = z.array(z.object({ value: z.unknown() }));

/** Whether Shortlist is closed, and until when. */
export function useMaintenance() {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const client = await getSupabase();
      const { data, error } = await client
        .from('system_settings')
        .select('value')
        .eq('key', 'maintenance')
        .retry(false);
      if (error) throw error;
      return readSetting('maintenance', Rows.parse(data)[0]?.value).value;
    },
    staleTime: 0,
  });
}

/** Closes or opens. `refusal` says why the last change was refused. */
export function useChangeMaintenance() {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveMaintenance,
    onSuccess: async (_, { enabled }) => {
      toastSuccess(enabled ? texts.maintenance.didClose : texts.maintenance.didOpen);
      await queryClient.invalidateQueries({ queryKey: key });
    },
    onError: () => toastFailure(texts.maintenance.changeFailed),
  });
  return { change: mutate, isBusy: isPending, refusal: error ? messageOf(error, '') : undefined } as const;
}

async function saveMaintenance(value: Maintenance): Promise<void> {
  const client = await getSupabase();
  const changed = await client
    .from('system_settings')
    .update({ value, updated_at: new Date().toISOString() })
    .eq('key', 'maintenance')
    .select('key');
  if (changed.error) throw changed.error;
  if (changed.data.length > 0) return;
  const { description } = settings.maintenance;
  const { error } = await client.from('system_settings').insert({ key: 'maintenance', value, description });
  if (error) throw error;
}
