import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import { useAuth } from '#web/lib/auth.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toast } from '#web/ui/toast.ts';
import { type AnalyzerEvent, type CurrentAnalysis, savedId } from '../lib/analyzer-state.ts';
import { texts } from '../texts.ts';
import { ConflictError, type KnownRow, saveAnalysis, saveOnce } from './save-analysis.ts';

interface SaveOptions {
  /** The toast of a success. */
  done?: { title: string; description: string };
  /** Overwrites what was saved elsewhere since. */
  force?: boolean;
  /** The id of the new row; when there is one with it already, this one is not saved and `onSavedBefore` is called. */
  newId?: string;
  onSavedBefore?(): void;
}

/** Saves an analysis and updates the page's state. A failure shows a toast, a success the toast `done` if given. */
export function useSave(dispatch: Dispatch<AnalyzerEvent>) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  // One save at a time: a later one must neither overtake an earlier one nor create a second row.
  const running = useRef(Promise.resolve());
  const rows = useRef(new Map<string, KnownRow>());

  const save = async (analysis: CurrentAnalysis, options: SaveOptions): Promise<void> => {
    const { done, force = false, newId, onSavedBefore } = options;
    const { runId } = analysis;
    const id = savedId(analysis);
    const row = rows.current.get(runId) ?? (id === undefined ? undefined : { id, revision: analysis.revision });
    const known = row && (force ? { id: row.id } : row);
    dispatch({ type: 'saving', runId });
    try {
      if (!user) throw new Error(texts.notAuthenticated);
      const client = await getSupabase();
      const saved =
        newId === undefined
          ? await saveAnalysis(client, user.id, analysis, known)
          : await saveOnce(client, newId, analysis);
      if (!saved) return onSavedBefore?.();
      rows.current.set(runId, saved);
      dispatch({ type: 'saved', runId, id: saved.id, revision: saved.revision });
      if (done) toast(done);
      void queryClient.invalidateQueries({ queryKey: ['resumes'] });
    } catch (error) {
      if (error instanceof ConflictError && known) {
        dispatch({ type: 'saveConflict', runId, id: known.id });
        return;
      }
      dispatch({ type: 'saveFailed', runId, reason: messageOf(error, texts.saveFailed.title) });
      toast({ ...texts.saveFailed, variant: 'destructive' });
    }
  };

  return (analysis: CurrentAnalysis, options: SaveOptions = {}): Promise<void> => {
    running.current = running.current.then(() => save(analysis, options));
    return running.current;
  };
}
