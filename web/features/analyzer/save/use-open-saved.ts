import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#web/lib/auth.ts';
import { loadResume } from '#web/lib/load-resume.ts';
import { logError } from '#web/lib/log-error.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import type { AnalyzerEvent } from '../lib/analyzer-state.ts';
import { presentSaved } from './present-saved.ts';

/** The data client's codes for no row, and for an id that is none. */
const goneCodes = new Set(['PGRST116', '22P02']);

/** Loads one of the person's saved analyses; the answer is the event for the analyzer. Never throws. */
export function useOpenSaved() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  return async (id: string): Promise<AnalyzerEvent> => {
    try {
      if (!user) return { type: 'notOpened', id, isGone: false };
      // Always from the database: another tab may have changed it.
      const saved = await queryClient.fetchQuery({
        queryKey: ['resumes', user.id, id],
        queryFn: async () => loadResume(await getSupabase(), user.id, id),
        staleTime: 0,
        retry: (failures, error) => failures < 1 && !isGone(error),
      });
      return { type: 'opened', id, analysis: presentSaved(saved) };
    } catch (error) {
      if (isGone(error)) return { type: 'notOpened', id, isGone: true };
      logError('A saved analysis could not be opened', error);
      return { type: 'notOpened', id, isGone: false };
    }
  };
}

function isGone(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && goneCodes.has(String(error.code));
}
