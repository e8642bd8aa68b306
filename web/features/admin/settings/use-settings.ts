import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { settingKeys, settings } from '#contract/settings.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toastFailure, toastSuccess, useFailureToast } from '../lib/admin-toasts.ts';
import { healthKey } from '../lib/use-health.ts';
import { addSetting, loadSettings, type Setting, type SettingValue, updateSetting } from './load-settings.ts';
import { texts } from './texts.ts';

const settingsKey = ['admin', 'settings'];

/** All settings; reloaded whenever the page opens, because other admins change them too. */
export function useSettings() {
  const query = useQuery({
    queryKey: settingsKey,
    queryFn: async () => loadSettings(await getSupabase()),
    staleTime: 0,
  });
  useFailureToast(query.error, texts.loadFailed);
  return query;
}

/** Saves values of one setting. `refusal` says why the last one was not saved, in the database's words. */
export function useSaveSetting(key: string) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (value: SettingValue) => {
      const client = await getSupabase();
      const existing = queryClient.getQueryData<Setting[]>(settingsKey)?.find((setting) => setting.key === key);
      if (existing) await updateSetting(client, existing.id, value);
      // One of the product's own settings that this installation did not have yet.
      else await addSetting(client, { key, value, description: descriptionOf(key) });
    },
    onSuccess: async () => {
      toastSuccess(texts.updated);
      // What is said of the language model depends on two of them.
      await Promise.all([settingsKey, healthKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: () => toastFailure(texts.updateFailed),
  });
  return {
    save: mutation.mutate,
    isSaving: mutation.isPending,
    refusal: mutation.error ? messageOf(mutation.error, texts.updateFailed) : undefined,
  };
}

function descriptionOf(key: string): string | null {
  const known = settingKeys.find((name) => name === key);
  return known === undefined ? null : settings[known].description;
}

/** Adds a setting. */
export function useAddSetting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (setting: Parameters<typeof addSetting>[1]) => addSetting(await getSupabase(), setting),
    onSuccess: async () => {
      toastSuccess(texts.added);
      await queryClient.invalidateQueries({ queryKey: settingsKey });
    },
    onError: () => toastFailure(texts.addFailed),
  });
}
