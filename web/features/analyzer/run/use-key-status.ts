import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useAuth } from '#web/lib/auth.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toast } from '#web/ui/toast.ts';
import { texts } from '../texts.ts';
import { checkKey, type KeyCheck } from './key-status.ts';

export interface KeyStatus {
  /** Undefined until the first answer, which blocks nothing. */
  check: KeyCheck | undefined;
  isChecking: boolean;
  /** Asks again whatever is cached, and shows the answer in a toast. */
  recheck(): Promise<void>;
  /** The cached answer while it is fresh and valid, else a new one; undefined when the session has ended. */
  ensure(): Promise<KeyCheck | undefined>;
}

/** Whether the AI provider's key works: checked when signed in, fresh for five minutes, not checked again on focus. */
export function useKeyStatus(): KeyStatus {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [isRechecking, setRechecking] = useState(false);
  const query = {
    queryKey: ['ai-key-status', user?.id],
    queryFn: async () => checkKey(await getSupabase()),
    staleTime: limits.keyStatusMs,
  };
  const { data } = useQuery({ ...query, enabled: user !== null, refetchOnWindowFocus: false, retry: false });

  const askAgain = () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => undefined);

  return {
    check: data,
    isChecking: isRechecking,
    recheck: async () => {
      setRechecking(true);
      const check = await askAgain();
      setRechecking(false);
      if (!check) return;
      toast({ title: texts.recheck.toastTitle, description: check.message, variant: variantOf(check) });
    },
    ensure: async () => {
      const known = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
      return known?.valid === false ? askAgain() : known;
    },
  };
}

function variantOf(check: KeyCheck) {
  return check.valid ? 'default' : 'destructive';
}
