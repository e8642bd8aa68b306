import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toast } from '#web/ui/toast.ts';
import { type AnalyzerEvent, type CurrentAnalysis, savedId } from '../lib/analyzer-state.ts';
import { texts } from '../texts.ts';
import { saveAnalysis } from './save-analysis.ts';

/** Saves an analysis and updates the page's state. A failure shows a toast, a success the toast `done` if given. */
export function useSave(dispatch: Dispatch<AnalyzerEvent>) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  // One save at a time: a later one must neither overtake an earlier one nor create a second row.
  const running = useRef(Promise.resolve());
  const ids = useRef(new Map<string, string>());

  const save = async (analysis: CurrentAnalysis, done?: { title: string; description: string }): Promise<void> => {
    const { runId } = analysis;
    const id = ids.current.get(runId) ?? savedId(analysis);
    dispatch({ type: 'saving', runId });
    try {
      if (!user) throw new Error(texts.notAuthenticated);
      const saved = await saveAnalysis(await getSupabase(), user.id, analysis, id);
      ids.current.set(runId, saved);
      dispatch({ type: 'saved', runId, id: saved });
      if (done) toast(done);
      void queryClient.invalidateQueries({ queryKey: ['resumes'] });
    } catch (error) {
      dispatch({ type: 'saveFailed', runId, reason: messageOf(error, texts.saveFailed.title) });
      toast({ ...texts.saveFailed, variant: 'destructive' });
    }
  };

  return (analysis: CurrentAnalysis, done?: { title: string; description: string }): Promise<void> => {
    running.current = running.current.then(() => save(analysis, done));
    return running.current;
  };
}
