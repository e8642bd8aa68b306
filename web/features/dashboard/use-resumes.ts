import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SavedAnalysis } from '#contract/resume.ts';
import { downloadText } from '#web/lib/download.ts';
import { dashboardFileName } from '#web/lib/file-name.ts';
import { loadResume } from '#web/lib/load-resume.ts';
import { messageOf } from '#web/lib/message-of.ts';
import { getSupabase } from '#web/lib/supabase.ts';
import { toast } from '#web/ui/toast.ts';
import { deleteResumes } from './delete-resumes.ts';
import { joinTexts } from './join-texts.ts';
import { loadResumeTexts } from './load-resume-texts.ts';
import { loadResumes, type ResumeSummary } from './load-resumes.ts';
import { scoreAgain } from './score-again.ts';
import { texts } from './texts.ts';
import { useUserId } from './use-user-id.ts';

const listKey = (userId: string) => ['resumes', userId];

const resumeQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...listKey(userId), id],
    queryFn: async () => loadResume(await getSupabase(), userId, id),
  });

/** The signed-in person's saved analyses; reloaded whenever the dashboard opens. A failure shows a toast. */
export function useResumes() {
  const userId = useUserId();
  const query = useQuery({
    queryKey: listKey(userId),
    queryFn: async () => loadResumes(await getSupabase(), userId),
    staleTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error) toastFailure(texts.loadFailed, error);
  }, [error]);
  return query;
}

/** One analysis with its texts, loaded when it is opened. */
export function useResume(id: string) {
  return useQuery(resumeQuery(useUserId(), id));
}

/** Deletes analyses and removes them from the list once the server has deleted them; what a failure left over stays. */
export function useDeleteResumes() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  function takeOff(gone: readonly string[]): void {
    const ids = new Set(gone);
    queryClient.setQueryData<ResumeSummary[]>(listKey(userId), (list) => list?.filter(({ id }) => !ids.has(id)));
    for (const id of gone) queryClient.removeQueries(resumeQuery(userId, id));
  }
  return useMutation({
    mutationFn: async (ids: readonly string[]) => deleteResumes(await getSupabase(), userId, ids, takeOff),
    onSuccess: (_, ids) => toast(ids.length === 1 ? texts.deleted : texts.deletedMany(ids.length)),
    onError: (error) => toastFailure(texts.deleteFailed, error),
  });
}

/** Loads the text of one analysis to write it as a file: the optimised one, or the original. A failure shows a toast. */
export function useTextOf() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { optimizedResume, resumeText, resumeRoles = '' } = await queryClient.fetchQuery(resumeQuery(userId, id));
      return { text: optimizedResume || resumeText, roles: resumeRoles };
    },
    onError: (error) => toastFailure(texts.downloadFailed, error),
  });
}

/** Downloads the optimised text, or the original when there is none; several analyses as one file. */
export function useDownloadResumes() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (resumes: readonly ResumeSummary[]) => {
      const [first, ...others] = resumes;
      if (!first) return;
      if (others.length === 0) {
        const { jobTitle, optimizedResume, resumeText } = await queryClient.fetchQuery(resumeQuery(userId, first.id));
        downloadText(dashboardFileName(jobTitle), optimizedResume || resumeText);
        return;
      }
      const ids = resumes.map(({ id }) => id);
      const textOf = await loadResumeTexts(await getSupabase(), userId, ids);
      downloadText(dashboardFileName(texts.selection.fileTitle(resumes.length)), joinTexts(resumes, textOf));
    },
    onError: (error) => toastFailure(texts.downloadFailed, error),
  });
}

/** Scores one analysis with today's engine, and updates the list and the open dialog. */
export function useScoreAgain() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (saved: SavedAnalysis) => scoreAgain(await getSupabase(), userId, saved),
    onSuccess: async (score, saved) => {
      toast(texts.scoredAgain(saved.matchScore, score));
      await queryClient.invalidateQueries({ queryKey: listKey(userId) });
    },
    onError: (error) => toastFailure(texts.scoreAgainFailed, error),
  });
}

function toastFailure({ title, fallback }: { title: string; fallback: string }, error: unknown): void {
  toast({ title, description: messageOf(error, fallback), variant: 'destructive' });
}
